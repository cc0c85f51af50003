import { z } from 'zod';
import { type AnswerCodes, judgeCode } from './sms-answer.ts';
import type { SmsAccount, SmsGateway } from './sms-gateway.ts';

const SERVICE = 'https://api.websms.com';

const answerSchema = z.object({ statusCode: z.int() });

const CODES: AnswerCodes = {
  gateway: 'websms',
  codeIn: (body) => answerSchema.safeParse(body).data?.statusCode ?? null,
  /** Accepted, queued, and accepted as a test. */
  accepted: new Set([2000, 2001, 2002]),
  /** Its form, recipient, text, parameters, length, or a recipient who wants none. */
  refused: new Set([
    ...[4000, 4002, 4004, 4005, 4006, 4007, 4008, 4009, 4010, 4011, 4015, 4016, 4017, 4019],
    ...[4026, 4027, 4031, 4040, 4041],
  ]),
  /** Login, sender, contingent, access. Limits (4012 4023-4025) and the service (5000 5003) pass. */
  account: new Set([4001, 4003, 4013, 4014, 4018, 4020, 4021, 4022, 4035]),
};

/**
 * websms (Austria): POST /rest/smsmessaging/text. A sender must be one of the account's; numbers go without plus. The service
 * does not recognize a repeated message; `clientMessageId` lets people find both.
 */
export function websmsGateway({ url = SERVICE, token = '', from }: SmsAccount): SmsGateway {
  return {
    request: ({ id, to, text }) => ({
      url: `${url.replace(/\/+$/, '')}/rest/smsmessaging/text`,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        messageContent: text,
        recipientAddressList: [to.replace('+', '')],
        clientMessageId: id,
        contentCategory: 'informational',
        maxSmsPerMessage: 1,
        ...(from ? senderOf(from) : {}),
      }),
    }),
    judge: (answer) => judgeCode(answer, CODES),
  };
}

/** Up to six digits are a short code. */
function senderOf(from: string) {
  const digits = from.replace(/^\+/, '');
  if (!/^\d+$/.test(digits)) return { senderAddress: from, senderAddressType: 'alphanumeric' };
  return { senderAddress: digits, senderAddressType: digits.length <= 6 ? 'shortcode' : 'international' };
}
