import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { visibleCatalogue } from '#domain/shop/menu.ts';
import type { SectionValue } from '#entities/shapes/content.ts';
import { useShop } from '#web/lib/shop.tsx';
import { useBranchOrder } from '../active-branch.ts';
import { groupId, shownCatalogue, useShownCatalogue } from '../offer/shown-catalogue.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { ProductFilter } from './product-filter.tsx';
import {
  categoryTiles,
  filterGroups,
  filtersCategory,
  partyServiceOf,
  snacksOf,
  soldBy,
  vacanciesOf,
} from './section-data.ts';
import { blockSections, sectionsOf } from './shown-sections.ts';
import { SnackTiles } from './snack-tiles.tsx';
import { Vacancies } from './vacancies.tsx';

/** The sections that show shop data, each with what it needs. */

export function ShopVacancies({ value }: { value: SectionValue<'vacancies'> }) {
  const { sites } = useShop().content;
  return <Vacancies {...value} vacancies={useMemo(() => vacanciesOf(sites), [sites])} />;
}

/** Each snack of the leading branch, or of the first that has it. */
export function ShopSnacks({ value }: { value: SectionValue<'configurator'> }) {
  const { shop, now } = useShop();
  const order = useBranchOrder();
  const snacks = useMemo(() => snacksOf(shop, order, now), [shop, order, now]);
  return <SnackTiles value={value} snacks={snacks} lead={order[0]} />;
}

export function ShopCategories({ value }: { value: SectionValue<'productCategories'> }) {
  const { shop, content, now } = useShop();
  const order = useBranchOrder();
  const party = partyServiceOf(content.sites);
  const tiles = useMemo(() => {
    const menus = order.map((branch) => ({ branch, menu: visibleCatalogue(shop, branch, now) }));
    const filters = party
      ? [...sectionsOf(party), ...blockSections(content.blocks, party.type, party.type)]
      : [];
    const addressOf = (id: number) => {
      const place = menus.find(({ menu }) => menu.some(({ category }) => category.id === id));
      // A party service page without the category would show everything else.
      if (party && (!place || filtersCategory(filters, id))) return `${party.path}?kategorie=${id}`;
      return place ? `/store/${place.branch.identifier}#${groupId({ id })}` : null;
    };
    return categoryTiles(shop, value.categories, menus[0]?.menu ?? [], addressOf);
  }, [shop, content, order, now, value, party]);
  return <CategoryTiles title={value.title} tiles={tiles} overview={party?.path ?? null} />;
}

/** The menu of the leading branch, and what only others have. */
export function ShopProductFilter({ value }: { value: SectionValue<'productFilter'> }) {
  const [lead] = useBranchOrder();
  if (!lead) return <ProductFilter title={value.title} lead={null} groups={[]} selected={null} />;
  return <BranchProductFilter value={value} lead={lead} />;
}

function BranchProductFilter({ value, lead }: { value: SectionValue<'productFilter'>; lead: Branch }) {
  const { shop, now } = useShop();
  const [params] = useSearchParams();
  const order = useBranchOrder();
  const menu = useShownCatalogue(lead);
  const groups = useMemo(() => {
    const menuOf = (branch: Branch) =>
      branch === lead ? menu : shownCatalogue(visibleCatalogue(shop, branch, now));
    return soldBy(
      order.map((branch) => ({ branch, groups: filterGroups(menuOf(branch), value.categories) })),
    );
  }, [shop, now, order, lead, menu, value.categories]);
  const wanted = Number(params.get('kategorie'));
  const selected = groups.find(({ category }) => category.id === wanted)?.category.id ?? null;
  return <ProductFilter title={value.title} lead={lead} groups={groups} selected={selected} />;
}
