import { z } from 'zod';
import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { id } from '#entities/fields.ts';
import { MOST_DELETED } from '#use-cases/records/delete-records.ts';
import type { Selection } from '#use-cases/records/select-records.ts';
import { listParameters } from './list-query.ts';
import * as texts from './texts.ts';

/** Which records a bulk call is about: by id, or whatever the parameters of the list find. */
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
