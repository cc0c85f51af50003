import { cyclicPartIndexes } from '#domain/catalogue/bundle.ts';
import { product } from '#entities/product.ts';
import type { Judge } from './check-record.ts';

/** No bundle contains itself, not even through other bundles: nobody could pack it or price it. */
export const judgeBundle: Judge<typeof product.fields> = async ({ records }, record, former) => {
  // Nothing can refer to a new record yet, so it cannot be part of a cycle.
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
  return cyclicPartIndexes(bundle, rows).map(({ index, part }) => ({
    code: 'bundle-in-itself',
    field: `bundleItems.${index}.product.id`,
    ...(part === bundle ? {} : { params: { product: part.name } }),
  }));
};
