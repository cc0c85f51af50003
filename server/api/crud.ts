import { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import { type Entity, type EntityRow, rowSchema } from '#entities/entity.ts';
import { type Fields, id } from '#entities/fields.ts';
import type { Context } from './context.ts';
import { procedure } from './trpc.ts';

/** The records of an entity that the caller may see. */
type RowsFor<F extends Fields> = (context: Context) => Promise<readonly EntityRow<F>[]>;

/** Parameters of every list (decisions 2); filters are added per entity. */
export interface ListQuery {
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  sort?: string | undefined;
  [filter: string]: unknown;
}

export const MAX_PAGE_SIZE = 200;

/** The procedures of one entity: list and get. Records come from memory, so nothing is asked of the database. */
export function crud<F extends Fields>(entity: Entity<F>, rowsFor: RowsFor<F>) {
  const output: z.ZodType = rowSchema(entity);
  const { label, path, access } = entity;
  const listInput = listQuery(entity);
  return {
    list: procedure
      .meta({
        access: access.read,
        rest: {
          method: 'GET',
          path,
          tag: label.many,
          summary: `${label.many} auflisten`,
          output,
          isList: true,
          isCacheable: access.read === 'public',
        },
      })
      .input(listInput)
      .query(async ({ ctx, input }): Promise<{ data: EntityRow<F>[]; total: number }> => {
        return pageOf(entity, await rowsFor(ctx), input ?? {});
      }),
    get: procedure
      .meta({
        access: access.read,
        rest: {
          method: 'GET',
          path: `${path}/{id}`,
          tag: label.many,
          summary: `${label.one} lesen`,
          output,
          isCacheable: access.read === 'public',
        },
      })
      .input(z.strictObject({ id }))
      .query(async ({ ctx, input }): Promise<EntityRow<F>> => {
        const row = (await rowsFor(ctx)).find((candidate) => candidate.id === input.id);
        if (!row) throw new AppError('not-found');
        return row;
      }),
  };
}

/** Without `page` and `pageSize` a list is complete: the shop's own lists are small, and the specification loads them whole. */
export function listQuery<F extends Fields>(
  entity: Entity<F>,
): z.ZodType<ListQuery | undefined, ListQuery | undefined> {
  const sorts = entity.list.sort.flatMap((name) => [name, `-${name}`]);
  const filters = Object.fromEntries(
    entity.list.filters.flatMap((name) => {
      const field = entity.fields[name];
      return field ? [[name, field.schema.optional()]] : [];
    }),
  );
  return z
    .strictObject({
      page: z.int().min(1).max(1_000_000).optional(),
      pageSize: z.int().min(1).max(MAX_PAGE_SIZE).optional(),
      search: z.string().max(200).optional(),
      sort: z.enum(sorts).optional(),
      ...filters,
    })
    .optional() as z.ZodType<ListQuery | undefined, ListQuery | undefined>;
}

function pageOf<F extends Fields>(entity: Entity<F>, rows: readonly EntityRow<F>[], query: ListQuery) {
  const { page, pageSize, search, sort, ...filters } = query;
  const matching = rows
    .filter((row) =>
      Object.entries(filters).every(([name, value]) => value === undefined || fieldOf(row, name) === value),
    )
    .filter((row) => !search || contains(entity, row, search));
  const sorted = sortedBy(matching, sort ?? entity.list.sort[0] ?? 'id');
  const size = pageSize ?? (page === undefined ? sorted.length : 50);
  const start = ((page ?? 1) - 1) * size;
  return { data: sorted.slice(start, start + size), total: sorted.length };
}

function fieldOf(row: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(row, name)?.value;
}

function contains<F extends Fields>(entity: Entity<F>, row: EntityRow<F>, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase('de');
  return entity.list.search.some((name) =>
    String(fieldOf(row, name)).toLocaleLowerCase('de').includes(wanted),
  );
}

const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

/** Equal values keep the order of their ids, so that pages never overlap. */
function sortedBy<R extends { id: number }>(rows: readonly R[], sort: string): R[] {
  const isDescending = sort.startsWith('-');
  const name = isDescending ? sort.slice(1) : sort;
  const direction = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [x, y] = [fieldOf(a, name), fieldOf(b, name)];
    const order =
      typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(String(x), String(y));
    return order === 0 ? a.id - b.id : order * direction;
  });
}
