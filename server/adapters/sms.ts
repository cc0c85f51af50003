import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Sms, SmsMessage } from '#use-cases/ports.ts';

export interface SmsOptions {
  /** The gateway accepts POST with JSON {from, to, text}. */
  url: string;
  /** Sent as bearer token; unset: none. */
  token?: string | undefined;
  from: string;
}

/** The gateway will never accept the message: retrying cannot help. The outbox gives such a row up. */
export class SmsRefused extends Error {
  readonly isPermanent = true;
}

const CONNECT_MS = 2_000;
const TOTAL_MS = 8_000;

/** 4xx that may succeed at another time or with a fixed account: login, credit, rate, time. */
const PASSING = new Set([401, 402, 403, 408, 425, 429]);

/**
 * SMS through an HTTP gateway. Redirects are not followed: the token is for one address only. The Idempotency-Key stays the
 * same when a message is retried.
 */
export function createSms({ url, token, from }: SmsOptions): Sms {
  const send = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  return {
    async send({ id, to, text }: SmsMessage) {
      const body = JSON.stringify({ from, to, text });
      const request = send(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'Idempotency-Key': id,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        signal: AbortSignal.timeout(TOTAL_MS),
      });
      request.on('socket', (socket) => {
        if (!socket.connecting) return;
        const timer = setTimeout(() => request.destroy(new Error('connect timeout')), CONNECT_MS);
        for (const end of ['connect', 'close', 'error']) socket.once(end, () => clearTimeout(timer));
      });
      const answered = once(request, 'response') as Promise<[IncomingMessage]>;
      request.end(body);
      const [answer] = await answered.catch((error: unknown) => {
        throw new Error(`sms not sent: ${reasonOf(error)}`);
      });
      // The status says it all; nobody reads a gateway's long response.
      answer.on('error', () => {});
      answer.destroy();
      judge(answer.statusCode ?? 0);
    },
  };
}

function judge(status: number): void {
  if (status >= 200 && status < 300) return;
  const message = `sms not sent: ${status}`;
  throw status >= 400 && status < 500 && !PASSING.has(status) ? new SmsRefused(message) : new Error(message);
}

/** Without the address of the gateway, which may contain credentials. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
