import { z } from 'zod';
import { type Entity, STAMPS } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { id } from '#entities/fields.ts';
import { daySchema, instantSchema } from '#entities/shapes/instant.ts';
import { isInOrder } from '#inputs/list-span.ts';
import { MOST_DELETED } from '#use-cases/records/delete-records.ts';
import { type ListQuery, MAX_PAGE_SIZE } from '#use-cases/records/list-records.ts';
import type { Selection } from '#use-cases/records/select-records.ts';
import * as texts from './texts.ts';

/** The parameters of a list: paging, search, sorting, the entity's filters and its range. */
export function listQuery<F extends Fields>(
  entity: Entity<F>,
  mostOnPage = MAX_PAGE_SIZE,
): z.ZodType<ListQuery | undefined, ListQuery | undefined> {
  const { sort } = entity.list;
  const sorts = new Set(
    [...sort, ...STAMPS].flatMap((name) => [name.replace(/^-/, ''), `-${name.replace(/^-/, '')}`]),
  );
  return z
    .strictObject({
      page: z.int().min(1).max(1_000_000).optional(),
      pageSize: z.int().min(1).max(mostOnPage).optional(),
      sort: z.enum([...sorts]).optional(),
      ...listParameters(entity),
    })
    .refine((query) => isInOrder(query as { from?: unknown; to?: unknown }), {
      path: ['to'],
      params: { code: 'ends-before-start' },
    })
    .optional() as z.ZodType<ListQuery | undefined, ListQuery | undefined>;
}

/** The parameters that select records: search, filters and range. */
function listParameters<F extends Fields>(entity: Entity<F>): Record<string, z.ZodType> {
  const { filters, range, emptiness = {}, conditions = {} } = entity.list;
  return {
    search: z.string().max(200).optional(),
    ...(range ? { from: rangeEnd(texts.fromNote), to: rangeEnd(texts.toNote) } : {}),
    ...Object.fromEntries(filters.map((name) => [name, filterSchema(entity, name)])),
    ...Object.fromEntries(
      [...Object.keys(emptiness), ...Object.keys(conditions)].map((name) => [name, z.boolean().optional()]),
    ),
  };
}

function rangeEnd(meaning: string) {
  return z
    .union([instantSchema, daySchema])
    .optional()
    .meta({
      description: texts.rangeEnd({ meaning }),
    });
}

function filterSchema<F extends Fields>({ fields }: Pick<Entity<F>, 'fields'>, name: keyof F): z.ZodType {
  const field = fields[name];
  if (!field) throw new Error(`no field ${String(name)}`);
  return field.column === 'references' ? id.optional() : field.schema.optional();
}

/** The records of a bulk call: by id, or everything that the list's parameters find. */
export function selectionShape<F extends Fields>(entity: Entity<F>) {
  return {
    ids: z.array(id).min(1).max(MOST_DELETED).optional().describe(texts.selectedIdsNote),
    filter: z.strictObject(listParameters(entity)).optional().describe(texts.selectedFilterNote),
  };
}

/** Exactly one of the two. */
export function isSelection({ ids, filter }: { ids?: unknown; filter?: unknown }): boolean {
  return (ids === undefined) !== (filter === undefined);
}

/** What `isSelection` misses. */
export const NO_SELECTION = { path: ['ids'], params: { code: 'required' } };

export function selectionSchema<F extends Fields>(entity: Entity<F>): z.ZodType<Selection, Selection> {
  const schema: unknown = z.strictObject(selectionShape(entity)).refine(isSelection, NO_SELECTION);
  return schema as z.ZodType<Selection, Selection>;
}
