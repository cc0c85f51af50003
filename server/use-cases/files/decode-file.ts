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
}

export interface DecodedFile {
  bytes: Uint8Array;
  /** Made safe to show; empty when none was sent. */
  name: string;
  /** The type declared by the data URL, empty if none; merely a claim. */
  declared: string;
}

/** The bytes of a data URL. Throws 'file-unreadable' and 'file-too-large' with the file's name before decoding anything. */
export function decodeFile({ data, name }: SentFile): DecodedFile {
  const shown = shortened(cleanLine(name ?? ''));
  const params = { name: shown };
  const header = /^data:([a-z0-9.+-]+\/[a-z0-9.+-]+)?(?:;[a-z0-9-]+=[^;,]{1,100})*;base64,/i.exec(
    data.slice(0, 500),
  );
  if (!header) throw new AppError('file-unreadable', { params });
  const encoded = data.slice(header[0].length);
  if (encoded.length > Math.ceil(UPLOAD_LIMIT_BYTES / 3) * 4)
    throw new AppError('file-too-large', { params });
  if (encoded === '' || !isBase64(encoded)) throw new AppError('file-unreadable', { params });
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > UPLOAD_LIMIT_BYTES) throw new AppError('file-too-large', { params });
  return { bytes, name: shown, declared: (header[1] ?? '').toLowerCase() };
}

/** Linear, and without decoding; padding only at the end. */
function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}

/** The end of a name says what the file is, so the middle is cut. */
function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  return `${name.slice(0, LONGEST_NAME - 21)}…${name.slice(-20)}`;
}
