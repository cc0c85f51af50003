import { entity, type Row } from './entity.ts';
import { integer, readOnly, text } from './fields.ts';
import * as texts from './texts.ts';

/** A picture of the shop; its bytes are in the storage. */
export const image = entity({
  name: 'image',
  path: '/images',
  label: { one: texts.image, many: texts.images, gender: 'neuter' },
  fields: {
    version: readOnly(integer(texts.version)),
    extension: readOnly(text(texts.extension, 8)),
    alt: text(texts.alt),
    width: readOnly(integer(texts.imageWidth)),
    height: readOnly(integer(texts.imageHeight)),
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
