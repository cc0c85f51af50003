import { z } from 'zod';
import { type Access, mayAccess } from '#api/http/access.ts';
import type { Context } from '#api/http/context.ts';
import { procedure, type RestMeta } from '#api/http/trpc.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { inCents, inDecimals } from '#domain/money/wire.ts';
import { mapInChunks } from '#domain/time/breath.ts';
import {
  createSchema,
  type Draft,
  type Entity,
  type EntityRow,
  moneyOf,
  rowSchema,
  type StoredRecord,
  updateSchema,
} from '#entities/entity.ts';
import type { Field, Fields } from '#entities/field.ts';
import { id } from '#entities/fields.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import type { Judge } from '#use-cases/records/check-record.ts';
import { createRecord } from '#use-cases/records/create-record.ts';
import { deleteRecord } from '#use-cases/records/delete-record.ts';
import { listRecords } from '#use-cases/records/list-records.ts';
import { readRecord } from '#use-cases/records/read-record.ts';
import { type Change, updateRecord } from '#use-cases/records/update-record.ts';
import { bulkCalls } from './bulk-calls.ts';
import { listQuery } from './list-query.ts';
import { listed } from './listed.ts';
import * as texts from './texts.ts';

export interface CrudOptions<F extends Fields> {
  /** The records that visitors, devices and staff who see no drafts get, from memory; other staff's are from the database. */
  publicRows?: (context: Context) => Promise<readonly StoredRecord<F>[]>;
  /** Validation of a new or changed record that depends on other records. */
  judge?: Judge<F>;
}

/**
 * The standard calls of an entity: list, get, create, update, delete one or many, with the rules of
 * server/use-cases/*-record.ts. Money is in currency units from here on. Throws for a public entity that does not declare
 * what is public.
 */
export function crud<F extends Fields>(entity: Entity<F>, { publicRows, judge }: CrudOptions<F> = {}) {
  const { label, path, access } = entity;
  if (access.read === 'public' && !publicRows) throw new Error(`${entity.name}: publicRows are missing`);
  const options = judge ? { judge } : {};
  const creators = access.create ?? access.write;
  const output: z.ZodType = rowSchema(entity);
  const face = (
    method: RestMeta['method'],
    at: RestMeta['path'],
    summary: string,
    more: Partial<RestMeta> = {},
  ) => ({
    access: (method === 'GET' ? access.read : method === 'POST' ? creators : access.write) as Access,
    rest: { method, path: at, tag: label.many, summary, output, ...more },
  });
  const isCacheable = access.read === 'public';
  const changed = async ({ deps, actor }: Context, change: Draft<F> & { id: number }) =>
    wire(entity, await updateRecord(deps, actor, entity, change.id, unwire(entity, change), options));
  return {
    list: procedure
      .meta(
        face('GET', path, texts.listRecords(label), {
          isList: true,
          isCacheable,
          failures: entity.list.range ? ['ends-before-start'] : [],
        }),
      )
      .input(listQuery(entity))
      .query(async ({ ctx, input = {} }): Promise<{ data: EntityRow<F>[]; total: number }> => {
        const rows = await rowsInMemory(entity, ctx, publicRows);
        const { turns } = ctx.deps;
        const { data, total } = rows
          ? await listed(entity, rows, input, turns)
          : await listRecords(ctx.deps, ctx.actor, entity, input);
        const pieces = await mapInChunks(data, STEP, turns, (piece) =>
          piece.map((record) => wire(entity, record)),
        );
        return { data: pieces.flat(), total };
      }),
    get: procedure
      .meta(face('GET', `${path}/{id}`, texts.readRecord(label), { isCacheable }))
      .input(z.strictObject({ id }))
      .query(async ({ ctx, input }): Promise<EntityRow<F>> => {
        const rows = await rowsInMemory(entity, ctx, publicRows);
        if (!rows) return wire(entity, await readRecord(ctx.deps, ctx.actor, entity, input.id));
        const row = rows.find((candidate) => candidate.id === input.id);
        if (!row) throw new AppError('not-found');
        return wire(entity, row);
      }),
    create: procedure
      .meta(face('POST', path, texts.createRecord(label), { status: 201 }))
      .input(createSchema(entity))
      .mutation(
        async ({ ctx, input }): Promise<EntityRow<F>> =>
          wire(
            entity,
            await createRecord(ctx.deps, ctx.actor, entity, unwire(entity, input as Draft<F>), options),
          ),
      ),
    update: procedure
      .meta(
        face('PUT', `${path}/{id}`, texts.updateRecord(label), {
          failures: entity.sharedBy === undefined ? [] : SHARED,
        }),
      )
      .input(updateSchema(entity))
      .mutation(
        async ({ ctx, input }): Promise<EntityRow<F>> => changed(ctx, input as Draft<F> & { id: number }),
      ),
    remove: procedure
      .meta({
        access: creators as Access,
        rest: {
          method: 'DELETE',
          path: `${path}/{id}`,
          status: 204,
          tag: label.many,
          summary: texts.removeRecord(label),
          failures: isShared(entity) ? ['kept-for-others'] : [],
        },
      })
      .input(z.strictObject({ id }))
      .mutation(({ ctx, input }) => deleteRecord(ctx.deps, ctx.actor, entity, input.id)),
    ...bulkCalls(entity, options),
  };
}

const SHARED: readonly ErrorCode[] = [
  'branches-of-others',
  'shared-for-administrators',
  'shared-for-managers-of-all',
];

/** Whether several branches may use one of its records, or have it on something that they share (R332, R333). */
function isShared<F extends Fields>({ name, sharedBy }: Pick<Entity<F>, 'name' | 'sharedBy'>): boolean {
  const lists = ({ linkPaths }: Field<unknown>) => linkPaths?.[name] !== undefined;
  return (
    sharedBy !== undefined ||
    EVERY_ENTITY.some((other) => other.sharedBy !== undefined && Object.values(other.fields).some(lists))
  );
}

const STAFF: Access = ['ROLE_EMPLOYEE'];
/** Rows between two breaths. */
const STEP = 50;

/** The records of those who see no drafts; null for everybody else, whose records are in the database. */
export async function rowsInMemory<F extends Fields>(
  { access }: Pick<Entity<F>, 'access'>,
  context: Context,
  publicRows: CrudOptions<F>['publicRows'],
): Promise<readonly StoredRecord<F>[] | null> {
  if (context.actor.kind === 'user' && mayAccess(context.actor, access.drafts ?? STAFF)) return null;
  return publicRows ? publicRows(context) : null;
}

/** A record as sent: fields declared as money are in currency units. */
export function wire<F extends Fields>(entity: Entity<F>, record: StoredRecord<F>): EntityRow<F> {
  return inDecimals(moneyOf(entity), record) as EntityRow<F>;
}

/** A record as it is stored: money in cents. */
export function unwire<F extends Fields>(entity: Entity<F>, draft: Draft<F>): Change<F> {
  return inCents(moneyOf(entity), draft) as Change<F>;
}
