import { z } from 'zod';
import { jsonOf, judgeStatus, SmsRefused } from './sms-answer.ts';
import type { SmsAccount, SmsGateway } from './sms-gateway.ts';

const SERVICE = 'https://api.websms.com';

const answerSchema = z.object({ statusCode: z.int() });

/** Accepted, queued, and accepted as a test. */
const ACCEPTED = new Set([2000, 2001, 2002]);
/**
 * What is wrong with the message itself: its form, recipient, text, parameters, length, or a recipient who wants none.
 * Everything else (login 4001, sender 4003, limits 4012 4013 4023-4025, access 4014 4018 4020-4022 4035, service 5000 5003)
 * passes or can be set right in the account.
 */
const REFUSED = new Set([
  ...[4000, 4002, 4004, 4005, 4006, 4007, 4008, 4009, 4010, 4011, 4015, 4016, 4017, 4019],
  ...[4026, 4027, 4031, 4040, 4041],
]);

/**
 * websms (Austria): POST /rest/smsmessaging/text. A sender must be one of the account's; numbers go without plus. The service
 * does not recognise a repeated message; `clientMessageId` lets people find both.
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
    judge(answer) {
      const parsed = answerSchema.safeParse(jsonOf(answer));
      if (!parsed.success) {
        judgeStatus(answer);
        throw new Error('sms not sent: answer not understood');
      }
      const { statusCode } = parsed.data;
      if (ACCEPTED.has(statusCode)) return;
      const message = `sms not sent: websms ${statusCode}`;
      throw REFUSED.has(statusCode) ? new SmsRefused(message) : new Error(message);
    },
  };
}

/** Up to six digits are a short code. */
function senderOf(from: string) {
  const digits = from.replace(/^\+/, '');
  if (!/^\d+$/.test(digits)) return { senderAddress: from, senderAddressType: 'alphanumeric' };
  return { senderAddress: digits, senderAddressType: digits.length <= 6 ? 'shortcode' : 'international' };
}
