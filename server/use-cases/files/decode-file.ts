import { AppError } from '#domain/errors.ts';
import { cleanLine } from '#domain/text/text-input.ts';

/** Limit on the decoded bytes (R129). */
export const UPLOAD_LIMIT_BYTES = 15 * 1024 * 1024;
const LONGEST_NAME = 200;

/** A file in a request body. */
export interface SentFile {
  /** data:[type];base64,... */
  data: string;
  name: string | null;
  /** The file of a form, which `data` then does not hold. */
  received?: ReceivedFile | undefined;
}

/** A file that came in by itself. */
export interface ReceivedFile {
  bytes: Uint8Array;
  /** As its sender calls it. */
  name: string;
  /** The type that its sender claims. */
  declared: string;
  /** More than the limit was sent, and `bytes` holds nothing of it. */
  isTooLarge: boolean;
}

export interface DecodedFile {
  bytes: Uint8Array;
  /** Made safe to show; empty when none was sent. */
  name: string;
  /** The type declared by the data URL, empty if none; merely a claim. */
  declared: string;
}

/** The bytes of a file from a form, or of a data URL. Throws 'file-unreadable' and 'file-too-large' with the file's name before decoding anything. */
export function decodeFile({ data, name, received }: SentFile): DecodedFile {
  const shown = shortened(cleanLine((name || received?.name) ?? ''));
  const params = { name: shown };
  if (received) {
    const { bytes, declared, isTooLarge } = received;
    if (isTooLarge) throw new AppError('file-too-large', { params });
    if (bytes.length === 0) throw new AppError('file-unreadable', { params });
    return { bytes, name: shown, declared: declared.toLowerCase() };
  }
  const header = /^data:([a-z0-9.+-]+\/[a-z0-9.+-]+)?(?:;[a-z0-9-]+=[^;,]{1,100})*;base64,/i.exec(
    data.slice(0, 500),
  );
  if (!header) throw new AppError('file-unreadable', { params });
  const encoded = data.slice(header[0].length);
  if (encoded.length > Math.ceil(UPLOAD_LIMIT_BYTES / 3) * 4)
    throw new AppError('file-too-large', { params });
  const bytes = Buffer.from(encoded, 'base64');
  if (encoded === '' || !isBase64(encoded, bytes.length)) throw new AppError('file-unreadable', { params });
  if (bytes.length > UPLOAD_LIMIT_BYTES) throw new AppError('file-too-large', { params });
  return { bytes, name: shown, declared: (header[1] ?? '').toLowerCase() };
}

/**
 * Whether the text was base64 through and through, padding only at the end: the decoder skips anything else and comes out
 * short. A regular expression over 20 MB would keep everybody waiting for half a second.
 */
function isBase64(text: string, decoded: number): boolean {
  if (text.length % 4 !== 0 || text.includes('-') || text.includes('_')) return false;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return decoded === (text.length / 4) * 3 - padding;
}

/** The end of a name says what the file is, so the middle is cut. */
function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  return `${name.slice(0, LONGEST_NAME - 21)}…${name.slice(-20)}`;
}
