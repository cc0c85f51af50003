import { judgeStatus } from './sms-answer.ts';
import type { SmsAccount, SmsGateway } from './sms-gateway.ts';

const SENDER = 'Theke';

/**
 * Any gateway that takes POST with JSON {from, to, text} and says all by its status. The Idempotency-Key stays the same when a
 * message is retried; the token is a bearer token.
 */
export function genericGateway({ url = '', token, from = SENDER }: SmsAccount): SmsGateway {
  return {
    request: ({ id, to, text }) => ({
      url,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ from, to, text }),
    }),
    judge: judgeStatus,
  };
}
