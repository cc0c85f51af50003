import { entity, type Row } from './entity.ts';
import { hours, picture, required, text, toggle } from './fields.ts';

export const category = entity({
  name: 'category',
  path: '/categories',
  label: { one: 'Kategorie', many: 'Kategorien', gender: 'feminine' },
  fields: {
    name: required(text('Name')),
    image: picture('Bild'),
    isEnabled: toggle('Aktiv', true),
    isPublic: toggle('Öffentlich', true),
    schedule: hours('Verfügbarkeit'),
    isVisibleWhenUnavailable: toggle('Auch sichtbar, wenn nicht verfügbar'),
  },
  list: {
    columns: ['name', 'isEnabled', 'isPublic'],
    search: ['name'],
    sort: ['id', 'name'],
    filters: ['isEnabled', 'isPublic'],
  },
  access: { read: 'public', write: ['ROLE_MANAGER'] },
});

export type CategoryRow = Row<typeof category>;
