import { hashKey, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Short, ShortageCommand } from '#domain/shop/shortage.ts';
import { branch as branchEntity } from '#entities/branch.ts';
import { type ProductSummary, product } from '#entities/product.ts';
import { entityQueries, entitySummaries, failureOf } from '#web/lib/entity-list.ts';
import { change } from '#web/lib/query.ts';
import { trpc } from '#web/lib/trpc.ts';
import * as texts from './texts.ts';
import type { OptionOfProducts } from './things.ts';

/** The products and options of the shop, and the one call that says of products and options that they are short, or there again. */
export function useShortages() {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const summaries = entitySummaries(product, client.products);
  const found = useQuery(summaries);
  const options = useQuery({
    queryKey: OPTIONS,
    queryFn: () => client.products.options.query(),
    meta: { failure: failureOf(product, 'list') },
  });
  const rows: readonly ProductSummary[] | undefined = found.data?.data;
  const byId = useMemo(() => new Map((rows ?? []).map((row) => [row.id, row])), [rows]);
  /** True once the server has taken it; a failure appears in the error list. */
  const note = async (
    branch: number,
    things: readonly Short[],
    command: ShortageCommand,
  ): Promise<boolean> => {
    const failure = { id: `shortage.${branch}`, text: texts.failed };
    return change(queries, failure, async () => {
      await client.branches.shortages.mutate({
        id: branch,
        products: things.flatMap((thing) => thing.product ?? []),
        options: things.flatMap((thing) => (thing.product === null ? thing.option : [])),
        ...bodyOf(command),
      });
      const sold = things.flatMap((thing) => thing.product ?? []);
      // Only what was tapped is read again: a shop may have thousands of products.
      // One that cannot be read stays as it is known: what was said of it has been stored.
      const rows = await Promise.all(
        sold.slice(0, MOST_READ).map((id) => client.products.get.query({ id }).catch(() => null)),
      );
      const now = new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])));
      queries.setQueryData(summaries.queryKey, (before) =>
        before ? { ...before, data: before.data.map((row) => now.get(row.id) ?? row) } : before,
      );
      await Promise.all([
        queries.invalidateQueries(entityQueries(branchEntity, client.branches).list()),
        queries.invalidateQueries({
          queryKey: [product.name],
          // What can be chosen stays the same.
          predicate: ({ queryKey }) =>
            !isSameKey(queryKey, OPTIONS) &&
            (sold.length > MOST_READ || !isSameKey(queryKey, summaries.queryKey)),
        }),
      ]);
      return true;
    }).catch(() => false);
  };
  return {
    products: rows ?? NONE,
    options: options.data?.data ?? NO_OPTIONS,
    byId,
    isLoaded: found.isSuccess && options.isSuccess,
    note,
  };
}

function isSameKey(one: QueryKey, other: QueryKey): boolean {
  return hashKey(one) === hashKey(other);
}

/** A list of the products like others: read again when one of them changes. */
const OPTIONS = [product.name, 'list', 'options'] as const;

/** More products than these are read again with their list. */
const MOST_READ = 20;

const NONE: readonly ProductSummary[] = [];
const NO_OPTIONS: readonly OptionOfProducts[] = [];

function bodyOf(command: ShortageCommand) {
  if (command.type === 'gone') return { state: 'gone' as const, length: command.length };
  return command.type === 'left'
    ? { state: 'left' as const, left: command.left }
    : { state: 'back' as const };
}
