import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShownBranch } from '#web/backoffice/session/chosen-branch.tsx';
import type { AnyEntity, ListQuery } from '../record.ts';

export const PAGE_SIZE = 50;

/** The filter by branch, of entities that belong to one or to several; null for all others. */
export function branchFilterOf({ list, fields }: AnyEntity): 'branch' | 'branches' | null {
  const name = (['branch', 'branches'] as const).find((one) => list.filters.includes(one));
  // A branch that the server sets says where a file came from: what is everybody's has none.
  return name && !fields[name]?.isReadOnly ? name : null;
}

/**
 * The list's query lives in the URL, so that going back and sharing a link work. What belongs to a branch follows the
 * switch above the screens.
 */
export function useListQuery(entity: AnyEntity) {
  const [params, setParams] = useSearchParams();
  const filter = branchFilterOf(entity);
  const shown = useShownBranch(filter ?? 'branch');
  const branch = filter ? shown.branch : null;
  const query = useMemo(() => {
    const asked = queryOf(entity, params);
    if (!filter) return asked;
    const { [filter]: _, ...others } = asked;
    return branch === null ? others : { ...others, [filter]: branch };
  }, [entity, params, filter, branch]);
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
  return { query, params, change, branch, chooseBranch: shown.choose };
}

/** The API parameters for a URL; those unknown to the entity are dropped. */
export function queryOf({ list, fields }: AnyEntity, params: URLSearchParams): ListQuery {
  const query: ListQuery = { page: Math.max(1, Number(params.get('page')) || 1), pageSize: PAGE_SIZE };
  const search = params.get('search')?.trim();
  if (search) query.search = search.slice(0, 200);
  const sort = params.get('sort');
  if (sort && list.sort.some((name) => name.replace(/^-/, '') === sort.replace(/^-/, ''))) query.sort = sort;
  for (const name of [...list.filters, ...Object.keys({ ...list.emptiness, ...list.conditions })]) {
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
