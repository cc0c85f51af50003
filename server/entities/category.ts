import { entity, type Row } from './entity.ts';
import { hours, picture, text, toggle } from './fields.ts';

export const category = entity({
  name: 'category',
  path: '/categories',
  label: { one: 'Kategorie', many: 'Kategorien', gender: 'feminine' },
  fields: {
    name: text('Name'),
    image: picture('Bild'),
    isEnabled: toggle('Aktiv'),
    isPublic: toggle('Öffentlich'),
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
