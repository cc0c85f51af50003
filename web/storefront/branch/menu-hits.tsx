import { type KeyboardEvent, useEffect, useMemo } from 'react';
import { ingredientsOf, searchMenu } from '#domain/catalogue/menu-search.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { ProductCard } from '../offer/product-card.tsx';
import type { ShownCategory } from '../offer/shown-catalogue.ts';
import { MENU_ID } from './menu-place.ts';
import { NothingFound } from './nothing-found.tsx';
import { PRODUCT_GRID } from './product-grid.ts';
import * as texts from './texts.ts';

export interface MenuHitsProps {
  branch: Branch;
  groups: readonly ShownCategory[];
  searched: string;
  onClear: () => void;
  /** Told how many there are. */
  onCount: (count: number) => void;
}

/** The products found in the menu, the best first. */
export function MenuHits({ branch, groups, searched, onClear, onCount }: MenuHitsProps) {
  const hits = useMemo(() => {
    const listed = new Map(
      groups.flatMap(({ category, products }) =>
        products.map((shown) => [shown.product.id, { ...shown, category: category.name }] as const),
      ),
    );
    return searchMenu(
      [...listed.values()],
      ({ product, category }) => ({
        name: product.name,
        category,
        description: product.description,
        ingredients: ingredientsOf(product),
      }),
      searched,
    );
  }, [groups, searched]);
  useEffect(() => onCount(hits.length), [hits, onCount]);
  if (hits.length === 0) return <NothingFound searched={searched} onClear={onClear} />;
  return (
    <section aria-labelledby="hits-title" className="pt-4 desk:pt-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 desk:mb-4">
        <h2 id="hits-title" className="font-display text-2xl leading-tight desk:text-3xl">
          {texts.hits({ count: hits.length })}
        </h2>
        <button
          type="button"
          onClick={onClear}
          className="min-h-11 rounded-theme px-2 font-semibold underline underline-offset-4"
        >
          {texts.clearSearch}
        </button>
      </div>
      <ul className={PRODUCT_GRID} onKeyDown={walk}>
        {hits.map(({ product, offer }) => (
          <ProductCard
            key={product.id}
            branch={branch}
            product={product}
            offer={offer}
            isFirst={false}
            hasQuickAdd
          />
        ))}
      </ul>
    </section>
  );
}

/** The arrows go from product to product, and from the first back into the field. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLElement)) return;
  const names = [...document.querySelectorAll<HTMLElement>(`#${MENU_ID} h3 button`)];
  const place = names.indexOf(event.target);
  if (place < 0) return;
  event.preventDefault();
  const next = names[place + step];
  if (next) next.focus();
  else if (step < 0) document.querySelector<HTMLElement>('search input')?.focus();
}
