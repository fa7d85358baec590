/**
 * A page of a phone's size inside this one: what goes by the size of the window goes by that, in every browser, whether or
 * not its window can be made smaller.
 */
export class Phone {
  private constructor(
    readonly document: Document,
    private readonly frame: HTMLIFrameElement,
  ) {}

  /**
   * Opens it, 360 by 640 px large.
   * @param modules the components that it knows, as files of `src/components/`
   */
  static async open(...modules: string[]): Promise<Phone> {
    const address = (path: string): string => new URL(`../../../src/${path}`, import.meta.url).href;
    const scripts = modules.map((module) => `<script type="module" src="${address(`components/${module}`)}"></script>`);
    const frame = document.createElement('iframe');
    frame.width = '360';
    frame.height = '640';
    frame.srcdoc = `<!doctype html><html lang="en"><title>Phone</title>
      <link rel="stylesheet" href="${address('styles/page.css')}" />${scripts.join('')}`;
    const loaded = new Promise((done) => {
      frame.addEventListener('load', done, { once: true });
    });
    document.body.append(frame);
    await loaded;
    if (!frame.contentDocument) throw new Error('the phone has no page');
    return new Phone(frame.contentDocument, frame);
  }

  /** Puts a component on its page, in the 324 px that its margins leave. */
  async put<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    props: Partial<HTMLElementTagNameMap[Name]>,
  ): Promise<HTMLElementTagNameMap[Name]> {
    const room = this.document.createElement('div');
    room.style.width = '324px';
    const element = Object.assign(this.document.createElement(name), props);
    room.append(element);
    this.document.body.replaceChildren(room);
    // Lit draws once it is on the page.
    await (element as { updateComplete?: Promise<unknown> }).updateComplete;
    return element;
  }

  close(): void {
    this.frame.remove();
  }
}
