import { z } from 'zod';
import { jsonOf, judgeStatus, SmsRefused } from './sms-answer.ts';
import type { SmsAccount, SmsGateway } from './sms-gateway.ts';

const SERVICE = 'https://gateway.seven.io';

const code = z.union([z.int(), z.string().regex(/^\d{3}$/)]).transform(Number);
/** Errors come as an object or as the bare code. */
const answerSchema = z.union([
  code.transform((success) => ({ success, messages: [] })),
  z.object({
    success: code,
    messages: z
      .array(z.object({ success: z.boolean(), error: z.union([z.int(), z.string()]).nullish() }))
      .nullish()
      .transform((messages) => messages ?? []),
  }),
]);

const ACCEPTED = 100;
/** The same text went to the same number within the last three minutes: it was ours, whose answer got lost. */
const REPEATED = 402;
/**
 * What is wrong with the message itself: country, number, missing or too long text. Everything else (sender 306, credit 500,
 * carrier 600, key 900, access 902 903, the number's limit of a day 403) passes or can be set right in the account.
 */
const REFUSED = new Set([201, 202, 301, 305, 400, 401]);

/** seven (Germany): POST /api/sms. `foreign_id` lets people find a message; one repeated at once is refused as such. */
export function sevenGateway({ url = SERVICE, token = '', from }: SmsAccount): SmsGateway {
  return {
    request: ({ id, to, text }) => ({
      url: `${url.replace(/\/+$/, '')}/api/sms`,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-Api-Key': token },
      body: JSON.stringify({ to, text, foreign_id: id, ...(from ? { from } : {}) }),
    }),
    judge(answer) {
      const parsed = answerSchema.safeParse(jsonOf(answer));
      if (!parsed.success) {
        judgeStatus(answer);
        throw new Error('sms not sent: answer not understood');
      }
      const { success, messages } = parsed.data;
      const failed = messages.find((message) => !message.success);
      const told = success === ACCEPTED && failed ? Number(failed.error ?? 0) : success;
      if (told === ACCEPTED || told === REPEATED) return;
      const message = `sms not sent: seven ${told}`;
      throw REFUSED.has(told) ? new SmsRefused(message) : new Error(message);
    },
  };
}
