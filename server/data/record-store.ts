import type { Turns } from '#domain/time/breath.ts';
import { type Condition, type Entity, STAMPS, type StoredRecord } from '#entities/entity.ts';
import type { Field, Fields, StoredValues } from '#entities/field.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { HiddenColumns, RecordQuery, RecordStore, RecordWish } from '#use-cases/records/record-store.ts';
import type { Client } from './client.ts';
import { columnOf, decoded, encoded, type StoredRow } from './record-columns.ts';
import { someFields, targets } from './record-fields.ts';
import { imagesFor, modelOf, tableOf } from './record-models.ts';
import { detach, referrers } from './record-references.ts';
import { type Seals, sealed, unsealed } from './sealed-columns.ts';

type Where = Record<string, unknown>;

/** Across server processes and people, records are written one at a time (decision 0010). */
const RECORDS_LOCK = 7_301_002;
/** Rows per statement: what is read and decoded within a few milliseconds. */
const ROWS_AT_ONCE = 25;
const IDS_AT_ONCE = 1_000;

/**
 * A record may be the catalogue of ten thousand products: reading it, what is then done with it, and writing it each have a
 * turn of the event loop.
 */
export function recordStore(client: Client, turns: Turns, seals: Seals): RecordStore {
  const recordsOf = async <F extends Fields>(
    entity: Entity<F>,
    rows: readonly StoredRow[],
  ): Promise<StoredRecord<F>[]> => {
    const images = await imagesFor(client, entity, rows);
    return rows.map((row) => decoded(entity, unsealed(entity, row, seals), images));
  };
  const recordOf = async <F extends Fields>(entity: Entity<F>, row: StoredRow): Promise<StoredRecord<F>> =>
    decoded(entity, unsealed(entity, row, seals), await imagesFor(client, entity, [row]));
  /** In the order of the ids; a few hundred at a time, because the embedded database runs on the event loop. */
  const byIds = async <F extends Fields>(
    entity: Entity<F>,
    ids: readonly number[],
  ): Promise<StoredRecord<F>[]> => {
    const found = new Map<number, StoredRecord<F>>();
    const isDocument = documentOf(entity) !== null;
    const size = isDocument ? 1 : ROWS_AT_ONCE;
    for (let start = 0; start < ids.length; start += size) {
      const some = ids.slice(start, start + size);
      const rows = await modelOf(client, entity.name).findMany({ where: { id: { in: some } } });
      for (const record of await recordsOf(entity, rows)) found.set(record.id, record);
    }
    if (isDocument) await turns.next();
    return ids.flatMap((id) => found.get(id) ?? []);
  };
  const update = async <F extends Fields>(
    entity: Entity<F>,
    id: number,
    values: Partial<StoredValues<F>>,
    hidden: HiddenColumns = {},
  ): Promise<StoredRecord<F>> => {
    const model = modelOf(client, entity.name);
    const where = { id };
    const former = isInList(entity, values) ? await model.findUnique({ where }) : null;
    const data = { ...sealed(entity, encoded(entity, values, former ?? {}), seals), ...hidden };
    const column = documentOf(entity);
    if (column === null || data[column] === undefined)
      return recordOf(entity, await model.update({ where, data }));
    const { [column]: value, ...others } = data;
    await turns.next();
    await writeDocument(client, entity, { id, column, value });
    // Without any other value nothing would say that it has changed.
    const row = await model.update({
      where,
      data: { ...others, updatedAt: new Date() },
      omit: { [column]: true },
    });
    return recordOf(entity, { ...row, [column]: value });
  };
  return {
    list: async (entity, query) => {
      const { ids, total } = await pageOfIds(client, entity, query);
      return { rows: await byIds(entity, ids), total };
    },
    summaries: async (entity, fields, query) => {
      const where = whereOf(entity, query);
      const total = await modelOf(client, entity.name).count({ where });
      const { skip, take } = query;
      const page = { skip, take: take ?? total - skip };
      const orderBy = orderOf(entity, query.sort);
      const rows = await someFields(client, fields, { entity: entity.name, where, orderBy, ...page });
      return { rows, total };
    },
    ids: (entity, query) => idsWhere(client, entity.name, whereOf(entity, query)),
    byId: async (entity, id) => {
      const row = await modelOf(client, entity.name).findUnique({ where: { id } });
      if (documentOf(entity) !== null) await turns.next();
      return row && recordOf(entity, row);
    },
    byIds,
    create: async (entity, values, hidden = {}) => {
      const model = modelOf(client, entity.name);
      const data = { ...sealed(entity, encoded(entity, values), seals), ...hidden };
      const column = documentOf(entity);
      if (column === null) return recordOf(entity, await model.create({ data }));
      const { [column]: value = [], ...others } = data;
      const row = await model.create({ data: { ...others, [column]: [] } });
      await writeDocument(client, entity, { id: row.id as number, column, value });
      return recordOf(entity, { ...row, [column]: value });
    },
    update,
    updateMany: async (entity, ids, values) => {
      if (isInList(entity, values)) for (const id of ids) await update(entity, id, values);
      else
        await modelOf(client, entity.name).updateMany({
          where: { id: { in: [...ids] } },
          data: sealed(entity, encoded(entity, values), seals),
        });
    },
    remove: (entity, ids) => removeRows(client, entity.name, ids),
    conflict: async (entity, values, except) => {
      for (const names of entity.unique ?? []) {
        const where = Object.fromEntries(names.map((name) => [columnIn(entity, name), values[name]]));
        const [other] = await modelOf(client, entity.name).findMany({
          where,
          take: 2,
          orderBy: [{ id: 'asc' }],
          select: { id: true },
        });
        if (other && other.id !== except) return names;
      }
      return null;
    },
    some: (target, ids, fields) => targets(client, target, ids, fields),
    referrers: (target, ids) => referrers(client, target, ids),
    detach: (target, ids) => detach(client, target, ids),
    lock: async () => {
      await client.$queryRaw`SELECT pg_advisory_xact_lock(${RECORDS_LOCK})::text`;
    },
  };
}

/** The column in which a single record may be as large as thousands of others; null = it has none. */
function documentOf({ fields }: { fields: Fields }): string | null {
  const [name] = Object.entries(fields).find(([, { widget }]) => widget === 'catalog') ?? [];
  return name ?? null;
}

/** As one text: the client would go through every value of it, for as long as everybody else waits. */
async function writeDocument(
  client: Client,
  { name }: { name: string },
  { id, column, value }: { id: number; column: string; value: unknown },
): Promise<void> {
  await client.$executeRaw`
    UPDATE ${Prisma.raw(`"${tableOf(name)}"`)} SET ${Prisma.raw(`"${column}"`)} = ${JSON.stringify(value)}::jsonb
    WHERE "id" = ${id}::int`;
}

/** Whether a value shares its column with others, which must be kept. */
function isInList({ fields }: { fields: Fields }, values: object): boolean {
  return Object.keys(values).some((name) => fields[name]?.member);
}

/** The ids that a query finds on its page: only they are sorted and counted, rows are read for that page only. */
async function pageOfIds<F extends Fields>(
  client: Client,
  entity: Entity<F>,
  query: RecordQuery,
): Promise<{ ids: number[]; total: number }> {
  const model = modelOf(client, entity.name);
  const where = whereOf(entity, query);
  const { skip, take } = query;
  const total = await model.count({ where });
  const orderBy = orderOf(entity, query.sort);
  const ids: number[] = [];
  for (let left = take ?? total - skip; left > 0; left -= IDS_AT_ONCE) {
    const page = { skip: skip + ids.length, take: Math.min(left, IDS_AT_ONCE) };
    const rows = await model.findMany({ where, orderBy, select: { id: true }, ...page });
    for (const { id } of rows) ids.push(id as number);
    if (rows.length < page.take) break;
  }
  return { ids, total };
}

/** A thousand at a time: decoding all of them at once would block the event loop. */
async function idsWhere(client: Client, entity: string, where: Where): Promise<number[]> {
  const found: number[] = [];
  for (;;) {
    const rows = await modelOf(client, entity).findMany({
      where: { AND: [where, { id: { gt: found.at(-1) ?? 0 } }] },
      orderBy: [{ id: 'asc' }],
      take: IDS_AT_ONCE,
      select: { id: true },
    });
    for (const { id } of rows) found.push(id as number);
    if (rows.length < IDS_AT_ONCE) return found;
  }
}

/**
 * Deletes rows and returns the ids of those that stay because rows outside the registry still refer to them. A failed
 * statement would abort the transaction, so each attempt has a savepoint.
 */
async function removeRows(client: Client, entity: string, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  await client.$executeRaw`SAVEPOINT removal`;
  try {
    await modelOf(client, entity).deleteMany({ where: { id: { in: [...ids] } } });
    await client.$executeRaw`RELEASE SAVEPOINT removal`;
    return [];
  } catch (error) {
    if (!isForeignKey(error)) throw error;
    await client.$executeRaw`ROLLBACK TO SAVEPOINT removal`;
  }
  if (ids.length === 1) return [...ids];
  const kept: number[] = [];
  for (const id of ids) kept.push(...(await removeRows(client, entity, [id])));
  return kept;
}

function columnIn({ fields }: { fields: Fields }, name: string): string {
  const field = fields[name];
  return field ? columnOf(name, field) : name;
}

function whereOf<F extends Fields>(entity: Entity<F>, query: RecordWish): Where {
  const all: Where[] = [];
  if (query.scope !== 'all') all.push({ OR: query.scope.map((condition) => conditionOf(entity, condition)) });
  for (const [name, value] of Object.entries(query.filters)) {
    const field: Field<unknown> | undefined = entity.fields[name];
    if (value === undefined || !field) continue;
    all.push({ [columnOf(name, field)]: field.column === 'references' ? { has: value } : value });
  }
  const { range, search, emptiness = {}, conditions = {} } = entity.list;
  for (const [parameter, name] of Object.entries(emptiness)) {
    const isEmpty = query.filters[parameter];
    if (isEmpty !== undefined) all.push({ [columnIn(entity, name)]: isEmpty ? null : { not: null } });
  }
  for (const [parameter, { values }] of Object.entries(conditions)) {
    const isMet = query.filters[parameter];
    if (isMet !== undefined)
      all.push(isMet ? valuesWhere(entity, values) : { NOT: valuesWhere(entity, values) });
  }
  if (range && query.from) all.push({ [range]: { gte: query.from } });
  if (range && query.to) all.push({ [range]: { lt: query.to } });
  if (query.search) {
    const contains = query.search.trim().replace(/[\\%_]/g, '\\$&');
    all.push({ OR: search.map((name) => ({ [name]: { contains, mode: 'insensitive' } })) });
  }
  return { AND: all };
}

function valuesWhere(entity: { fields: Fields }, values: Readonly<Record<string, unknown>>): Where {
  const all = Object.entries(values).map(([name, value]) => ({
    [columnIn(entity, name)]: { equals: value },
  }));
  return { AND: all };
}

function conditionOf(entity: { fields: Fields }, condition: Condition): Where {
  const column = columnIn(entity, condition.field);
  if ('in' in condition) {
    const values = condition.in.filter((value) => value !== null);
    const known = { [column]: { in: values } };
    // The client has no `in` filter for booleans.
    if (values.every((value) => typeof value === 'boolean') && values.length > 0)
      return { OR: values.map((value) => ({ [column]: value })) };
    return condition.in.includes(null) ? { OR: [known, { [column]: null }] } : known;
  }
  const some = { [column]: { hasSome: [...condition.hasSome] } };
  return condition.orNone ? { OR: [some, { [column]: { isEmpty: true } }] } : some;
}

/** Equal values are ordered by id, so that pages never overlap. */
function orderOf<F extends Fields>(entity: Entity<F>, sort: string): Where[] {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const name = sort.replace(/^-/, '');
  const { writtenAt } = entity.list;
  const column = columnIn(
    entity,
    writtenAt && (STAMPS as readonly string[]).includes(name) ? writtenAt : name,
  );
  return column === 'id' ? [{ id: direction }] : [{ [column]: direction }, { id: 'asc' }];
}

function isForeignKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'P2003';
}
