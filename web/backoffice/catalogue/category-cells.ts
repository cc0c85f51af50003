import { useMemo } from 'react';
import type { MoreCells } from '../crud/screen.ts';
import { useOptions } from '../crud/use-options.ts';
import { useListedIn } from './listed-in.ts';

/** The categories that a product is listed in; '–' for one that no catalogue has. */
export function useCategoryCells(): MoreCells {
  const { names } = useOptions('category');
  const listedIn = useListedIn();
  return useMemo(
    () => ({
      categories: ({ id }) =>
        [...(listedIn.get(id) ?? [])].flatMap((category) => names.get(category) ?? []).join(', ') || '–',
    }),
    [names, listedIn],
  );
}
