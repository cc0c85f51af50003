import { lostValues } from '#domain/catalogue/lost-values.ts';
import type { Entity } from '#entities/entity.ts';
import type { Field, Fields } from '#entities/field.ts';
import { ENTITIES, EVERY_ENTITY } from '#entities/index.ts';
import { Prisma } from '#prisma/generated/client.ts';
import { NOUNS } from '#text/errors/error-catalogue.ts';
import { recordTitle } from '#text/record-title.ts';
import type { Loss } from '#use-cases/records/deletion-store.ts';
import type { Referrer } from '#use-cases/records/record-store.ts';
import type { Client } from './client.ts';
import { columnOf } from './record-columns.ts';
import { tableOf } from './record-models.ts';

type Declared = Entity<Fields>;
type Ids = ReadonlySet<number>;
interface Place {
  entity: Declared;
  /** The field's name. */
  name: string;
  field: Field<unknown>;
  table: Prisma.Sql;
  column: Prisma.Sql;
  /** Where the ids are in a stored JSON value; null for columns that are ids themselves. */
  path: string | null;
  /** Whether an index on that column finds paths, so that not every row is read (migration record_references). */
  isIndexed: boolean;
}

interface Found {
  id: number;
  title: unknown;
  value: unknown;
}

const INDEXED: ReadonlySet<string> = new Set(['Product.bundleItems', 'Product.content']);

/** As many ids per statement as an index answers within a few milliseconds, and as many rows as are decoded in that time. */
const AT_ONCE = 50;

/** Every field of the registry that may refer to an entity. The settings are one document and are checked separately. */
function placesOf(target: string): Place[] {
  return EVERY_ENTITY.filter(({ name }) => name !== 'config').flatMap((entity) =>
    Object.entries<Field<unknown>>(entity.fields).flatMap(([name, field]) => {
      const path = field.linkPaths?.[target] ?? null;
      if (field.target !== target && path === null) return [];
      const table = tableOf(entity.name);
      const column = columnOf(name, field);
      const isIndexed = INDEXED.has(`${table}.${column}`);
      return [{ entity, name, field, table: quoted(table), column: quoted(column), path, isIndexed }];
    }),
  );
}

/** Everything that refers to one of the given records, found by the database: only matching rows are read. */
export async function referrers(client: Client, target: string, ids: readonly number[]): Promise<Referrer[]> {
  const wanted = new Set(ids);
  const found: Referrer[] = [];
  for (const place of placesOf(target)) {
    const { entity } = place;
    for await (const row of rowsAt(client, place, ids)) {
      const held = heldBy(place, row.value, target, wanted);
      for (const { of, isDetachable } of held) {
        if (entity.name === target && row.id === of) continue;
        found.push({ of, entity: entity.name, id: row.id, title: titleOf(entity, row), isDetachable });
      }
    }
  }
  if (target === 'image') found.push(...(await settingsWith(client, wanted)));
  if (target === 'branch') found.push(...(await ordersOf(client, ids)));
  return found;
}

/** Removes the given records from everything that refers to them; returns what that lost, by record. */
export async function detach(client: Client, target: string, ids: readonly number[]): Promise<Loss[]> {
  const gone = new Set(ids);
  const losses: Loss[] = [];
  for (const place of placesOf(target)) {
    const { entity, name, table, column, field } = place;
    const isJson = field.column !== 'reference' && field.column !== 'references';
    for await (const { id, value: former } of rowsAt(client, place, ids)) {
      const value = detached(field, former, target, gone);
      const lost = lostValues(former, value);
      if (lost.length === 0) continue;
      losses.push({ entity: entity.name, field: name, id, lost });
      if (isJson)
        await client.$executeRaw`
          UPDATE ${table} SET ${column} = ${JSON.stringify(value)}::jsonb, "updatedAt" = now()
          WHERE "id" = ${id}::int`;
    }
    if (field.column === 'reference') {
      await client.$executeRaw`
        UPDATE ${table} SET ${column} = NULL, "updatedAt" = now() WHERE ${column} = ANY(${[...ids]}::int[])`;
    } else if (field.column === 'references') {
      await client.$executeRaw`
        UPDATE ${table} AS r SET "updatedAt" = now(), ${column} = ARRAY(
          SELECT link FROM unnest(r.${column}) WITH ORDINALITY AS links(link, place)
          WHERE NOT link = ANY(${[...ids]}::int[]) ORDER BY place)
        WHERE r.${column} && ${[...ids]}::int[]`;
    }
  }
  return losses;
}

/** What remains of a stored value without the deleted records. */
function detached(field: Field<unknown>, value: unknown, target: string, gone: Ids): unknown {
  if (field.column === 'reference') return null;
  if (field.column === 'references') return (value as number[]).filter((id) => !gone.has(id));
  if (!field.unlink || linkedIn(field, value, target, gone).size === 0) return value;
  return field.unlink(value, target, gone);
}

/**
 * Each row once, by its id, however many of the records it refers to. A value may be the catalogue of ten thousand products:
 * such rows are read one by one, with a turn of the event loop between them.
 */
async function* rowsAt(client: Client, place: Place, ids: readonly number[]): AsyncGenerator<Found> {
  const places = new Set<number>();
  for (let start = 0; start < ids.length; start += AT_ONCE)
    for (const { id } of await placesAt(client, place, ids.slice(start, start + AT_ONCE))) places.add(id);
  const sorted = [...places].toSorted((one, other) => one - other);
  const size = place.path === null || place.isIndexed ? AT_ONCE : 1;
  for (let start = 0; start < sorted.length; start += size)
    yield* await rowsOf(client, place, sorted.slice(start, start + size));
}

function placesAt(client: Client, place: Place, ids: readonly number[]): Promise<{ id: number }[]> {
  return client.$queryRaw<{ id: number }[]>`
    SELECT r."id" FROM ${place.table} AS r WHERE ${pointsTo(place, ids)}`;
}

function rowsOf(client: Client, { entity, table, column }: Place, ids: readonly number[]): Promise<Found[]> {
  const [shown] = entity.list.columns;
  const field = shown === undefined ? undefined : entity.fields[shown];
  const title = shown && field?.column === 'plain' ? Prisma.sql`r.${quoted(shown)}` : Prisma.sql`NULL`;
  return client.$queryRaw<Found[]>`
    SELECT r."id", ${title} AS "title", r.${column} AS "value" FROM ${table} AS r
    WHERE r."id" = ANY(${[...ids]}::int[]) ORDER BY r."id"`;
}

function pointsTo({ field, column, path, isIndexed }: Place, ids: readonly number[]): Prisma.Sql {
  if (field.column === 'reference') return Prisma.sql`r.${column} = ANY(${[...ids]}::int[])`;
  if (path === null) return Prisma.sql`r.${column} && ${[...ids]}::int[]`;
  if (isIndexed) {
    const wanted = ids.map((id) => `@ == ${id}`).join(' || ');
    return Prisma.sql`r.${column} @? ${`${path} ? (${wanted})`}::jsonpath`;
  }
  // Without an index every id of a large value would be compared with a long list; a hashed lookup is faster.
  return Prisma.sql`EXISTS (SELECT 1 FROM jsonb_path_query(r.${column}, ${path}::jsonpath) AS link
    WHERE link #>> '{}' = ANY(${ids.map(String)}::text[]))`;
}

/** Which of the records a stored value refers to, and whether it can do without them. */
function heldBy(
  { field }: Place,
  value: unknown,
  target: string,
  wanted: Ids,
): { of: number; isDetachable: boolean }[] {
  if (field.column === 'reference')
    return [{ of: value as number, isDetachable: field.onTargetDelete === 'clear' }];
  if (field.column === 'references') {
    const isDetachable = field.onTargetDelete === 'clear';
    return [...new Set(value as number[])].flatMap((of) => (wanted.has(of) ? { of, isDetachable } : []));
  }
  const linked = linkedIn(field, value, target, wanted);
  const left = linkedIn(field, field.unlink?.(value, target, linked) ?? value, target, wanted);
  return [...linked].map((of) => ({ of, isDetachable: !left.has(of) }));
}

function linkedIn(field: Field<unknown>, value: unknown, target: string, wanted: Ids): Set<number> {
  const links = field.links?.(value) ?? [];
  return new Set(links.flatMap((link) => (link.target === target && wanted.has(link.id) ? link.id : [])));
}

/** 'Produkt „Leberkäse“': the first column of the entity's list is a record's display name. */
function titleOf({ label }: Declared, { id, title }: Found): string {
  return recordTitle(label, title, id);
}

async function settingsWith(client: Client, images: Ids): Promise<Referrer[]> {
  const row = await client.config.findUnique({ where: { id: 1 } });
  const data = (row?.data ?? {}) as Record<string, unknown>;
  const shown = Object.entries<Field<unknown>>(ENTITIES.config.fields).flatMap(([name, field]) =>
    field.target === 'image' && images.has(data[name] as number) ? (data[name] as number) : [],
  );
  return [...new Set(shown)].map((of) => ({
    of,
    entity: 'config',
    id: 1,
    title: ENTITIES.config.label.one,
    isDetachable: false,
  }));
}

async function ordersOf(client: Client, branches: readonly number[]): Promise<Referrer[]> {
  const rows = await client.$queryRaw<{ of: number }[]>`
    SELECT b AS "of" FROM unnest(${[...branches]}::int[]) AS b
    WHERE EXISTS (SELECT 1 FROM "Order" WHERE "branchId" = b)`;
  return rows.map(({ of }) => ({
    of,
    entity: 'order',
    id: 0,
    title: NOUNS.order.label.many,
    isDetachable: false,
  }));
}

/** A name of the registry for a statement; never a client's. */
function quoted(name: string): Prisma.Sql {
  return Prisma.raw(`"${name}"`);
}
