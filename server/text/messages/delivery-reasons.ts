import { failureOfAttempt } from '#domain/contact/delivery-fault.ts';
import { escapeHtml } from '../escape-html.ts';
import * as texts from './delivery-texts.ts';

/** Why the last attempt of a message failed, as a sentence for the staff (R287). */
export function deliveryReason(kind: 'mail' | 'sms', attempt: string): string {
  const { fault, status } = failureOfAttempt(attempt);
  const sentence = (kind === 'mail' ? texts.MAIL_FAULTS : texts.SMS_FAULTS)[fault];
  return status === null ? sentence : texts.withStatus({ sentence: sentence.replace(/\.$/, ''), status });
}

/** What came of a test mail, as a sentence for the administrator; the server's own words stand beside it. */
export function testMailResult(
  outcome: 'accepted' | 'kept' | keyof typeof texts.MAIL_FAULTS,
  to: string,
): string {
  if (outcome === 'accepted') return texts.accepted({ to });
  return outcome === 'kept' ? texts.kept({ to }) : texts.MAIL_FAULTS[outcome];
}

/** The mail that an administrator sends to see whether any arrive. */
export function testMail({ shop, name }: { shop: string; name: string }) {
  const intro = texts.testIntro({ name, shop });
  return {
    subject: texts.testSubject({ shop }).replace(/\s+/g, ' '),
    text: `${texts.testGreeting}\n\n${intro}\n`,
    html: `<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"></head>
<body style="font:16px/1.5 sans-serif"><p>${texts.testGreeting}</p><p>${escapeHtml(intro)}</p></body></html>
`,
  };
}
