import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import type { RestMeta } from '#api/http/trpc.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { id } from '#entities/fields.ts';
import { errorText } from '#text/errors/error-text.ts';
import type { Deletion, KeptRecord } from '#use-cases/records/delete-record.ts';
import * as texts from './texts.ts';

/** Records that a bulk call left as they were, and why. */
export type KeptView = { id: number; title: string | null; message: string; code: ErrorCode }[];

/** The response to deleting many records: which are gone, and why the others stay. */
export interface DeletionView {
  deleted: number[];
  kept: KeptView;
  /** Undoes it for half a minute. */
  undo: string | null;
}

export const keptRecords = z.array(
  z.strictObject({
    id,
    title: z.string().nullable().describe(texts.titleNote),
    message: z.string().describe(texts.messageNote),
    code: z.string(),
  }),
);

const output = z.strictObject({
  deleted: z.array(id),
  kept: keptRecords,
  undo: z.uuid().nullable().describe(texts.undoNote),
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

export function deletionView<F extends Fields>({ deleted, kept, undo }: Deletion<F>): DeletionView {
  return { deleted: deleted.map((row) => row.id), kept: keptView(kept), undo };
}

export function keptView(kept: readonly KeptRecord[]): KeptView {
  return kept.map(({ fault, ...record }) => ({ ...record, message: errorText(fault), code: fault.code }));
}
