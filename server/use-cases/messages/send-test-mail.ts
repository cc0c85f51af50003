import { randomUUID } from 'node:crypto';
import { TEST_MAIL_SENT } from '#text/log-texts.ts';
import { testMail, testMailResult } from '#text/messages/delivery-reasons.ts';
import { authorOf, type UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { MailAnswer } from './mail-box.ts';

export interface TestMailResult extends MailAnswer {
  /** German: what came of it. */
  sentence: string;
  to: string;
}

/**
 * Sends a mail to the administrator who asks for it and tells what the mail server answered, whatever it was. Waits at most 12
 * seconds. Is tried once: who asks wants to know how it is now.
 */
export async function sendTestMail(deps: Deps, actor: UserActor): Promise<TestMailResult> {
  const { shopName } = await deps.db.shop.settings();
  const to = actor.email;
  const answer = await deps.mail.probe({
    ...testMail({ shop: shopName, name: actor.name }),
    messageId: `<test.${randomUUID()}@${new URL(deps.publicUrl).hostname}>`,
    to,
  });
  await deps.db.logs.add({
    level: answer.outcome === 'accepted' || answer.outcome === 'kept' ? 'info' : 'warning',
    source: 'staff',
    message: TEST_MAIL_SENT,
    details: [answer.outcome, answer.status ?? ''].join(' ').trim(),
    ...authorOf(actor),
  });
  return { ...answer, sentence: testMailResult(answer.outcome, to), to };
}
