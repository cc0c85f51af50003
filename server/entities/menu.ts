import { z } from 'zod';
import { entity, type Row } from './entity.ts';
import { id, instant, references, shaped, text } from './fields.ts';

const link = z.strictObject({ id });

/** A catalogue of one or more branches, valid from an instant on. */
export const menu = entity({
  name: 'menu',
  path: '/menus',
  label: { one: 'Produktkatalog', many: 'Produktkataloge', gender: 'masculine' },
  fields: {
    name: text('Name'),
    availableFrom: instant('Gültig ab'),
    branches: references('Filialen', 'branch'),
    catalog: shaped(
      'Kategorien und Produkte',
      'catalog',
      z.array(z.strictObject({ id, products: z.array(link).max(5_000) })).max(500),
    ),
  },
  list: {
    columns: ['name', 'availableFrom', 'branches'],
    search: ['name'],
    sort: ['id', 'name', 'availableFrom'],
    filters: [],
  },
  access: { read: 'public', write: ['ROLE_MANAGER'] },
});

export type MenuRow = Row<typeof menu>;
