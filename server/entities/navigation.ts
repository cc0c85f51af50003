import { entity, type Row } from './entity.ts';
import { identifier } from './fields.ts';
import { navigationItems } from './shapes/navigation.ts';
import { translated } from './shapes/translations.ts';
import * as texts from './texts.ts';

/** A menu of links; an item is a link or a group with children. */
export const navigation = entity({
  name: 'navigation',
  path: '/navigations',
  label: { one: texts.navigation, many: texts.navigations, gender: 'feminine' },
  fields: translated({
    identifier: identifier(),
    items: navigationItems(),
  }),
  list: {
    columns: ['identifier'],
    search: ['identifier'],
    sort: ['id', 'identifier'],
    filters: ['identifier'],
  },
  access: { read: 'public', write: ['ROLE_ADMIN'], drafts: ['ROLE_MANAGER'] },
  unique: [['identifier']],
});

export type Navigation = Row<typeof navigation>;
