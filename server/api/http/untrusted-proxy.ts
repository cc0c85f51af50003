import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '#domain/access/client-network.ts';
import { HOUR } from '#domain/time/zoned-time.ts';
import type { Clock, Log, ProxySightings } from '#use-cases/ports.ts';

const HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'] as const;

export interface ProxyWatch extends ProxySightings {
  /** Looks whether a request came through a proxy that is not trusted. */
  look(request: FastifyRequest): void;
}

interface WatchOptions {
  /** https where visitors reach the shop over TLS, which the server itself does not speak: then a proxy does. */
  publicUrl?: string | undefined;
  /** Fastify's setting; false = no proxy is trusted. */
  trustProxy: unknown;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  /** Milliseconds of a clock that never jumps. */
  ticks?: () => number;
}

/**
 * Notices proxies that nobody told the server to trust (R339): in the log at most once an hour, and as a fact for the page
 * 'Betrieb'. Visitors whose own network adds such headers are no proxy of ours: peers in public networks count only where there
 * must be a proxy and none is trusted.
 */
export function watchProxies({
  publicUrl,
  trustProxy,
  clock,
  log,
  ticks = () => performance.now(),
}: WatchOptions): ProxyWatch {
  const isBehindTls = publicUrl?.startsWith('https:') ?? false;
  const hasTrusted = trustProxy !== false;
  let seen: ReturnType<ProxySightings['facts']>['seen'] = null;
  let sayAgainAt = 0;
  return {
    facts: () => ({ isBehindTls, hasTrusted, seen }),
    look: (request) => {
      const header = HEADERS.find((name) => request.headers[name] !== undefined);
      if (!header || isTrusted(request)) return;
      const peer = clientAddress(request.socket.remoteAddress);
      if (!isInside(peer) && (hasTrusted || !isBehindTls)) return;
      seen = { peer, since: seen?.since ?? clock.now() };
      const at = ticks();
      if (at < sayAgainAt) return;
      sayAgainAt = at + HOUR;
      log.warn(
        { peer, header },
        'a proxy that is not trusted forwards requests: everybody behind it counts as one address; name it in TRUST_PROXY',
      );
    },
  };
}

/** A trusted peer passes on whom it forwards. What it sends without a client's address tells nothing about trust. */
function isTrusted({ ips, headers }: FastifyRequest): boolean {
  if (!ips) return false;
  return ips.length > 1 || headers['x-forwarded-for'] === undefined;
}

/** IPv4 also where the socket listens on IPv6. */
function clientAddress(address = ''): string {
  const counted = clientNetwork(address);
  return counted.includes('/') ? address : counted;
}

const INSIDE = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv4');
INSIDE.addAddress('::1', 'ipv6');
INSIDE.addSubnet('fc00::', 7, 'ipv6');
INSIDE.addSubnet('fe80::', 10, 'ipv6');

/** Whether an address belongs to this machine or a network that the internet does not reach. */
function isInside(address: string): boolean {
  const kind = isIP(address);
  return kind !== 0 && INSIDE.check(address, kind === 6 ? 'ipv6' : 'ipv4');
}
