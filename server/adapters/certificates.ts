import { connect, type TLSSocket } from 'node:tls';
import type { CertificateFacts } from '#domain/operations/certificate.ts';
import type { Certificates } from '#use-cases/ports.ts';
import { isLoopback } from './loopback.ts';

/** Certificates live for weeks; one that is wrong may be mended at any moment. */
const FRESH_MS = 6 * 60 * 60_000;
const MENDED_MS = 5 * 60_000;
const TIMEOUT_MS = 2_000;

/** What a certificate is refused for that only waiting has done to it. */
const OF_AGE = 'CERT_HAS_EXPIRED';
/** The other side speaks, but not TLS as browsers want it; everything else is a connection that did not come about. */
const OF_TRUST =
  /^(ERR_TLS_CERT_ALTNAME_INVALID|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|ERR_SSL_\w+)$/;

interface CertificateOptions {
  /** Milliseconds that never go back. */
  now?: () => number;
  /** An authority that is trusted instead of the usual ones; set by tests. */
  ca?: string;
}

/** Reads certificates over a connection of its own, as a browser would; asked again after hours. */
export function certificates({ now = () => performance.now(), ca }: CertificateOptions = {}): Certificates {
  const kept = new Map<string, { facts: Promise<CertificateFacts>; until: number }>();
  return {
    of(address) {
      const known = kept.get(address);
      if (known && now() < known.until) return known.facts;
      const facts = read(address, ca);
      kept.set(address, { facts, until: now() + MENDED_MS });
      void facts.then(({ kind }) => {
        if (kind === 'certificate') kept.set(address, { facts, until: now() + FRESH_MS });
      });
      return facts;
    },
  };
}

async function read(address: string, ca: string | undefined): Promise<CertificateFacts> {
  const { protocol, hostname, port } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isOwnNetwork(host) && protocol === 'http:') return { kind: 'local', host };
  if (protocol === 'http:') return { kind: 'plain', host };
  return new Promise((resolve) => {
    const isName = !/^[\d.]+$|:/.test(host);
    const socket = connect({
      host,
      port: Number(port || 443),
      timeout: TIMEOUT_MS,
      // Judged below: an expired certificate is to be read, not refused.
      rejectUnauthorized: false,
      ...(isName ? { servername: host } : {}),
      ...(ca ? { ca } : {}),
    });
    const end = (facts: CertificateFacts) => {
      socket.destroy();
      resolve(facts);
    };
    socket.once('secureConnect', () => end(seen(socket, host)));
    socket.once('timeout', () => end({ kind: 'unreachable', host }));
    socket.once('error', (error) => {
      const isTls = 'code' in error && typeof error.code === 'string' && OF_TRUST.test(error.code);
      end({ kind: isTls ? 'untrusted' : 'unreachable', host });
    });
  });
}

function seen(socket: TLSSocket, host: string): CertificateFacts {
  const { valid_to: end } = socket.getPeerCertificate();
  const reason: unknown = socket.authorizationError;
  const code = reason instanceof Error && 'code' in reason ? reason.code : reason;
  if (!end || (!socket.authorized && code !== OF_AGE)) return { kind: 'untrusted', host };
  return { kind: 'certificate', host, validTo: new Date(end) };
}

/** An address that only this machine or its network knows. */
function isOwnNetwork(host: string): boolean {
  return (
    isLoopback(host) ||
    /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe80:)/i.test(host) ||
    !host.includes('.') ||
    /\.(local|internal|lan|home\.arpa|test|example|invalid)$/i.test(host)
  );
}
