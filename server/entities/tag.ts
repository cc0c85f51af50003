import { entity } from './entity.ts';
import { picture, required, text } from './fields.ts';

/** A tag by which visitors filter the list of branches. */
export const tag = entity({
  name: 'tag',
  path: '/tags',
  label: { one: 'Tag', many: 'Tags', gender: 'masculine' },
  fields: {
    name: required(text('Name')),
    image: picture('Bild'),
  },
  list: { columns: ['name'], search: ['name'], sort: ['id', 'name'], filters: ['name'] },
  access: { read: 'public', write: ['ROLE_MANAGER'] },
  unique: [['name']],
});
