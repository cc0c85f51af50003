import { z } from 'zod';
import { entity, type Row } from './entity.ts';
import type { Field } from './field.ts';
import { id, instant, references, required, shaped, text } from './fields.ts';
import * as texts from './texts.ts';

const link = z.strictObject({ id });
const catalog = z.array(z.strictObject({ id, products: z.array(link).max(5_000) })).max(500);
type Catalog = z.infer<typeof catalog>;

/**
 * Categories with their products, in the order of the shop. Deleting a product removes it here; a category with products
 * cannot be deleted.
 */
function catalogField(): Field<Catalog> {
  return {
    ...shaped<Catalog>(texts.catalog, 'catalog', catalog, []),
    links: (value) =>
      value.flatMap((entry, place) => [
        { target: 'category', id: entry.id, path: `${place}.id` },
        ...entry.products.map((product, index) => ({
          target: 'product',
          id: product.id,
          path: `${place}.products.${index}.id`,
        })),
      ]),
    linkPaths: { category: '$[*].id', product: '$[*].products[*].id' },
    unlink: (value, target, gone) =>
      target === 'category'
        ? value.filter((entry) => !gone.has(entry.id) || entry.products.length > 0)
        : value.map((entry) => ({ ...entry, products: entry.products.filter((link) => !gone.has(link.id)) })),
  };
}

/** A catalogue of one or more branches, valid from an instant on. */
export const menu = entity({
  name: 'menu',
  path: '/menus',
  label: { one: texts.digitalSignageSegmentMenu, many: texts.menus, gender: 'masculine' },
  fields: {
    name: required(text(texts.name)),
    availableFrom: instant(texts.availableFrom),
    branches: references(texts.branches, 'branch'),
    catalog: catalogField(),
  },
  list: {
    columns: ['name', 'availableFrom', 'branches'],
    search: ['name'],
    sort: ['id', 'name', 'availableFrom'],
    filters: ['branches'],
  },
  access: { read: 'public', write: ['ROLE_MANAGER'] },
  sharedBy: 'branches',
  scope: ({ branches }) =>
    branches === 'all' ? 'all' : [{ field: 'branches', hasSome: branches, orNone: true }],
});

export type MenuRow = Row<typeof menu>;
