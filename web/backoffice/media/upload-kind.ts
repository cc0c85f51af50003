import { type UploadRef, uploadPath } from '#domain/media/image.ts';
import { type UploadRow, upload } from '#entities/upload.ts';
import { type Sending, sendFile } from './send-file.ts';
import * as texts from './texts.ts';

const PICTURES: readonly string[] = ['jpg', 'png', 'gif'];
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^image\//, texts.picture],
  [/^video\//, texts.video],
  [/pdf$/, 'PDF'],
  [/zip$/, texts.zipArchive],
  [/word/, texts.wordDocument],
  [/excel|spreadsheet/, texts.excelTable],
  [/powerpoint|presentation/, texts.presentation],
  [/csv$/, texts.csvTable],
  [/^text\//, texts.plainText],
];

/** 'application/pdf' -> 'PDF'. */
export function kindName(mimeType: string): string {
  return KINDS.find(([pattern]) => pattern.test(mimeType))?.[1] ?? texts.file;
}

export function isVideo({ mimeType }: Pick<UploadRef, 'mimeType'>): boolean {
  return mimeType.startsWith('video/');
}

/** The URL of a thumbnail of a file; null for anything but pictures. */
export function previewOf(
  file: Pick<UploadRef, 'id' | 'version' | 'extension' | 'publicHash'>,
): string | null {
  return PICTURES.includes(file.extension) ? uploadPath({ ...file, extension: 'jpg' }) : null;
}

/** A file as references store it. */
export type StoredFile = Pick<UploadRow, 'id' | 'version' | 'extension' | 'mimeType' | 'name'> & {
  publicHash: string;
};

/** Uploads a file to the library. Throws FileError. */
export function createLibraryFile(file: File, sending: Sending): Promise<StoredFile> {
  return sendFile<StoredFile>({ method: 'POST', path: upload.path }, file, sending);
}
