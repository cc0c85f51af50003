import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Where a printer may be (A51): private networks only, so that no setting turns the agent into a port scanner. */
export interface AddressRules {
  /** Only for printers on this very computer and for tests. */
  allowLoopback: boolean;
  allowedPorts: readonly number[];
}

/** 9100 is the raw printing port; print servers with several outlets add 9101 and 9102. */
export const PRINTER_PORTS: readonly number[] = [9100, 9101, 9102];

const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8, 'ipv4');
PRIVATE.addSubnet('172.16.0.0', 12, 'ipv4');
PRIVATE.addSubnet('192.168.0.0', 16, 'ipv4');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** True for an address in a private network, or on this computer if allowed. */
export function isAllowedAddress(address: string, allowLoopback: boolean): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const type = family === 4 ? 'ipv4' : 'ipv6';
  return PRIVATE.check(address, type) || (allowLoopback && LOOPBACK.check(address, type));
}

/**
 * The address to connect to; null if a printer must not be there. A name is resolved here and the result connected to, so
 * that a second look-up cannot lead elsewhere. Throws what the look-up throws.
 */
export async function permittedAddress(
  host: string,
  port: number,
  rules: AddressRules,
): Promise<string | null> {
  if (!rules.allowedPorts.includes(port)) return null;
  const { address } = isIP(host) ? { address: host } : await lookup(host);
  return isAllowedAddress(address, rules.allowLoopback) ? address : null;
}
