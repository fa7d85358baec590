/** The app's one Trusted Types policy: addresses of scripts of our own origin, and nothing else. */
const policy = window.trustedTypes?.createPolicy('gridscribe', {
  createScriptURL(address) {
    const { origin } = new URL(address, document.baseURI);
    if (origin !== location.origin) throw new TypeError(`Not a script of our own: ${address}`);
    return address;
  },
});

/**
 * A script's address in the form that `Worker` and the registration of a service worker accept under Trusted Types.
 * Their types only know strings, so it is called one.
 * @throws {TypeError} if the address is of another origin, in browsers that have Trusted Types
 */
export const ownScript = (address: string): string =>
  (policy?.createScriptURL(address) as unknown as string | undefined) ?? address;
