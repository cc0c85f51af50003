import { entity, type Row } from './entity.ts';
import { picture, text } from './fields.ts';

/** A keyword by which visitors narrow the list of branches. */
export const tag = entity({
  name: 'tag',
  path: '/tags',
  label: { one: 'Tag', many: 'Tags', gender: 'masculine' },
  fields: {
    name: text('Name'),
    image: picture('Bild'),
  },
  list: { columns: ['name'], search: ['name'], sort: ['id', 'name'], filters: ['name'] },
  access: { read: 'public', write: ['ROLE_MANAGER'] },
});

export type TagRow = Row<typeof tag>;
