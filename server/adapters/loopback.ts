/** Whether a host name, as `URL.hostname` writes it, is this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname);
}

/** Whether nobody on the way can read what is sent there: https, or http that does not leave this machine. */
export function isPrivateAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
