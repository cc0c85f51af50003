import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mayChangeShared } from '#domain/catalogue/shared-catalogue.ts';
import { taxOfCategories } from '#domain/setup/tax-rates.ts';
import { categoriesListing, lastingMenus } from '#domain/shop/listing.ts';
import { type CategoryRow, category } from '#entities/category.ts';
import { references } from '#entities/fields.ts';
import { menu } from '#entities/menu.ts';
import { useServerNow } from '#web/lib/clock/server-clock.ts';
import { entityQueries, failureOf } from '#web/lib/entity-list.ts';
import { change } from '#web/lib/query.ts';
import { trpc } from '#web/lib/trpc.ts';
import { ReferencesInput } from '../crud/inputs/reference-inputs.tsx';
import type { RecordRow } from '../crud/record.ts';
import type { Companion, CompanionProps } from '../crud/screen.ts';
import * as texts from './form-texts.ts';
import { useMenus } from './listed-in.ts';
import { branchesOf, useCatalogueWriter } from './use-shared-limits.ts';

const FIELD = references(texts.categories, 'category');

/** The categories of a product, which stand in the catalogues. A new product gets the tax rate of its categories (R190). */
export function useProductCategories({ record, isDisabled, propose }: CompanionProps): Companion {
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const { data: categories } = useQuery(
    entityQueries<CategoryRow, unknown>(category, client.categories).list(),
  );
  const all = lastingMenus(useMenus(), useServerNow());
  const writer = useCatalogueWriter();
  // As the server does it: in the menus that this person may change (R330).
  const open = all.filter((one) => mayChangeShared(writer, branchesOf(one)));
  const isLocked = open.length === 0 && all.length > 0;
  const lasting = isLocked ? all : open;
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const stored = record ? categoriesListing(lasting, record.id) : [];
  const value = wanted ?? stored;
  const isDirty = wanted !== null && !isSameSet(wanted, stored);

  const choose = (next: readonly number[]) => {
    const rates = (categories?.data ?? []).flatMap(({ id, tax = null }) => (next.includes(id) ? [tax] : []));
    if (!record) propose({ tax: taxOfCategories(rates) });
    setWanted(next);
  };
  const save = async ({ id }: RecordRow) => {
    if (!isDirty) return;
    const categories = value.map((one) => ({ id: one }));
    // The error list says why; the choice stays, to be saved again.
    await change(queries, failureOf(menu, 'update'), async () => {
      await client.products.setCategories.mutate({ id, categories });
      await queries.invalidateQueries({ queryKey: [menu.name] });
      setWanted(null);
    }).catch(() => undefined);
  };
  return {
    isDirty,
    save,
    card: (
      <section
        aria-label={texts.productCategories}
        className="rounded-card border border-line bg-card p-5 sm:p-6"
      >
        <h2 className="font-display text-xl">{texts.productCategories}</h2>
        <p className="mt-1 mb-5 max-w-prose text-muted text-sm">
          {isLocked ? texts.productCategoriesLocked : texts.productCategoriesHint}
        </p>
        <ReferencesInput
          field={FIELD}
          id="product-categories"
          value={value.map((id) => ({ id }))}
          onChange={(next) => choose(next.map(({ id }) => id))}
          errors={{}}
          isDisabled={isDisabled || isLocked}
          isRequired={false}
          record={{}}
        />
      </section>
    ),
  };
}

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
