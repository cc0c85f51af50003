import { entity, type Row } from './entity.ts';
import { number, text } from './fields.ts';

/** A picture of the shop; its bytes lie in the storage. */
export const image = entity({
  name: 'image',
  path: '/images',
  label: { one: 'Bild', many: 'Bilder', gender: 'neuter' },
  fields: {
    version: number('Version'),
    extension: text('Dateityp', 8),
    alt: text('Beschreibung'),
    width: number('Breite'),
    height: number('Höhe'),
  },
  list: { columns: ['alt', 'width', 'height'], search: ['alt'], sort: ['id', 'alt'], filters: [] },
  access: { read: ['ROLE_EMPLOYEE'], write: ['ROLE_MANAGER'] },
});

export type ImageRow = Row<typeof image>;
