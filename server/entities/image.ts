import { entity, type Row } from './entity.ts';
import { integer, readOnly, text } from './fields.ts';

/** A picture of the shop; its bytes are in the storage. */
export const image = entity({
  name: 'image',
  path: '/images',
  label: { one: 'Bild', many: 'Bilder', gender: 'neuter' },
  fields: {
    version: readOnly(integer('Version')),
    extension: readOnly(text('Dateityp', 8)),
    alt: text('Beschreibung'),
    width: readOnly(integer('Breite')),
    height: readOnly(integer('Höhe')),
  },
  list: {
    columns: ['alt', 'width', 'height'],
    search: ['alt'],
    sort: ['-id', 'id', 'alt'],
    filters: ['extension'],
    isLong: true,
  },
  access: { read: ['ROLE_EMPLOYEE'], write: ['ROLE_MANAGER'] },
});

export type ImageRow = Row<typeof image>;
