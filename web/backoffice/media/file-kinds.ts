import { formatFileSize } from '#web/lib/file-size.ts';
import * as texts from './texts.ts';

/** Decoded bytes; the server's maximum. */
const LARGEST_BYTES = 15 * 1024 * 1024;

/** What a file chooser accepts. */
export interface FileKind {
  /** File extensions with their dot. */
  endings: readonly string[];
  /** Shown below the file chooser. */
  hint: string;
}

export const PICTURE_FILES: FileKind = {
  endings: ['.jpg', '.jpeg', '.png', '.gif', '.webp'],
  hint: texts.pictureFiles,
};

export const VIDEO_FILES: FileKind = {
  endings: ['.mp4', '.webm', '.mpeg'],
  hint: texts.videoFiles,
};

export const LIBRARY_FILES: FileKind = {
  endings: [
    ...['.jpg', '.jpeg', '.png', '.gif', '.svg'],
    ...['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.ppt', '.pptx', '.txt', '.csv', '.zip'],
    ...VIDEO_FILES.endings,
  ],
  hint: texts.libraryFiles,
};

/** Why a file need not be uploaded at all; null when only the server can tell. */
export function refusalOf(kind: FileKind, { name, size }: Pick<File, 'name' | 'size'>): string | null {
  const ending = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
  if (!kind.endings.includes(ending)) return texts.wrongKind({ name, kinds: kind.hint });
  if (size === 0) return texts.emptyFile({ name });
  return size > LARGEST_BYTES ? texts.largeFile({ name, size: formatFileSize(size) }) : null;
}
