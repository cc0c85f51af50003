import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import { procedure, type RestMeta } from '#api/http/trpc.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { inCents } from '#domain/money/wire.ts';
import {
  changeSchema,
  createSchema,
  type Draft,
  type Entity,
  moneyOf,
  type StoredDraft,
  updateSchema,
} from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { id } from '#entities/fields.ts';
import { errorText } from '#text/errors/error-text.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { changeEachRecord } from '#use-cases/records/change-each-record.ts';
import { type BulkChange, changeRecords } from '#use-cases/records/change-records.ts';
import type { RecordOptions } from '#use-cases/records/check-record.ts';
import { createRecords } from '#use-cases/records/create-records.ts';
import type { Deletion, KeptRecord } from '#use-cases/records/delete-record.ts';
import { deleteRecords } from '#use-cases/records/delete-records.ts';
import { type Restoration, restoreRecords } from '#use-cases/records/restore-records.ts';
import { type Selection, selectedIds } from '#use-cases/records/select-records.ts';
import { undoChange } from '#use-cases/records/undo-change.ts';
import type { Change } from '#use-cases/records/update-record.ts';
import { isSelection, NO_SELECTION, selectionSchema, selectionShape } from './list-query.ts';
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

const keptRecords = z.array(
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

function keptView(kept: readonly KeptRecord[]): KeptView {
  return kept.map(({ fault, ...record }) => ({ ...record, message: errorText(fault), code: fault.code }));
}

/** What an entity's lists do with many records at once, each in one call with one result; and the undo of a deletion. */
export function bulkCalls<F extends Fields>(entity: Entity<F>, options: RecordOptions<F> = {}) {
  return {
    removeMany: procedure
      .meta(removeManyFace(entity))
      .input(selectionSchema(entity))
      .mutation(async ({ ctx: { deps, actor }, input }) =>
        deletionView(await deleteRecords(deps, actor, entity, await selectedIds(deps, actor, entity, input))),
      ),
    changeMany: procedure
      .meta(changeManyFace(entity))
      .input(bulkChangeSchema(entity))
      .mutation(async ({ ctx: { deps, actor }, input: { values, ...selection } }) => {
        const ids = await selectedIds(deps, actor, entity, selection);
        const change = inCents(moneyOf(entity), values) as Change<F>;
        return bulkChangeView(await changeRecords(deps, actor, entity, ids, change, options));
      }),
    undoChange: undoChangeCall(entity, (deps, actor, call) => undoChange(deps, actor, entity, call, options)),
    restore: restoreCall(entity),
  };
}

/** POST {path}/change: sets the same values in many records. */
export function changeManyFace<F extends Fields>({
  access,
  path,
  label,
}: Entity<F>): {
  access: Access;
  rest: RestMeta;
} {
  return {
    access: access.write as Access,
    rest: {
      method: 'POST',
      path: `${path}/change`,
      tag: label.many,
      summary: texts.changeRecords(label),
      description: texts.changeRecordsNote,
      output: z.strictObject({
        changed: z.int().min(0),
        kept: keptRecords,
        undo: z.uuid().nullable().describe(texts.undoChangeNote),
      }),
    },
  };
}

interface BulkChangeView {
  changed: number;
  kept: KeptView;
  /** Brings back the former values for half a minute. */
  undo: string | null;
}

export function bulkChangeView({ changed, kept, undo }: BulkChange): BulkChangeView {
  return { changed: changed.length, kept: keptView(kept), undo };
}

/** POST {path}/undo-change: undoes what one of the bulk calls changed. */
export function undoChangeCall<F extends Fields>(
  entity: Entity<F>,
  undo: Restore,
  access = entity.access.write as Access,
) {
  return procedure
    .meta({
      access,
      rest: {
        method: 'POST',
        path: `${entity.path}/undo-change`,
        tag: entity.label.many,
        summary: texts.undoChange(entity.label),
        description: texts.undoChangeCallNote,
        output: z.strictObject({ restored: z.int().min(0), kept: keptRecords }),
        failures: ['undo-expired'],
      },
    })
    .input(z.strictObject({ undo: z.uuid() }))
    .mutation(async ({ ctx: { deps, actor }, input }) =>
      restorationView(await undo(deps, actor, input.undo)),
    );
}

function restorationView({ restored, kept }: Restoration): { restored: number; kept: KeptView } {
  return { restored: restored.length, kept: keptView(kept) };
}

/** POST {path}/restore: undoes a deletion. */
export function restoreCall<F extends Fields>(entity: Entity<F>, restore: Restore = ofRecords(entity)) {
  return procedure
    .meta({
      access: (entity.access.create ?? entity.access.write) as Access,
      rest: {
        method: 'POST',
        path: `${entity.path}/restore`,
        tag: entity.label.many,
        summary: texts.restoreRecords(entity.label),
        description: texts.restoreRecordsNote,
        output: z.strictObject({ restored: z.int().min(0), kept: keptRecords }),
        failures: ['undo-expired'],
      },
    })
    .input(z.strictObject({ undo: z.uuid() }))
    .mutation(async ({ ctx: { deps, actor }, input }) =>
      restorationView(await restore(deps, actor, input.undo)),
    );
}

type Restore = (deps: Deps, actor: Actor, call: string) => Promise<Restoration>;

function ofRecords<F extends Fields>(entity: Entity<F>): Restore {
  return (deps, actor, call) => restoreRecords(deps, actor, entity, call);
}

/** How many records one call can change to values of their own, and their maximum size in bytes. */
const MOST_EACH = 10_000;
const EACH_BYTES = 8 * 1_048_576;

/** POST {path}/change-each: sets values of its own in each of many records. */
export function changeEachCall<F extends Fields>(entity: Entity<F>, options: RecordOptions<F> = {}) {
  const schema = updateSchema(entity);
  const face = changeManyFace(entity);
  return procedure
    .meta({
      ...face,
      rest: {
        ...face.rest,
        path: `${entity.path}/change-each`,
        summary: texts.changeEach(entity.label),
        description: texts.changeEachNote,
        bodyLimit: EACH_BYTES,
      },
    })
    .input(z.strictObject({ changes: z.array(z.looseObject({ id })).min(1).max(MOST_EACH) }))
    .mutation(async ({ ctx: { deps, actor }, input: { changes } }) => {
      // Parsed one at a time: thousands at once would block everybody.
      const at = (place: number) => {
        const { id: record = 0 } = changes[place] ?? {};
        const { success, data } = schema.safeParse(changes[place]);
        return { id: record, change: success ? (inCents(moneyOf(entity), data) as Change<F>) : null };
      };
      return bulkChangeView(
        await changeEachRecord(deps, actor, entity, { count: changes.length, at }, options),
      );
    });
}

/** As many records as one call creates. */
const MOST_CREATED = 1_000;

/** POST {path}/create-many: creates many records with one call. */
export function createManyCall<F extends Fields>(entity: Entity<F>, options: RecordOptions<F> = {}) {
  const schema = createSchema(entity);
  const { access, path, label } = entity;
  return procedure
    .meta({
      access: (access.create ?? access.write) as Access,
      rest: {
        method: 'POST',
        path: `${path}/create-many`,
        tag: label.many,
        summary: texts.createRecords(label),
        description: texts.createRecordsNote,
        output: z.strictObject({
          created: z.array(id),
          refused: z.array(
            z.strictObject({
              place: z.int().min(0).describe(texts.placeNote),
              message: z.string().describe(texts.refusedNote),
              code: z.string(),
            }),
          ),
        }),
      },
    })
    .input(z.strictObject({ records: z.array(z.looseObject({})).min(1).max(MOST_CREATED) }))
    .mutation(async ({ ctx: { deps, actor }, input: { records } }) => {
      const at = (place: number) => {
        const { success, data } = schema.safeParse(records[place]);
        return success ? (inCents(moneyOf(entity), data) as StoredDraft<F>) : null;
      };
      const made = await createRecords(deps, actor, entity, { count: records.length, at }, options);
      const refused = made.refused.map(({ place, fault }) => ({
        place,
        message: errorText(fault),
        code: fault.code,
      }));
      return { created: made.created, refused };
    });
}

type ChangeBody<F extends Fields> = Selection & { values: Draft<F> };

export function bulkChangeSchema<F extends Fields>(
  entity: Entity<F>,
): z.ZodType<ChangeBody<F>, ChangeBody<F>> {
  const schema: unknown = z
    .strictObject({ ...selectionShape(entity), values: changeSchema(entity) })
    .refine(isSelection, NO_SELECTION);
  return schema as z.ZodType<ChangeBody<F>, ChangeBody<F>>;
}
