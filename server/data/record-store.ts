import { AppError } from '#domain/errors.ts';
import type { Condition, Entity, EntityRow } from '#entities/entity.ts';
import type { Field, Fields } from '#entities/field.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import type { RecordQuery, RecordStore } from '#use-cases/record-store.ts';
import type { Client } from './client.ts';
import { columnOf, decoded, encoded, type StoredRow } from './record-columns.ts';
import { imagesFor, modelOf } from './record-models.ts';
import { detach, referrers } from './record-references.ts';

type Where = Record<string, unknown>;

/** Two server processes, or two people: records are written one after the other. */
const RECORDS_LOCK = 7_301_002;

export function recordStore(client: Client): RecordStore {
  const recordOf = async <F extends Fields>(entity: Entity<F>, row: StoredRow): Promise<EntityRow<F>> =>
    decoded(entity, row, await imagesFor(client, entity));
  return {
    list: async (entity, query) => {
      const model = modelOf(client, entity.name);
      const where = whereOf(entity, query);
      const { skip, take } = query;
      const total = await model.count({ where });
      const orderBy = orderOf(entity, query.sort);
      const rows = await model.findMany({ where, orderBy, skip, ...(take === null ? {} : { take }) });
      const images = await imagesFor(client, entity);
      return { rows: rows.map((row) => decoded(entity, row, images)), total };
    },
    byId: async (entity, id) => {
      const row = await modelOf(client, entity.name).findUnique({ where: { id } });
      return row && recordOf(entity, row);
    },
    create: async (entity, values, hidden = {}) =>
      recordOf(
        entity,
        await modelOf(client, entity.name).create({ data: { ...encoded(entity, values), ...hidden } }),
      ),
    update: async (entity, id, values, hidden = {}) =>
      recordOf(
        entity,
        await modelOf(client, entity.name).update({
          where: { id },
          data: { ...encoded(entity, values), ...hidden },
        }),
      ),
    remove: async (entity, id) => {
      try {
        await modelOf(client, entity.name).delete({ where: { id } });
      } catch (error) {
        throw isForeignKey(error) ? new AppError('in-use', { cause: error }) : error;
      }
    },
    conflict: async (entity, values, except) => {
      for (const names of entity.unique ?? []) {
        const where = Object.fromEntries(names.map((name) => [columnIn(entity, name), values[name]]));
        const [other] = await modelOf(client, entity.name).findMany({
          where,
          take: 2,
          orderBy: [{ id: 'asc' }],
        });
        if (other && other.id !== except) return names;
      }
      return null;
    },
    some: async (target, ids) =>
      (await modelOf(client, target).findMany({ where: { id: { in: [...ids] } } })).map((row) => ({
        id: row.id as number,
        ...decodedTarget(target, row),
      })),
    referrers: (target, id) => referrers(client, target, id),
    detach: (target, id) => detach(client, target, id),
    lock: async () => {
      await client.$queryRaw`SELECT pg_advisory_xact_lock(${RECORDS_LOCK})::text`;
    },
  };
}

/** As much of a referenced record as its scope looks at. */
function decodedTarget(target: string, row: StoredRow): object {
  const entity = EVERY_ENTITY.find(({ name }) => name === target);
  return entity ? decoded(entity, row, new Map()) : {};
}

function columnIn({ fields }: { fields: Fields }, name: string): string {
  const field = fields[name];
  return field ? columnOf(name, field) : name;
}

function whereOf<F extends Fields>(entity: Entity<F>, query: RecordQuery): Where {
  const all: Where[] = [];
  if (query.scope !== 'all') all.push({ OR: query.scope.map((condition) => conditionOf(entity, condition)) });
  for (const [name, value] of Object.entries(query.filters)) {
    const field: Field<unknown> | undefined = entity.fields[name];
    if (value === undefined || !field) continue;
    all.push({ [columnOf(name, field)]: field.column === 'references' ? { has: value } : value });
  }
  const { range, search, emptiness = {} } = entity.list;
  for (const [parameter, name] of Object.entries(emptiness)) {
    const isEmpty = query.filters[parameter];
    if (isEmpty !== undefined) all.push({ [columnIn(entity, name)]: isEmpty ? null : { not: null } });
  }
  if (range && query.from) all.push({ [range]: { gte: query.from } });
  if (range && query.to) all.push({ [range]: { lt: query.to } });
  if (query.search) {
    const contains = query.search.trim().replace(/[\\%_]/g, '\\$&');
    all.push({ OR: search.map((name) => ({ [name]: { contains, mode: 'insensitive' } })) });
  }
  return { AND: all };
}

function conditionOf(entity: { fields: Fields }, condition: Condition): Where {
  const column = columnIn(entity, condition.field);
  if ('in' in condition) {
    const values = condition.in.filter((value) => value !== null);
    const known = { [column]: { in: values } };
    // `in` of booleans is no filter that the client knows.
    if (values.every((value) => typeof value === 'boolean') && values.length > 0)
      return { OR: values.map((value) => ({ [column]: value })) };
    return condition.in.includes(null) ? { OR: [known, { [column]: null }] } : known;
  }
  const some = { [column]: { hasSome: [...condition.hasSome] } };
  return condition.orNone ? { OR: [some, { [column]: { isEmpty: true } }] } : some;
}

/** Equal values keep the order of their ids, so that pages never overlap. */
function orderOf(entity: { fields: Fields }, sort: string): Where[] {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const column = columnIn(entity, sort.replace(/^-/, ''));
  return column === 'id' ? [{ id: direction }] : [{ [column]: direction }, { id: 'asc' }];
}

function isForeignKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'P2003';
}
