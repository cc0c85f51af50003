import type { NetworkInterfaceInfo } from 'node:os';
import { isAllowedAddress } from '../printer-address.ts';

/** A counter has one or two networks; more are those of virtual machines. */
const MOST_NETWORKS = 4;

/** The addresses beside this computer's own: of each private IPv4 network that it is in, the 254 that share three bytes. */
export function neighbours(
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>,
): string[] {
  const own = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && isAllowedAddress(address, false),
    )
    .map(({ address }) => address);
  const networks = [...new Set(own.map((address) => address.slice(0, address.lastIndexOf('.'))))];
  return networks
    .slice(0, MOST_NETWORKS)
    .flatMap((network) => Array.from({ length: 254 }, (_, index) => `${network}.${index + 1}`))
    .filter((address) => !own.includes(address));
}
