import type { StoredRecord } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import type { Client } from './client.ts';
import { columnOf, decodedFields, type Images } from './record-columns.ts';
import { imagesFor, modelOf } from './record-models.ts';

/** Rows of a few plain columns per statement, and of hardly more than an id. */
const SUMMARIES_AT_ONCE = 250;
const IDS_AT_ONCE = 1_000;
const NO_IMAGES: Images = new Map();

/** Which rows of which table, in which order. */
interface Wanted {
  entity: string;
  where: Record<string, unknown>;
  orderBy: Record<string, unknown>[];
  skip: number;
  take: number;
}

/** The given fields of the wanted records; no other column is read. */
export async function someFields<F extends Fields>(
  client: Client,
  fields: F,
  { entity, where, orderBy, skip, take }: Wanted,
): Promise<StoredRecord<F>[]> {
  const found: StoredRecord<F>[] = [];
  const select = selected(fields);
  while (found.length < take) {
    const page = { skip: skip + found.length, take: Math.min(take - found.length, SUMMARIES_AT_ONCE) };
    const rows = await modelOf(client, entity).findMany({ where, orderBy, select, ...page });
    const images = await imagesFor(client, { fields }, rows);
    for (const row of rows) found.push(decodedFields(fields, row, images) as StoredRecord<F>);
    if (rows.length < page.take) break;
  }
  return found;
}

/** The columns of these fields, and the id. */
function selected(fields: Fields): Record<string, true> {
  const columns = Object.entries(fields).map(([name, field]) => [columnOf(name, field), true]);
  return { id: true, ...Object.fromEntries(columns) };
}

/** The part of the referenced records that a scope looks at: their ids and the given fields. */
export async function targets(
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
