import type { Entity } from '#entities/entity.ts';
import type { Field, Fields } from '#entities/field.ts';
import { ENTITIES, EVERY_ENTITY } from '#entities/index.ts';
import type { Referrer } from '#use-cases/record-store.ts';
import type { Client } from './client.ts';
import { columnOf, decoded, encoded, type Images, type StoredRow } from './record-columns.ts';
import { imagesFor, modelOf } from './record-models.ts';

type Declared = Entity<Fields>;
interface Place {
  entity: Declared;
  name: string;
  field: Field<unknown>;
}

/** Every field of the registry that may point to an entity. The settings are one document and looked at apart. */
function placesOf(target: string): Place[] {
  return EVERY_ENTITY.filter(({ name }) => name !== 'config').flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([, field]) => field.target === target || field.links !== undefined)
      .map(([name, field]) => ({ entity, name, field })),
  );
}

/** Records outside of the registry that keep a branch alive. */
const ORDERS = 'Bestellungen';

export async function referrers(client: Client, target: string, id: number): Promise<Referrer[]> {
  const found: Referrer[] = [];
  for (const place of placesOf(target)) {
    const { entity, field } = place;
    const images: Images = field.links ? await imagesFor(client, entity) : new Map();
    for (const row of await rowsAt(client, place, target, id)) {
      if (entity.name === target && row.id === id) continue;
      const isDetachable = field.links
        ? isFree(field, unlinked(place, row, images, target, id), target, id)
        : field.onTargetDelete === 'clear';
      found.push({ entity: entity.name, id: row.id as number, title: titleOf(entity, row), isDetachable });
    }
  }
  if (target === 'image') found.push(...(await settingsWith(client, id)));
  if (
    target === 'branch' &&
    (await client.order.findFirst({ where: { branchId: id }, select: { id: true } }))
  )
    found.push({ entity: 'order', id: 0, title: ORDERS, isDetachable: false });
  return found;
}

export async function detach(client: Client, target: string, id: number): Promise<void> {
  for (const place of placesOf(target)) {
    const { entity, name, field } = place;
    const images: Images = field.links ? await imagesFor(client, entity) : new Map();
    for (const row of await rowsAt(client, place, target, id)) {
      const column = columnOf(name, field);
      const data =
        field.column === 'reference'
          ? { [column]: null }
          : field.column === 'references'
            ? { [column]: (row[column] as number[]).filter((entry) => entry !== id) }
            : encoded(entity, { [name]: unlinked(place, row, images, target, id) });
      await modelOf(client, entity.name).update({ where: { id: row.id }, data });
    }
  }
}

async function rowsAt(
  client: Client,
  { entity, name, field }: Place,
  target: string,
  id: number,
): Promise<StoredRow[]> {
  const model = modelOf(client, entity.name);
  const column = columnOf(name, field);
  const orderBy = [{ id: 'asc' }];
  if (field.column === 'reference') return model.findMany({ where: { [column]: id }, orderBy });
  if (field.column === 'references') return model.findMany({ where: { [column]: { has: id } }, orderBy });
  const rows = await model.findMany({ orderBy });
  const images = await imagesFor(client, entity);
  return rows.filter((row) => {
    const value = decoded(entity, row, images)[name];
    return field.links?.(value).some((link) => link.target === target && link.id === id) ?? false;
  });
}

/** With its pictures: a value that is stored again without them would lose them. */
function unlinked(
  { entity, name, field }: Place,
  row: StoredRow,
  images: Images,
  target: string,
  id: number,
): unknown {
  const value = decoded(entity, row, images)[name];
  return field.unlink ? field.unlink(value, target, id) : value;
}

function isFree(field: Field<unknown>, value: unknown, target: string, id: number): boolean {
  return !field.links?.(value).some((link) => link.target === target && link.id === id);
}

/** 'Produkt „Leberkäse“': the first column of the entity's list says how people call a record. */
function titleOf({ label, list }: Declared, row: StoredRow): string {
  const [column] = list.columns;
  const name = column === undefined ? undefined : row[column];
  return typeof name === 'string' && name !== ''
    ? `${label.one} „${name}“`
    : `${label.one} ${String(row.id)}`;
}

async function settingsWith(client: Client, image: number): Promise<Referrer[]> {
  const row = await client.config.findUnique({ where: { id: 1 } });
  const isUsed = Object.entries<Field<unknown>>(ENTITIES.config.fields).some(
    ([name, field]) =>
      field.target === 'image' && (row?.data as Record<string, unknown> | undefined)?.[name] === image,
  );
  return isUsed ? [{ entity: 'config', id: 1, title: ENTITIES.config.label.one, isDetachable: false }] : [];
}
