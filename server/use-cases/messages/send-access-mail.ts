import { isFactorChange } from '#domain/access/second-factor.ts';
import { accessMail } from '#text/mails/access-mail.ts';
import type { Deps } from '#use-cases/ports.ts';
import { messageOfRow } from '#use-cases/signals/message-of-row.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';
import { writeLetter } from './write-letter.ts';

/** Tells somebody that their second factor has changed (R386); dropped when the account is gone. */
export async function sendAccessMail(deps: Deps, row: OutboxRow): Promise<void> {
  const { account: id, change } = row.payload;
  const account = typeof id === 'number' ? await deps.db.accounts.accountById(id) : null;
  if (!account || !isFactorChange(change)) return;
  const { shop } = await deps.db.shop.snapshot();
  await deps.mail.send({
    ...(await writeLetter(deps, shop.config, accessMail(change, `${deps.publicUrl}/backend#/account`))),
    to: account.email,
    ...messageOfRow(deps, row, `access-${account.id}`),
  });
}
