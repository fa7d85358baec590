/**
 * The service worker: everything the app is made of is stored on the device when it is first visited, and answered
 * from there. A new version is fetched and then waits until a page says, with the person's consent, that it may take
 * over (`SKIP_WAITING`, as workbox-window's `messageSkipWaiting` sends it).
 */
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  /** The build writes the list of files here. */
  __WB_MANIFEST: PrecacheEntry[];
};

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

// The app has one page; what it shows is in the address's hash.
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')));

self.addEventListener('message', (event) => {
  const message = event.data as { type?: unknown } | null;
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// Without this the very first visit would only work offline after a reload.
clientsClaim();
