import { type Condition, type Entity, STAMPS, type StoredRecord } from '#entities/entity.ts';
import type { Field, Fields, StoredValues } from '#entities/field.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import type { HiddenColumns, RecordQuery, RecordStore, RecordWish } from '#use-cases/records/record-store.ts';
import type { Client } from './client.ts';
import { columnOf, decoded, decodedFields, encoded, type Images, type StoredRow } from './record-columns.ts';
import { imagesFor, modelOf } from './record-models.ts';
import { detach, referrers } from './record-references.ts';

type Where = Record<string, unknown>;

/** Across server processes and people, records are written one at a time (decision 0010). */
const RECORDS_LOCK = 7_301_002;
/** Rows per statement: what is read and decoded within a few milliseconds. */
const ROWS_AT_ONCE = 25;
const IDS_AT_ONCE = 1_000;
/** Summaries have a few plain columns. */
const SUMMARIES_AT_ONCE = 200;
const NO_IMAGES: Images = new Map();

export function recordStore(client: Client): RecordStore {
  const recordsOf = async <F extends Fields>(
    entity: Entity<F>,
    rows: readonly StoredRow[],
  ): Promise<StoredRecord<F>[]> => {
    const images = await imagesFor(client, entity, rows);
    return rows.map((row) => decoded(entity, row, images));
  };
  const recordOf = async <F extends Fields>(entity: Entity<F>, row: StoredRow): Promise<StoredRecord<F>> =>
    decoded(entity, row, await imagesFor(client, entity, [row]));
  /** In the order of the ids; a few hundred at a time, because the embedded database runs on the event loop. */
  const byIds = async <F extends Fields>(
    entity: Entity<F>,
    ids: readonly number[],
  ): Promise<StoredRecord<F>[]> => {
    const found = new Map<number, StoredRecord<F>>();
    for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
      const some = ids.slice(start, start + ROWS_AT_ONCE);
      const rows = await modelOf(client, entity.name).findMany({ where: { id: { in: some } } });
      for (const record of await recordsOf(entity, rows)) found.set(record.id, record);
    }
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
    const data = { ...encoded(entity, values, former ?? {}), ...hidden };
    return recordOf(entity, await model.update({ where, data }));
  };
  return {
    list: async (entity, query) => {
      const { ids, total } = await pageOfIds(client, entity, query);
      return { rows: await byIds(entity, ids), total };
    },
    summaries: async (entity, fields, query) => {
      const { ids, total } = await pageOfIds(client, entity, query);
      return { rows: await someFields(client, entity.name, fields, ids), total };
    },
    ids: (entity, query) => idsWhere(client, entity.name, whereOf(entity, query)),
    byId: async (entity, id) => {
      const row = await modelOf(client, entity.name).findUnique({ where: { id } });
      return row && recordOf(entity, row);
    },
    byIds,
    create: async (entity, values, hidden = {}) =>
      recordOf(
        entity,
        await modelOf(client, entity.name).create({ data: { ...encoded(entity, values), ...hidden } }),
      ),
    update,
    updateMany: async (entity, ids, values) => {
      if (isInList(entity, values)) for (const id of ids) await update(entity, id, values);
      else
        await modelOf(client, entity.name).updateMany({
          where: { id: { in: [...ids] } },
          data: encoded(entity, values),
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

/** The given fields of the records with these ids, in their order; no other column is read. */
async function someFields<F extends Fields>(
  client: Client,
  entity: string,
  fields: F,
  ids: readonly number[],
): Promise<StoredRecord<F>[]> {
  const found = new Map<number, StoredRecord<F>>();
  for (let start = 0; start < ids.length; start += SUMMARIES_AT_ONCE) {
    const rows = await modelOf(client, entity).findMany({
      where: { id: { in: ids.slice(start, start + SUMMARIES_AT_ONCE) } },
      select: selected(fields),
    });
    const images = await imagesFor(client, { fields }, rows);
    for (const row of rows)
      found.set(row.id as number, decodedFields(fields, row, images) as StoredRecord<F>);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The columns of these fields, and the id. */
function selected(fields: Fields): Where {
  const columns = Object.entries(fields).map(([name, field]) => [columnOf(name, field), true]);
  return { id: true, ...Object.fromEntries(columns) };
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

/** The part of the referenced records that a scope looks at: their ids and the given fields. */
async function targets(
  client: Client,
  target: string,
  ids: readonly number[],
  names: readonly string[],
): Promise<{ id: number }[]> {
  const entity = EVERY_ENTITY.find(({ name }) => name === target);
  const fields = Object.fromEntries(
    names.flatMap((name) => (entity?.fields[name] ? [[name, entity.fields[name]] as const] : [])),
  );
  const found: { id: number }[] = [];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const where = { id: { in: ids.slice(start, start + IDS_AT_ONCE) } };
    const rows = await modelOf(client, target).findMany({ where, select: selected(fields) });
    found.push(...rows.map((row) => decodedFields(fields, row, NO_IMAGES)));
  }
  return found;
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
