/** The HTTP headers that Gridscribe is served with. Any other host should send the same. */

/** What a page may load and do: nothing but what comes from its own origin. */
const contentSecurityPolicy = {
  'default-src': "'none'",
  // WebAssembly is for the speech recogniser that runs on the device.
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  // Text never becomes script or markup, except through Lit's templates and src/trusted.ts.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'lit-html gridscribe',
};

/** Only what the app uses; the microphone is asked for when Talk is pressed. */
const permissionsPolicy = {
  camera: '()',
  'display-capture': '()',
  geolocation: '()',
  microphone: '(self)',
  midi: '()',
  payment: '()',
  'screen-wake-lock': '(self)',
  usb: '()',
};

/** @param {Record<string, string>} parts @param {string} between @param {string} after */
const joined = (parts, between, after) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}${between}${value}`)
    .join(after);

/** Sent with every answer. */
export const securityHeaders = {
  'Content-Security-Policy': joined(contentSecurityPolicy, ' ', '; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': joined(permissionsPolicy, '=', ', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * How long a file may be reused without asking. Files in `assets/` have a hash of their content in their name and never
 * change; all others, the service worker above all, are asked for anew.
 * @param {string} path a path on the server, such as `/assets/main-4f2c81aa.js`
 */
export const cacheControl = (path) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
