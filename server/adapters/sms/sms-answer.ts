import type { PostAnswer } from '#adapters/outbound-post.ts';

/** The gateway will never accept the message: retrying cannot help. The outbox gives such a row up. */
export class SmsRefused extends Error {
  readonly isPermanent = true;
}

/** 4xx that may succeed at another time or with a fixed account: login, credit, rate, time. */
const PASSING = new Set([401, 402, 403, 408, 425, 429]);

/** Throws unless the status says that the message was accepted. */
export function judgeStatus({ status }: PostAnswer): void {
  if (status >= 200 && status < 300) return;
  const message = `sms not sent: ${status}`;
  throw status >= 400 && status < 500 && !PASSING.has(status) ? new SmsRefused(message) : new Error(message);
}

/** What the body says as JSON; undefined if it is none. */
export function jsonOf({ body }: PostAnswer): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
