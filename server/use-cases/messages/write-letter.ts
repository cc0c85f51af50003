import type { ImageRef } from '#domain/media/image.ts';
import type { Config } from '#domain/shop/shop.ts';
import { type Letter, letterText } from '#text/mails/letter.ts';
import { imageFile, readImageBytes } from '#use-cases/files/read-image.ts';
import type { LetterLook, MailAttachment, MailMessage } from '#use-cases/message-ports.ts';
import type { Deps } from '#use-cases/ports.ts';

/** The settings that decide how a mail looks. */
export type LookSettings = Pick<Config, 'shopName' | 'primaryColor' | 'darkDesign' | 'logo'>;

type Written = Pick<MailMessage, 'subject' | 'text' | 'html'> & { attachments: MailAttachment[] };

/** Pixels on the screen; the file has twice as many, for sharp screens. */
const LOGO = { width: 200, height: 56 };
const LOGO_FILE = 400;
/** Outlook shows no WebP. */
const SHOWN_EVERYWHERE: readonly string[] = ['png', 'jpg', 'jpeg', 'gif'];
const LOGO_ID = 'logo@theke';

/**
 * A letter in both forms, in the shop's colours. Its logo travels inside the message: programs that load nothing from
 * outside show it, and a shop that no mail server can reach has one, too.
 */
export async function writeLetter(deps: Deps, config: LookSettings, letter: Letter): Promise<Written> {
  const logo = await logoOf(deps, config.logo);
  const look: LetterLook = {
    shopName: config.shopName,
    colour: config.primaryColor,
    isDarkAllowed: config.darkDesign !== 'never',
    logo: logo && { src: `cid:${LOGO_ID}`, ...logo.size },
  };
  return {
    subject: letter.subject,
    text: letterText(letter),
    html: await deps.letters.html(letter, look),
    attachments: logo ? [logo.attachment] : [],
  };
}

/** A letter as a browser shows it: with the pictures in it. */
export function asPage({ html, attachments }: Pick<Written, 'html' | 'attachments'>): string {
  return attachments.reduce((page, { contentId, mimeType, bytes }) => {
    if (!contentId) return page;
    const picture = `data:${mimeType};base64,${Buffer.from(bytes).toString('base64')}`;
    return page.replaceAll(`cid:${contentId}`, picture);
  }, html);
}

/** The logo of the last mail: the same for all until somebody chooses another. */
const drawn = new WeakMap<Deps['storage'], { file: string; bytes: Uint8Array }>();

async function logoOf(deps: Deps, logo: ImageRef | null) {
  if (!logo) return null;
  const extension = SHOWN_EVERYWHERE.includes(logo.extension) ? logo.extension : 'png';
  try {
    const bytes = await drawnLogo(deps, logo, extension);
    if (!bytes) return null;
    const mimeType = `image/${extension === 'jpg' ? 'jpeg' : extension}`;
    const attachment: MailAttachment = { name: `logo.${extension}`, mimeType, bytes, contentId: LOGO_ID };
    return { attachment, size: sizeOf(logo) };
  } catch (error) {
    // A picture must not keep a guest from hearing of the order.
    deps.log.warn({ err: error }, 'mail: the logo cannot be read');
    return null;
  }
}

async function drawnLogo(deps: Deps, logo: ImageRef, extension: string): Promise<Uint8Array | null> {
  const file = imageFile(logo);
  const known = drawn.get(deps.storage);
  if (known?.file === file) return known.bytes;
  const stored = await readImageBytes(deps, { ...logo, size: 'small' });
  if (!stored) return null;
  const bytes = await deps.images.resize(stored, LOGO_FILE, extension);
  drawn.set(deps.storage, { file, bytes });
  return bytes;
}

function sizeOf({ width, height }: ImageRef): { width: number; height: number } {
  const scale = Math.min(LOGO.width / width, LOGO.height / height, 1);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
