import { entity, type Row } from './entity.ts';
import { required, text, toggle } from './fields.ts';

export const division = entity({
  name: 'division',
  path: '/divisions',
  label: { one: 'Organisation', many: 'Organisationen', gender: 'feminine' },
  fields: {
    name: required(text('Name')),
    title: text('Titel'),
    isPublic: toggle('Öffentlich', true),
  },
  list: {
    columns: ['name', 'title', 'isPublic'],
    search: ['name', 'title'],
    sort: ['id', 'name'],
    filters: ['isPublic'],
  },
  access: { read: 'public', write: ['ROLE_ADMIN'] },
});

export type Division = Row<typeof division>;
