import { entity } from './entity.ts';
import { picture, required, text } from './fields.ts';
import { translatable, translated } from './shapes/translations.ts';
import * as texts from './texts.ts';

/** A tag by which visitors filter the list of branches. */
export const tag = entity({
  name: 'tag',
  path: '/tags',
  label: { one: texts.tag, many: texts.tags, gender: 'masculine' },
  fields: translated({
    name: translatable(required(text(texts.name))),
    image: picture(texts.image),
  }),
  list: { columns: ['name'], search: ['name'], sort: ['id', 'name'], filters: ['name'] },
  access: { read: 'public', write: ['ROLE_MANAGER'] },
  unique: [['name']],
});
