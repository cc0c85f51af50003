import { formMail } from '#text/mails/form-mail.ts';
import { uploadFile } from '#use-cases/files/file-store.ts';
import type { MailAttachment } from '#use-cases/message-ports.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Settings } from '#use-cases/shop/shop-store.ts';
import { messageOfRow } from '#use-cases/signals/message-of-row.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';
import type { StoredForm } from './form-store.ts';
import { writeLetter } from './write-letter.ts';

/** About 25 MB as base64, a common limit of mail servers; any other files are linked. */
const ATTACHED_BYTES = 18 * 1024 * 1024;

/**
 * Mails a contact form to the shop: to the address in the settings, else to the first public branch that has one. Replies go
 * to the sender. Throws when there is no recipient, so that the outbox retries and delivers once an address is entered.
 */
export async function sendFormMail(deps: Deps, row: OutboxRow): Promise<void> {
  const form = typeof row.payload.form === 'number' ? await deps.db.forms.byId(row.payload.form) : null;
  if (!form) return;
  const to = await addressOf(deps);
  const { attachments, linked } = await filesOf(deps, form);
  const written = await writeLetter(
    deps,
    to.settings,
    formMail(form, { shopName: to.settings.shopName, linked }),
  );
  await deps.mail.send({
    ...written,
    to: to.email,
    audience: 'shop',
    replyTo: form.email,
    ...messageOfRow(deps, row, `form-${form.id}`),
    attachments: [...written.attachments, ...attachments],
  });
}

async function addressOf({ db }: Deps): Promise<{ settings: Settings; email: string }> {
  const settings = await db.shop.settings();
  if (settings.contactEmail) return { settings, email: settings.contactEmail };
  const { shop } = await db.shop.snapshot();
  const branch = shop.branches.find((one) => one.isEnabled && one.isPublic && one.email !== '');
  if (!branch) throw new Error('no public branch with an e-mail address');
  return { settings, email: branch.email };
}

async function filesOf(deps: Deps, { files }: StoredForm) {
  const attachments: MailAttachment[] = [];
  const linked: { name: string; href: string }[] = [];
  let total = 0;
  for (const file of files) {
    const { publicHash, id, version, extension, name, mimeType } = file;
    const href = `${deps.publicUrl}/upload/${publicHash}/${id}-${version}.${extension}`;
    const bytes = total + file.bytes > ATTACHED_BYTES ? null : await deps.storage.read(uploadFile(file));
    if (bytes) attachments.push({ name, mimeType, bytes });
    else linked.push({ name, href });
    total += bytes?.length ?? 0;
  }
  return { attachments, linked };
}
