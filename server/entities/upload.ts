import { entity, type Row } from './entity.ts';
import { integer, optionalReference, readOnly, text, toggle } from './fields.ts';

/** A file that a customer sent with an order, or that staff added to the library. */
export const upload = entity({
  name: 'upload',
  path: '/uploads',
  label: { one: 'Upload', many: 'Uploads', gender: 'masculine' },
  fields: {
    version: readOnly(integer('Version')),
    extension: readOnly(text('Dateityp', 8)),
    mimeType: readOnly(text('Medientyp')),
    publicHash: readOnly(text('Öffentlicher Schlüssel')),
    bytes: readOnly(integer('Größe in Bytes')),
    name: text('Name'),
    // Alternative text of a picture in the library.
    alt: text('Beschreibung'),
    isLibrary: readOnly(toggle('In der Bibliothek')),
    // The branch of the order: its staff may see the file.
    branch: readOnly(optionalReference('Filiale', 'branch', 'refuse')),
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
