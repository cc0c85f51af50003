/**
 * Whether the browser may be sent there to pay: over TLS, or to this shop itself or a test provider on this machine. Neither
 * scripts nor unprotected pages, whatever an answer says.
 */
export function isPayPage(address: string, origin: string): boolean {
  try {
    const { protocol, hostname, origin: other } = new URL(address, origin);
    if (protocol === 'https:' || other === origin) return true;
    return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  } catch {
    return false;
  }
}

/** Leaves the shop for the page at which the guest pays; false where there is none, or none to go to. */
export function goToPayPage(address: string | null): boolean {
  if (address === null || !isPayPage(address, location.origin)) return false;
  location.assign(address);
  return true;
}
