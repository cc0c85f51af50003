import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import type { RestMeta } from '#api/http/trpc.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { id } from '#entities/fields.ts';
import { errorText } from '#text/errors/error-text.ts';
import type { Deletion } from '#use-cases/records/delete-record.ts';
import { MOST_DELETED } from '#use-cases/records/delete-records.ts';
import * as texts from './texts.ts';

export const removeManyInput = z.strictObject({ ids: z.array(id).min(1).max(MOST_DELETED) });

/** The response to deleting many records: which are gone, and why the others stay. */
export interface DeletionView {
  deleted: number[];
  kept: { id: number; title: string | null; message: string; code: ErrorCode }[];
}

const output = z.strictObject({
  deleted: z.array(id),
  kept: z.array(
    z.strictObject({
      id,
      title: z.string().nullable().describe(texts.titleNote),
      message: z.string().describe(texts.messageNote),
      code: z.string(),
    }),
  ),
});

/** POST {path}/delete: deletes many records of an entity with one call. */
export function removeManyFace<F extends Fields>({
  access,
  path,
  label,
}: Entity<F>): {
  access: Access;
  rest: RestMeta;
} {
  return {
    access: (access.create ?? access.write) as Access,
    rest: {
      method: 'POST',
      path: `${path}/delete`,
      tag: label.many,
      summary: texts.removeRecords(label),
      description: texts.deletionViewRemoveManyNote,
      output,
    },
  };
}

export function deletionView<F extends Fields>({ deleted, kept }: Deletion<F>): DeletionView {
  return {
    deleted: deleted.map((row) => row.id),
    kept: kept.map(({ fault, ...record }) => ({ ...record, message: errorText(fault), code: fault.code })),
  };
}
