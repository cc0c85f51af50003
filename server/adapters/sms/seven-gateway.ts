import { z } from 'zod';
import { type AnswerCodes, judgeCode } from './sms-answer.ts';
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
const CODES: AnswerCodes = {
  gateway: 'seven',
  codeIn,
  accepted: new Set([ACCEPTED, REPEATED]),
  /** Country, number, missing or too long text. */
  refused: new Set([201, 202, 301, 305, 400, 401]),
  /** Sender, credit, key, access. The carrier (600) and the number's limit of a day (403) pass. */
  account: new Set([306, 500, 900, 902, 903]),
};

/** seven (Germany): POST /api/sms. `foreign_id` lets people find a message; one repeated at once is refused as such. */
export function sevenGateway({ url = SERVICE, token = '', from }: SmsAccount): SmsGateway {
  return {
    request: ({ id, to, text }) => ({
      url: `${url.replace(/\/+$/, '')}/api/sms`,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-Api-Key': token },
      body: JSON.stringify({ to, text, foreign_id: id, ...(from ? { from } : {}) }),
    }),
    judge: (answer) => judgeCode(answer, CODES),
  };
}

/** That of the message where the call was accepted and the message was not. */
function codeIn(body: unknown): number | null {
  const { data } = answerSchema.safeParse(body);
  const failed = data?.messages.find((message) => !message.success);
  if (!data) return null;
  return data.success === ACCEPTED && failed ? Number(failed.error ?? 0) : data.success;
}
