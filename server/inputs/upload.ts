import { z } from 'zod';
import { updateSchema } from '#entities/entity.ts';
import type { Field } from '#entities/field.ts';
import { upload } from '#entities/upload.ts';
import * as texts from './texts.ts';

/** 15 MB as base64 with its prefix, plus some slack, so that a file just too large gets its own sentence. */
export const UPLOAD_BODY_BYTES = 24 * 1024 * 1024;

const dataUrl = z.string().max(UPLOAD_BODY_BYTES).describe(texts.dataUrl);
const fileName = z.string().max(1_000).describe(texts.fileName);

/** A file in a body; write-only, it is returned as a URL. */
export const fileField: Field<string> = {
  schema: dataUrl,
  label: texts.file,
  widget: 'text',
  column: 'plain',
};
export const fileNameField: Field<string> = {
  schema: fileName,
  label: texts.uploadLabelNote,
  widget: 'text',
  column: 'plain',
  default: '',
};

/** POST /api/uploads. */
export const uploadInput = z.strictObject({ data: dataUrl, name: fileName.nullish() });

/** PUT /api/uploads/{id}: with `data` the file is replaced. */
export const updateUploadInput = updateSchema({ fields: { ...upload.fields, data: fileField } });
