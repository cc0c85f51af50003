import { isLoopback } from '../loopback.ts';

/**
 * Whether guests may be sent there, or a picture fetched from there: only from the provider itself. A provider on this machine,
 * as in tests, has its pages where its API is.
 */
export function isOwnAddress(address: string, hosts: RegExp, baseUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  const base = new URL(baseUrl);
  if (isLoopback(base.hostname)) return origin === base.origin;
  return protocol === 'https:' && hosts.test(hostname);
}

/** A provider on this machine reaches this server wherever it is. */
export function localityOf(baseUrl: string): { isLocal?: true } {
  return isLoopback(new URL(baseUrl).hostname) ? { isLocal: true } : {};
}
