import { jsonOf } from '#adapters/json.ts';
import type { OutboundAnswer } from '#adapters/outbound.ts';
import type { GatewayFault } from '#domain/contact/delivery-fault.ts';

/** The gateway will never accept the message: retrying cannot help. The outbox gives such a row up. */
export class SmsRefused extends Error {
  readonly isPermanent = true;
}

/** 4xx that may succeed at another time or with a fixed account: login, credit, rate, time. */
const PASSING = new Set([401, 402, 403, 408, 425, 429]);

/** Throws unless the status says that the message was accepted. */
export function judgeStatus({ status }: OutboundAnswer): void {
  if (status >= 200 && status < 300) return;
  const message = `sms not sent: ${status}`;
  throw status >= 400 && status < 500 && !PASSING.has(status) ? new SmsRefused(message) : new Error(message);
}

/** How a gateway says in its body what became of a message. */
export interface AnswerCodes {
  gateway: string;
  /** The code in the body, parsed as JSON; null = it is not as documented. */
  codeIn(body: unknown): number | null;
  accepted: ReadonlySet<number>;
  /** What is wrong with the message itself. */
  refused: ReadonlySet<number>;
  /** What somebody has to set right in the account: login, sender, credit. Every other code passes. */
  account: ReadonlySet<number>;
}

/** Throws unless the code in the body says that the message was accepted. Where there is none, the status must explain it. */
export function judgeCode(answer: OutboundAnswer, codes: AnswerCodes): void {
  const code = codes.codeIn(jsonOf(answer.body));
  if (code === null) {
    judgeStatus(answer);
    throw new Error('sms not sent: answer not understood');
  }
  if (codes.accepted.has(code)) return;
  const fault: GatewayFault = codes.refused.has(code)
    ? 'refused'
    : codes.account.has(code)
      ? 'login'
      : 'later';
  const message = `sms not sent: ${codes.gateway} ${code} ${fault}`;
  throw fault === 'refused' ? new SmsRefused(message) : new Error(message);
}
