import { useDeferredValue, useMemo, useState } from 'react';
import { type MenuFilter, offeredFilters, suiting } from '#domain/catalogue/menu-filter.ts';
import { useShop } from '#web/lib/shop.tsx';
import type { ShownCategory } from '../offer/shown-catalogue.ts';

/** What a guest looks for in a menu. */
export interface MenuQuery {
  text: string;
  setText: (text: string) => void;
  filters: readonly MenuFilter[];
  toggle: (filter: MenuFilter) => void;
  clear: () => void;
  /** The filters that make a difference to this menu. */
  offered: readonly MenuFilter[];
  /** The menu with what suits the filters. */
  groups: readonly ShownCategory[];
  /** The text that `groups` is to be searched for; empty: they are shown as they are. Follows `text` when there is time. */
  searched: string;
}

export function useMenuQuery(catalogue: readonly ShownCategory[]): MenuQuery {
  const { products } = useShop().shop;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly MenuFilter[]>([]);
  const byId = useMemo(() => new Map(products.map((product) => [product.id, product])), [products]);
  const offered = useMemo(() => {
    const listed = catalogue.flatMap((group) => group.products.map(({ product }) => product));
    return offeredFilters([...new Set(listed)], byId);
  }, [catalogue, byId]);
  // A filter that has ceased to make a difference is gone with its chip.
  const filters = useMemo(() => chosen.filter((filter) => offered.includes(filter)), [chosen, offered]);
  const wanted = useDeferredValue(filters);
  const groups = useMemo(() => {
    if (wanted.length === 0) return catalogue;
    return catalogue
      .map(({ category, products: shown }) => {
        const suited = new Set(
          suiting(
            shown.map(({ product }) => product),
            wanted,
            byId,
          ),
        );
        return { category, products: shown.filter(({ product }) => suited.has(product)) };
      })
      .filter((group) => group.products.length > 0);
  }, [catalogue, wanted, byId]);
  const searched = useDeferredValue(text.trim());
  return {
    text,
    setText,
    filters,
    toggle: (filter) =>
      setChosen(filters.includes(filter) ? filters.filter((one) => one !== filter) : [...filters, filter]),
    clear: () => {
      setText('');
      setChosen([]);
    },
    offered,
    groups,
    searched,
  };
}
