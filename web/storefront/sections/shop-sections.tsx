import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { visibleCatalogue } from '#domain/shop/menu.ts';
import type { SectionValue } from '#entities/shapes/content.ts';
import { useShop } from '#web/lib/shop.tsx';
import { useBranchOfPage } from '../active-branch.ts';
import { useShownCatalogue } from '../offer/shown-catalogue.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { ProductFilter } from './product-filter.tsx';
import { categoryTiles, filterGroups, partyServiceOf, snacksOf, vacanciesOf } from './section-data.ts';
import { SnackTiles } from './snack-tiles.tsx';
import { Vacancies } from './vacancies.tsx';

/** The sections that show shop data, each with what it needs. */

export function ShopVacancies({ value }: { value: SectionValue<'vacancies'> }) {
  const { sites } = useShop().content;
  return <Vacancies {...value} vacancies={useMemo(() => vacanciesOf(sites), [sites])} />;
}

/** On a branch page that branch, elsewhere the first one. */
export function ShopSnacks({ value }: { value: SectionValue<'configurator'> }) {
  const { shop, now } = useShop();
  const ofPage = useBranchOfPage();
  const branch = ofPage ?? shop.branches[0] ?? null;
  const snacks = useMemo(() => snacksOf(shop, branch, now), [shop, branch, now]);
  return <SnackTiles value={value} snacks={snacks} branch={branch} isOnBranchPage={ofPage !== null} />;
}

export function ShopCategories({ value }: { value: SectionValue<'productCategories'> }) {
  const { shop, content, now } = useShop();
  const overview = partyServiceOf(content.sites)?.path ?? null;
  const tiles = useMemo(() => {
    const [first] = shop.branches;
    const catalogue = first ? visibleCatalogue(shop, first, now) : [];
    return categoryTiles(shop, value.categories, catalogue, overview);
  }, [shop, now, value, overview]);
  return <CategoryTiles title={value.title} tiles={tiles} overview={overview} />;
}

/** The menu of the first public branch. */
export function ShopProductFilter({ value }: { value: SectionValue<'productFilter'> }) {
  const [first] = useShop().shop.branches;
  if (!first) return <ProductFilter title={value.title} branch={null} groups={[]} selected={null} />;
  return <BranchProductFilter value={value} branch={first} />;
}

function BranchProductFilter({ value, branch }: { value: SectionValue<'productFilter'>; branch: Branch }) {
  const [params] = useSearchParams();
  const groups = filterGroups(useShownCatalogue(branch), value.categories);
  const wanted = Number(params.get('kategorie'));
  const selected = groups.find(({ category }) => category.id === wanted)?.category.id ?? null;
  return <ProductFilter title={value.title} branch={branch} groups={groups} selected={selected} />;
}
