import { Readable } from 'node:stream';
import type { Address, Attachment, Email } from 'postal-mime';
import type { MailMessage } from '#use-cases/message-ports.ts';
import type { KeptMail, KeptMailContent, MailBox } from '#use-cases/messages/mail-box.ts';
import type { Storage } from '#use-cases/ports.ts';
import {
  formerKeptId,
  isKeptId,
  type KeptMailFile,
  keptId,
  keptMailFile,
  keptMailFileOf,
} from './kept-mail-file.ts';

const FOLDER = 'outbox-mail/';
/** Enough for the headers of our own mails. */
const HEAD_BYTES = 16 * 1_024;

type Shelf = Pick<Storage, 'read' | 'open' | 'add' | 'remove' | 'list' | 'stat'>;

/**
 * The .eml files of the storage. Their names say all that a list is sorted and filtered by, so that a page costs its own
 * heads however full the box is. The parser is loaded by whoever looks into the box first.
 */
export function mailBox(storage: Shelf): MailBox {
  return {
    async list(mayRead, { skip, take }) {
      const readable = (await filesIn(storage)).filter(mayRead);
      const page = readable.slice(skip, take === null ? undefined : skip + take);
      const heads = await Promise.all(page.map((file) => headOf(storage, file)));
      return { data: heads.filter((head) => head !== null), total: readable.length };
    },
    async read(id) {
      const file = isKeptId(id) ? await fileOf(storage, id) : undefined;
      const bytes = file && (await storage.read(FOLDER + file.name));
      return bytes ? contentOf(file, await parse(bytes)) : null;
    },
    async forgetAbout(words) {
      let count = 0;
      for (const { name } of await filesIn(storage)) {
        const bytes = await storage.read(FOLDER + name);
        if (!bytes || !tellsOf(await parse(bytes), words)) continue;
        await storage.remove(FOLDER + name);
        count += 1;
      }
      return count;
    },
    async forget({ before, unsharedBefore, most }) {
      for (const [index, { name, at, audience }] of (await filesIn(storage)).entries()) {
        const isOld = at < (audience === null ? unsharedBefore : before);
        if (isOld || index >= most) await storage.remove(FOLDER + name);
      }
    },
    async remove(messageIds) {
      const ids = new Set(messageIds.map(keptId));
      for (const { name, id } of await filesIn(storage)) if (ids.has(id)) await storage.remove(FOLDER + name);
    },
  };
}

function tellsOf({ to, subject = '', text = '', html = '' }: Email, words: readonly string[]): boolean {
  const content = [addressesText(to), subject, text, html].join('\n').toLowerCase();
  return words.some((word) => content.includes(word.toLowerCase()));
}

/** Stores a message once, however often it is sent. Only one sent before is looked for, since that costs more the more are kept. */
export async function keepMail(
  storage: Shelf,
  { messageId, isRepeated = false, audience }: Pick<MailMessage, 'messageId' | 'isRepeated' | 'audience'>,
  bytes: Uint8Array,
): Promise<void> {
  const id = keptId(messageId);
  if (isRepeated && (await fileOf(storage, id))) return;
  await storage.add(FOLDER + keptMailFile(id, new Date(), audience ?? null).name, bytes);
}

async function fileOf(storage: Shelf, id: string): Promise<KeptMailFile | undefined> {
  return (await filesIn(storage)).find((file) => file.id === id);
}

/** Newest first. */
async function filesIn(storage: Shelf): Promise<KeptMailFile[]> {
  const files: KeptMailFile[] = [];
  for await (const path of storage.list(FOLDER)) {
    const name = path.slice(FOLDER.length);
    const file = keptMailFileOf(name) ?? (await formerFile(storage, name));
    if (file) files.push(file);
  }
  return files.sort((a, b) => b.at.getTime() - a.at.getTime() || (a.name < b.name ? 1 : -1));
}

/** A message from before names carried the time was kept when it was written; nobody but administrators reads it. */
async function formerFile(storage: Shelf, name: string): Promise<KeptMailFile | null> {
  const id = formerKeptId(name);
  const found = id && (await storage.stat(FOLDER + name));
  return found ? { name, id, at: found.at, audience: null } : null;
}

async function parse(bytes: Uint8Array): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(bytes);
}

/** Null for a file that is gone by now. */
async function headOf(storage: Shelf, file: KeptMailFile): Promise<KeptMail | null> {
  const content = (await storage.open(FOLDER + file.name))?.content;
  if (!content) return null;
  const start = content instanceof Readable ? await startOf(content) : Buffer.from(content);
  const end = start.indexOf('\r\n\r\n');
  return headOfMail(file, await parse(end < 0 ? start : start.subarray(0, end + 4)));
}

/** A mail with papers and pictures is not read for its subject. */
async function startOf(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop ends the stream.
  for await (const chunk of content as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
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
