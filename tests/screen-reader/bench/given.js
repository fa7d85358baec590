/* global document, Element, fetch, location, MutationObserver, URLSearchParams */
/**
 * Runs in the page before the app and tells the server each message that is written into a live region, as `given?...`: which
 * page it is, when it was written (milliseconds since 1970), and its text. The app knows nothing of it.
 */
const page = location.search.slice(1);

const tell = (/** @type {string} */ text) => {
  const facts = new URLSearchParams({ page, at: String(Date.now()), text });
  void fetch(`given?${facts}`, { keepalive: true });
};

const observer = new MutationObserver((records) => {
  /** Each region once, as it stands at the end of the task: readers hear nothing else. */
  const regions = new Set();
  for (const { target } of records) {
    const region = (target instanceof Element ? target : target.parentElement)?.closest('.live-region');
    if (region) regions.add(region);
  }
  for (const region of regions) {
    const text = region.textContent.replace(/\u00a0$/, '');
    if (text !== '') tell(text);
  }
});
const watch = (/** @type {Node} */ root) => {
  observer.observe(root, { childList: true, characterData: true, subtree: true });
};

// Dialogs have a region inside their shadow root.
const { attachShadow } = Element.prototype;
Element.prototype.attachShadow = function (/** @type {ShadowRootInit} */ options) {
  const root = attachShadow.call(this, options);
  watch(root);
  return root;
};
watch(document);
