import type { PartType } from '#domain/catalogue/product.ts';
import * as texts from './texts.ts';

/** File types of an upload step unless it asks for pictures (R58). */
const FILE_TYPES = [
  '.txt',
  '.csv',
  '.gif',
  '.jpg',
  '.jpeg',
  '.png',
  '.svg',
  '.mp4',
  '.mpeg',
  '.webm',
  '.zip',
  '.pdf',
  '.doc',
  '.docx',
  '.xls',
  '.xlsx',
  '.ppt',
  '.pptx',
] as const;
const IMAGE_TYPES = ['.jpg', '.jpeg', '.png', '.gif'] as const;

/** The server's maximum size (R129). */
const UPLOAD_LIMIT_BYTES = 15 * 1024 * 1024;

/** Only 'images' and 'files' take more than one. */
export function takesSeveral(type: PartType): boolean {
  return type === 'files' || type === 'images';
}

export function takesFiles(type: PartType): boolean {
  return isImageStep(type) || type === 'file' || type === 'files';
}

function isImageStep(type: PartType): boolean {
  return type === 'image' || type === 'images';
}

/** The accepted extensions of a step, each with its dot. */
export function acceptedTypes(type: PartType): readonly string[] {
  return isImageStep(type) ? IMAGE_TYPES : FILE_TYPES;
}

/** Validates name and size before sending; the server validates the content. */
export function isAcceptable(type: PartType, file: { name: string; size: number }): boolean {
  const ending = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? '';
  return acceptedTypes(type).includes(ending) && file.size > 0 && file.size <= UPLOAD_LIMIT_BYTES;
}

/** The message of the error catalogue for a file that is too large or of an unknown type. */
export function uploadFailure(fileName: string): string {
  return texts.uploadFailed({ name: fileName });
}
