// Separate from the pixel, so that the cookie banner, which any first page may show, does not load it.

/** Cookies that the pixel sets for the shop. */
const COOKIES = ['_fbp', '_fbc'];

/** Consent was withdrawn: its cookies are deleted at once, and if its script is running the page is reloaded without it. */
export function forgetPixel(): void {
  const host = location.hostname.split('.');
  const domains = host.map((_, index) => host.slice(index).join('.'));
  for (const name of COOKIES) {
    // It sets them for the widest domain that the browser allows.
    for (const domain of ['', ...domains.map((one) => `; Domain=${one}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support.
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
  }
  if (window.fbq) location.reload();
}
