import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { change, type Failure } from './query.ts';

/** A query for a single thing: the configuration, the current user, a statistic. */
export function singleQuery<T>(name: string, text: string, load: () => Promise<T>) {
  return queryOptions({
    queryKey: [name],
    queryFn: load,
    meta: { failure: { id: `${name}.load`, text } satisfies Failure },
  });
}

/** Saves it and caches the server's response. Throws on failure. */
export function saveSingle<T>(
  queries: QueryClient,
  name: string,
  text: string,
  save: () => Promise<T>,
): Promise<T> {
  return change(queries, { id: `${name}.save`, text }, async () => {
    const saved = await save();
    queries.setQueryData([name], saved);
    return saved;
  });
}
