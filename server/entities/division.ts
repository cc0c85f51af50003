import { entity, type Row } from './entity.ts';
import { required, text, toggle } from './fields.ts';
import { translatable, translated } from './shapes/translations.ts';
import * as texts from './texts.ts';

export const division = entity({
  name: 'division',
  path: '/divisions',
  label: { one: texts.division, many: texts.divisions, gender: 'feminine' },
  fields: translated({
    name: required(text(texts.name)),
    title: translatable(text(texts.divisionTitle)),
    isPublic: toggle(texts.isPublic, true),
  }),
  list: {
    columns: ['name', 'title', 'isPublic'],
    search: ['name', 'title'],
    sort: ['id', 'name'],
    filters: ['isPublic'],
  },
  access: { read: 'public', write: ['ROLE_ADMIN'], drafts: ['ROLE_MANAGER'] },
});

export type Division = Row<typeof division>;
