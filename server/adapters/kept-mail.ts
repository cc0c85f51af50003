import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address, Attachment, Email } from 'postal-mime';
import type { MailMessage } from '#use-cases/message-ports.ts';
import type { KeptMail, KeptMailContent, MailBox } from '#use-cases/messages/mail-box.ts';

export const MAIL_FILE = '.eml';

/** Only in files: who may read it in the mail box. A file without it is for administrators. */
export const AUDIENCE_HEADER = 'X-Theke-Audience';

export function audienceText(audience: MailMessage['audience']): string {
  return audience === undefined ? 'account' : audience === 'shop' ? 'shop' : `branch-${audience}`;
}

function audienceOf(text: string | undefined): KeptMail['audience'] {
  if (text === 'shop') return 'shop';
  const [, branch] = /^branch-(\d{1,9})$/.exec(text ?? '') ?? [];
  return branch ? Number(branch) : null;
}

/** Enough for the headers of our own mails. */
const HEAD_BYTES = 16 * 1_024;
const ID = /^[0-9a-f]{32}$/;

/**
 * The .eml files below a directory. Their heads are kept in memory: a file never changes what it says. The parser is loaded
 * by whoever looks into the box first.
 */
export function mailBox(directory: string): MailBox {
  const heads = new Map<string, KeptMail>();
  const fileOf = (id: string) => join(directory, `${id}${MAIL_FILE}`);
  const list = async () => {
    const ids = await idsIn(directory);
    for (const known of heads.keys()) if (!ids.has(known)) heads.delete(known);
    for (const id of ids) {
      if (heads.has(id)) continue;
      const head = await headOf(fileOf(id), id);
      if (head) heads.set(id, head);
    }
    return [...heads.values()].sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
  };
  return {
    list,
    async read(id) {
      if (!ID.test(id)) return null;
      const bytes = await readFile(fileOf(id)).catch(() => null);
      return bytes && contentOf(id, await parse(bytes), await modifiedAt(fileOf(id)));
    },
    async forget(before, most) {
      for (const [index, { id, at }] of (await list()).entries())
        if (index >= most || at < before) await rm(fileOf(id), { force: true });
    },
  };
}

async function idsIn(directory: string): Promise<Set<string>> {
  const names = await readdir(directory).catch(() => []);
  const ids = names
    .filter((name) => name.endsWith(MAIL_FILE))
    .map((name) => name.slice(0, -MAIL_FILE.length));
  return new Set(ids.filter((id) => ID.test(id)));
}

async function parse(bytes: Uint8Array): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(bytes);
}

/** Null for a file that is gone by now. */
async function headOf(file: string, id: string): Promise<KeptMail | null> {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const start = buffer.subarray(0, bytesRead);
    const end = start.indexOf('\r\n\r\n');
    return headOfMail(
      id,
      await parse(end < 0 ? start : start.subarray(0, end + 4)),
      (await handle.stat()).mtime,
    );
  } finally {
    await handle.close();
  }
}

function headOfMail(id: string, mail: Email, writtenAt: Date): KeptMail {
  const at = new Date(mail.date ?? Number.NaN);
  const audience = mail.headers.find(({ key }) => key === AUDIENCE_HEADER.toLowerCase())?.value;
  return {
    id,
    at: Number.isNaN(at.getTime()) ? writtenAt : at,
    to: addressesText(mail.to),
    subject: mail.subject ?? '',
    audience: audienceOf(audience?.trim()),
  };
}

function contentOf(id: string, mail: Email, writtenAt: Date): KeptMailContent {
  return {
    ...headOfMail(id, mail, writtenAt),
    from: addressesText(mail.from && [mail.from]),
    replyTo: addressesText(mail.replyTo),
    text: mail.text ?? '',
    html: mail.html ? withPictures(mail.html, mail.attachments) : null,
    attachments: mail.attachments
      .filter(({ related, contentId }) => !(related && contentId))
      .map((attachment) => ({
        name: attachment.filename ?? '',
        mimeType: attachment.mimeType,
        bytes: bytesOf(attachment),
      })),
  };
}

/** Pictures that come with the mail, in the place where it shows them. */
function withPictures(html: string, attachments: readonly Attachment[]): string {
  const pictures = new Map(
    attachments
      .filter(({ contentId, mimeType }) => contentId && /^image\/(png|jpeg|gif|webp)$/.test(mimeType))
      .map((attachment) => [attachment.contentId?.replace(/^<|>$/g, ''), attachment]),
  );
  return html.replace(/cid:([^"')\s>]+)/gi, (written, id: string) => {
    const picture = pictures.get(id);
    if (!picture) return written;
    return `data:${picture.mimeType};base64,${Buffer.from(bytesOf(picture)).toString('base64')}`;
  });
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

function addressesText(addresses: readonly Address[] | undefined): string {
  const each = (addresses ?? []).map(({ name, address }) =>
    name && address ? `${name} <${address}>` : (address ?? ''),
  );
  return each.filter((text) => text !== '').join(', ');
}

async function modifiedAt(file: string): Promise<Date> {
  return (await stat(file).catch(() => null))?.mtime ?? new Date(0);
}
