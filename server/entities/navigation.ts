import { z } from 'zod';
import { entity, type Row } from './entity.ts';
import { identifier, shaped } from './fields.ts';

/** A menu of links; an item is a link or a group with children. */
export const navigation = entity({
  name: 'navigation',
  path: '/navigations',
  label: { one: 'Navigation', many: 'Navigationen', gender: 'feminine' },
  fields: {
    identifier: identifier(),
    items: shaped('Einträge', 'navigation', z.array(z.looseObject({ type: z.string() }))),
  },
  list: {
    columns: ['identifier'],
    search: ['identifier'],
    sort: ['id', 'identifier'],
    filters: ['identifier'],
  },
  access: { read: 'public', write: ['ROLE_ADMIN'] },
});

export type Navigation = Row<typeof navigation>;
