import { entity, type Row } from './entity.ts';
import { integer, ofGuest, optionalReference, readOnly, text, toggle } from './fields.ts';
import * as texts from './texts.ts';

/** A file that a customer sent with an order, or that staff added to the library. */
export const upload = entity({
  name: 'upload',
  path: '/uploads',
  label: { one: texts.upload, many: texts.uploads, gender: 'masculine' },
  fields: {
    version: readOnly(integer(texts.version)),
    extension: readOnly(text(texts.extension, 8)),
    mimeType: readOnly(text(texts.mimeType)),
    publicHash: ofGuest(readOnly(text(texts.publicHash))),
    bytes: readOnly(integer(texts.bytes)),
    name: ofGuest(text(texts.name)),
    // Alternative text of a picture in the library.
    alt: text(texts.alt),
    isLibrary: readOnly(toggle(texts.library)),
    // The branch of the order: its staff may see the file.
    branch: readOnly(optionalReference(texts.branch, 'branch', 'refuse')),
  },
  list: {
    columns: ['name', 'mimeType', 'bytes'],
    search: ['name', 'alt'],
    sort: ['-id', 'id', 'name', 'bytes'],
    filters: ['isLibrary', 'extension', 'branch'],
    isLong: true,
  },
  access: { read: ['ROLE_EMPLOYEE'], write: ['ROLE_MANAGER'] },
  scope: ({ branches }) =>
    branches === 'all'
      ? 'all'
      : [
          { field: 'isLibrary', in: [true] },
          { field: 'branch', in: branches },
        ],
});

export type UploadRow = Row<typeof upload>;
