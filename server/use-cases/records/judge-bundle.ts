import { placesOfItself } from '#domain/catalogue/bundle.ts';
import { product } from '#entities/product.ts';
import type { Judge } from './check-record.ts';

/** No bundle holds itself, however many bundles lie between: nobody could pack it or say what it costs. */
export const judgeBundle: Judge<typeof product.fields> = async ({ records }, record, former) => {
  // What nothing can refer to yet cannot lead back to itself.
  if (former === null || record.type !== 'bundle' || record.bundleItems.length === 0) return [];
  const { rows } = await records.list(product, {
    scope: 'all',
    filters: { type: 'bundle' },
    from: null,
    to: null,
    search: null,
    sort: 'id',
    skip: 0,
    take: null,
  });
  const bundle = { ...former, ...record };
  return placesOfItself(bundle, rows).map(({ index, part }) => ({
    code: 'bundle-in-itself',
    field: `bundleItems.${index}.product.id`,
    ...(part === bundle ? {} : { params: { product: part.name } }),
  }));
};
