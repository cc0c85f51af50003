import { useState } from 'react';
import type { Selection } from '#web/lib/entity-list.ts';
import type { ListQuery } from '../record.ts';

/** What is ticked in a list: single rows, or all that its search and filters find. */
export function useSelection(query: ListQuery, total: number) {
  const { page: _, pageSize: __, sort: ___, ...filter } = query;
  const [ids, setIds] = useState<readonly number[]>([]);
  // Another search would be another selection.
  const [whole, setWhole] = useState<string | null>(null);
  const isWhole = whole === JSON.stringify(filter) && ids.length > 0;
  const select = (next: readonly number[]) => {
    setIds(next);
    setWhole(null);
  };
  const selection: Selection = isWhole ? { filter } : { ids: [...ids] };
  return {
    filter,
    ids,
    isWhole,
    count: isWhole ? total : ids.length,
    selection,
    select,
    selectAll: () => setWhole(JSON.stringify(filter)),
  };
}
