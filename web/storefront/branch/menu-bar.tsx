import { useMemo } from 'react';
import { useShop } from '#web/lib/shop.tsx';
import type { ShownCategory } from '../offer/shown-catalogue.ts';
import { CategoryBar } from './category-bar.tsx';
import { SearchField } from './search-field.tsx';
import type { MenuQuery } from './use-menu-query.ts';

/** Fewer products than this are seen at a glance. */
const SEARCHED_FROM = 10;

interface MenuBarProps {
  catalogue: readonly ShownCategory[];
  query: MenuQuery;
}

/** The sticky row above the menu: the search and the categories, as far as there is need of them. */
export function MenuBar({ catalogue, query }: MenuBarProps) {
  const { config } = useShop().shop;
  const categories = useMemo(() => query.groups.map(({ category }) => category), [query.groups]);
  const hasCategories = config.enablePluginCategoryBar && catalogue.length > 1;
  const count = catalogue.reduce((sum, { products }) => sum + products.length, 0);
  const hasSearch = count >= SEARCHED_FROM;
  if (!hasCategories && !hasSearch) return null;
  return (
    <div className="sticky top-16 z-20 border-line short:static border-y bg-paper/95 backdrop-blur desk:top-20">
      <div className="group/bar page-width flex items-center gap-2 desk:gap-4">
        {hasSearch && <SearchField query={query} />}
        {hasCategories && <CategoryBar categories={categories} onChoose={() => query.setText('')} />}
      </div>
    </div>
  );
}
