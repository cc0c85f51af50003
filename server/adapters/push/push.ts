import { isIP } from 'node:net';
import { callOut, NoAnswer } from '#adapters/outbound.ts';
import type { Push, PushMessage } from '#use-cases/message-ports.ts';
import type { PushAddress } from '#use-cases/push/push-store.ts';
import { publicLookup } from './public-address.ts';
import type { VapidKeys } from './vapid-keys.ts';

export interface PushOptions {
  keys: VapidKeys;
  /**
   * Hosts with port that are accepted whatever they are, and by http: the stand-ins of tests. Everything else must be https on
   * the public internet.
   */
  allowedHosts?: readonly string[];
}

/** The push service will never take the message. */
export class PushRefused extends Error {
  readonly isPermanent = true;
}

/** 4xx that may succeed at another time. */
const PASSING = new Set([408, 425, 429]);

/**
 * Web push (RFC 8030) with a payload that only the browser can read (RFC 8291) and the shop's signature (RFC 8292). The address
 * of a push service comes from a browser: see `accepts` and public-address.ts.
 */
export function createPush({ keys, allowedHosts = [] }: PushOptions): Push {
  const isStandIn = (host: string) => allowedHosts.includes(host);

  function accepts(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, host, hostname, port, username, password } = new URL(endpoint);
    if (username !== '' || password !== '') return false;
    if (isStandIn(host)) return true;
    const isNamed =
      hostname.includes('.') && isIP(hostname) === 0 && !/\.(localhost|local|internal)$/.test(hostname);
    return protocol === 'https:' && port === '' && isNamed;
  }

  return {
    publicKey: keys.publicKey,
    accepts,
    async send(to, message, { subject, ttl }) {
      if (!accepts(to.endpoint)) return 'gone';
      const request = await requestOf(to, message, { keys, subject, ttl });
      const { host } = new URL(to.endpoint);
      const lookup = isStandIn(host) ? {} : { lookup: publicLookup };
      const answer = await callOut({ method: 'POST', ...request, ...lookup }).catch((error: unknown) => {
        throw error instanceof NoAnswer ? new Error(`push not sent: ${error.reason}`) : error;
      });
      return judge(answer.status);
    },
  };
}

async function requestOf(
  { endpoint, p256dh, auth }: PushAddress,
  message: PushMessage,
  { keys, subject, ttl }: { keys: VapidKeys; subject: string; ttl: number },
) {
  // Most shops have nobody to push to for hours.
  const { default: webPush } = await import('web-push');
  try {
    const made = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject, ...keys },
        TTL: ttl,
        urgency: 'high',
        topic: message.topic,
      },
    );
    return { url: made.endpoint, headers: made.headers as Record<string, string | number>, body: made.body };
  } catch {
    // Keys that are none; what the library says of them would name the address.
    throw new PushRefused('push not sent: unusable keys');
  }
}

/** gone: the browser has unsubscribed, or the service no longer knows it. */
function judge(status: number): 'sent' | 'gone' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  const message = `push not sent: ${status}`;
  throw status >= 400 && status < 500 && !PASSING.has(status) ? new PushRefused(message) : new Error(message);
}
