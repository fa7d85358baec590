/** Where in the app an address leads. */
export type Route =
  | { page: 'home' }
  | { page: 'new-isolation' }
  | { page: 'play'; id: string }
  | { page: 'help' }
  | { page: 'settings' }
  | { page: 'unknown' };

/**
 * Reads the part of an address after its `#`.
 * @param hash as `location.hash` gives it: with the `#`, or empty; anything at all may stand in it
 */
export function routeOf(hash: string): Route {
  const path = hash.replace(/^#/, '');
  switch (path) {
    case '':
    case '/':
      return { page: 'home' };
    case '/new/isolation':
      return { page: 'new-isolation' };
    case '/help':
      return { page: 'help' };
    case '/settings':
      return { page: 'settings' };
    default: {
      const [, id] = /^\/play\/([\w-]{1,64})$/.exec(path) ?? [];
      return id === undefined ? { page: 'unknown' } : { page: 'play', id };
    }
  }
}
