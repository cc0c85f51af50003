import { type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { useOrderPlace } from '#web/lib/cart/order-place.ts';
import { useShop } from '#web/lib/shop.tsx';
import { ProductCard } from '../offer/product-card.tsx';
import { choiceLink, currentMark, type FilterChoice, type FilterProps } from './filter-choice.ts';
import { FilterSelect } from './filter-select.tsx';
import type { FilterGroup } from './section-data.ts';
import { SectionHeading } from './section-heading.tsx';
import * as texts from './texts.ts';

interface ProductFilterProps {
  title: string;
  /** The branch that orders go to, unless a product says otherwise; null: the shop has no public branch. */
  lead: Branch | null;
  groups: readonly FilterGroup[];
  /** The category in the address, null = all products. */
  selected: number | null;
}

/** The products by category, with a category filter above them, and where they are ordered. */
export function ProductFilter({ title, lead, groups, selected }: ProductFilterProps) {
  const choices: FilterChoice[] = [
    { id: null, name: texts.allProducts },
    ...groups.map(({ category: { id, name } }) => ({ id, name })),
  ];
  const shown = groups.filter(({ category }) => selected === null || category.id === selected);
  const place = useArrivalHere(selected);
  return (
    <section
      ref={place}
      tabIndex={-1}
      data-section="productFilter"
      className="anchor page-width flex flex-col gap-5 py-8 desk:gap-7 desk:py-12"
    >
      <div>
        <SectionHeading level={2}>{title}</SectionHeading>
        {lead && <Place lead={lead} />}
      </div>
      {groups.length > 1 && (
        <>
          <FilterSelect choices={choices} selected={selected} />
          <FilterRow choices={choices} selected={selected} />
        </>
      )}
      {shown.map((group) => (
        <ProductGroup key={group.category.id} lead={lead} group={group} />
      ))}
      {shown.length === 0 && (
        <p className="rounded-card bg-card px-6 py-16 text-center text-lg shadow-card">{texts.noProducts}</p>
      )}
    </section>
  );
}

/** Who comes with a category in the address sees its products first, unless the place on the page is restored. */
function useArrivalHere(selected: number | null): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const type = useNavigationType();
  const isMeant = useRef(selected !== null && (type !== 'POP' || key === 'default'));
  useEffect(() => {
    if (!isMeant.current || window.scrollY > 0) return;
    place.current?.scrollIntoView({ behavior: 'instant' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return place;
}

/** Nothing in a shop of one branch. */
function Place({ lead }: { lead: Branch }) {
  const place = useOrderPlace(lead);
  const { branches } = useShop().shop;
  if (branches.length < 2) return null;
  return <p className="mt-2 text-muted">{texts.orderedFrom({ place })}</p>;
}

/** The filter on the desktop: all options in a row. */
function FilterRow({ choices, selected }: FilterProps) {
  return (
    <nav aria-label={texts.filterProducts} className="hidden desk:block">
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.id}>
            <Link
              {...choiceLink(choice)}
              {...currentMark(choice, selected)}
              className="flex min-h-11 items-center rounded-full border border-line-strong bg-card px-5 font-medium transition-colors hover:border-ink aria-current:border-ink aria-current:bg-ink aria-current:text-paper"
            >
              {choice.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ProductGroup({ lead, group }: { lead: Branch | null; group: FilterGroup }) {
  const { category, products } = group;
  return (
    <div className="pt-3">
      <h2 className="mb-4 hyphens-auto font-display text-2xl leading-tight desk:mb-5 desk:text-3xl">
        {category.name}
      </h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 desk:grid-cols-4 desk:gap-6">
        {products.map((shown) => (
          <ProductCard
            key={shown.product.id}
            {...shown}
            note={shown.branch === lead ? '' : texts.onlyFrom({ branch: shown.branch.name })}
            isFirst={false}
          />
        ))}
      </ul>
    </div>
  );
}
