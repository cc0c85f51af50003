import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnyEntity, ListQuery } from '../record.ts';

export const PAGE_SIZE = 50;

/** The list's query lives in the URL, so that going back and sharing a link work. */
export function useListQuery(entity: AnyEntity) {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => queryOf(entity, params), [entity, params]);
  const change = (name: string, value: string) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        // Any other change goes back to the first page.
        if (name !== 'page') after.delete('page');
        return after;
      },
      { replace: true },
    );
  };
  return { query, params, change };
}

/** The API parameters for a URL; those unknown to the entity are dropped. */
export function queryOf({ list, fields }: AnyEntity, params: URLSearchParams): ListQuery {
  const query: ListQuery = { page: Math.max(1, Number(params.get('page')) || 1), pageSize: PAGE_SIZE };
  const search = params.get('search')?.trim();
  if (search) query.search = search.slice(0, 200);
  const sort = params.get('sort');
  if (sort && list.sort.some((name) => name.replace(/^-/, '') === sort.replace(/^-/, ''))) query.sort = sort;
  for (const name of [...list.filters, ...Object.keys(list.emptiness ?? {})]) {
    const value = params.get(name);
    if (value !== null) query[name] = typed(fields[name]?.widget ?? 'switch', value);
  }
  if (list.range) {
    for (const end of ['from', 'to']) {
      const day = params.get(end);
      if (day) query[end] = day;
    }
  }
  return query;
}

function typed(widget: string, value: string): unknown {
  if (widget === 'switch') return value === 'true';
  if (widget === 'reference' || widget === 'references' || widget === 'number') return Number(value);
  return value;
}
