import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address, Attachment, Email } from 'postal-mime';
import type { KeptMail, KeptMailContent, MailBox } from '#use-cases/messages/mail-box.ts';
import {
  formerKeptId,
  isKeptId,
  type KeptMailFile,
  keptId,
  keptMailFile,
  keptMailFileOf,
} from './kept-mail-file.ts';

/** Enough for the headers of our own mails. */
const HEAD_BYTES = 16 * 1_024;

/**
 * The .eml files below a directory. Their names say all that a list is sorted and filtered by, so that a page costs its own
 * heads however full the box is. The parser is loaded by whoever looks into the box first.
 */
export function mailBox(directory: string): MailBox {
  return {
    async list(mayRead, { skip, take }) {
      const readable = (await filesIn(directory)).filter(mayRead);
      const page = readable.slice(skip, take === null ? undefined : skip + take);
      const heads = await Promise.all(page.map((file) => headOf(join(directory, file.name), file)));
      return { data: heads.filter((head) => head !== null), total: readable.length };
    },
    async read(id) {
      const file = isKeptId(id) ? await fileOf(directory, id) : undefined;
      const bytes = file && (await readFile(join(directory, file.name)).catch(() => null));
      return bytes ? contentOf(file, await parse(bytes)) : null;
    },
    async forgetAbout(words) {
      let count = 0;
      for (const { name } of await filesIn(directory)) {
        const bytes = await readFile(join(directory, name)).catch(() => null);
        if (!bytes || !tellsOf(await parse(bytes), words)) continue;
        await rm(join(directory, name), { force: true });
        count += 1;
      }
      return count;
    },
    async forget(before, most) {
      for (const [index, { name, at }] of (await filesIn(directory)).entries())
        if (index >= most || at < before) await rm(join(directory, name), { force: true });
    },
  };
}

function tellsOf({ to, subject = '', text = '', html = '' }: Email, words: readonly string[]): boolean {
  const content = [addressesText(to), subject, text, html].join('\n').toLowerCase();
  return words.some((word) => content.includes(word.toLowerCase()));
}

/** Stores a message once, however often it is sent. */
export async function keepMail(
  directory: string,
  { messageId, audience }: { messageId: string; audience: KeptMail['audience'] },
  bytes: Uint8Array,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  const id = keptId(messageId);
  if (await fileOf(directory, id)) return;
  const unfinished = join(directory, `.${randomUUID()}.tmp`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, join(directory, keptMailFile(id, new Date(), audience).name));
}

async function fileOf(directory: string, id: string): Promise<KeptMailFile | undefined> {
  return (await filesIn(directory)).find((file) => file.id === id);
}

/** Newest first. */
async function filesIn(directory: string): Promise<KeptMailFile[]> {
  const names = await readdir(directory).catch(() => []);
  const files: KeptMailFile[] = [];
  for (const name of names) {
    const file = keptMailFileOf(name) ?? (await renamed(directory, name));
    if (file) files.push(file);
  }
  return files.sort((a, b) => (a.name < b.name ? 1 : -1));
}

/**
 * A message from before names carried the time gets one that does; nobody but administrators reads it. Null for any other file,
 * and for one that somebody else is renaming.
 */
async function renamed(directory: string, name: string): Promise<KeptMailFile | null> {
  const id = formerKeptId(name);
  const from = join(directory, name);
  const writtenAt = id && (await stat(from).catch(() => null))?.mtime;
  if (!id || !writtenAt) return null;
  const file = keptMailFile(id, writtenAt, null);
  return rename(from, join(directory, file.name)).then(
    () => file,
    () => null,
  );
}

async function parse(bytes: Uint8Array): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(bytes);
}

/** Null for a file that is gone by now. */
async function headOf(path: string, file: KeptMailFile): Promise<KeptMail | null> {
  const handle = await open(path).catch(() => null);
  if (!handle) return null;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const start = buffer.subarray(0, bytesRead);
    const end = start.indexOf('\r\n\r\n');
    return headOfMail(file, await parse(end < 0 ? start : start.subarray(0, end + 4)));
  } finally {
    await handle.close();
  }
}

function headOfMail({ id, at, audience }: KeptMailFile, mail: Email): KeptMail {
  return { id, at, audience, to: addressesText(mail.to), subject: mail.subject ?? '' };
}

function contentOf(file: KeptMailFile, mail: Email): KeptMailContent {
  return {
    ...headOfMail(file, mail),
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
