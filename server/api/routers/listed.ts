import { mapInChunks, sortInTurns, type Turns } from '#domain/time/breath.ts';
import { type Entity, STAMPS, type StoredRecord } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { type ListQuery, pageOf } from '#use-cases/records/list-records.ts';

/** Rows between two breaths. */
const STEP = 200;

/** A page of records in memory: the counterpart of listRecords, for what visitors see. */
export async function listed<F extends Fields>(
  entity: Entity<F>,
  rows: readonly StoredRecord<F>[],
  query: ListQuery,
  turns: Turns,
): Promise<{ data: StoredRecord<F>[]; total: number }> {
  const { page, pageSize, search, sort, from: _, to: __, ...filters } = query;
  const isWanted = (row: StoredRecord<F>) =>
    Object.entries(filters).every(
      ([name, value]) => value === undefined || isAnswered(entity, row, name, value),
    ) &&
    (!search?.trim() || contains(entity, row, search));
  const matching = await mapInChunks(rows, STEP, turns, (piece) => piece.filter(isWanted));
  const sorted = await sortInTurns(matching.flat(), orderBy(sort ?? entity.list.sort[0] ?? 'id'), turns);
  const { skip, take } = pageOf({ page, pageSize }, entity.list.isLong ?? false);
  return { data: sorted.slice(skip, take === null ? undefined : skip + take), total: sorted.length };
}

/** Whether a row is what a parameter of its list asks for: a condition, or the value of a field. */
function isAnswered<F extends Fields>(
  { list }: Pick<Entity<F>, 'list'>,
  row: object,
  name: string,
  wanted: unknown,
): boolean {
  const condition = list.conditions?.[name];
  if (!condition) return matches(fieldOf(row, name), wanted);
  const isMet = Object.entries(condition.values).every(
    ([field, value]) => JSON.stringify(fieldOf(row, field)) === JSON.stringify(value),
  );
  return isMet === wanted;
}

/** Equal, or a list of references that contains the id. */
function matches(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(value)) return value.some((entry: { id?: unknown }) => entry.id === wanted);
  return value === wanted;
}

function fieldOf(row: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(row, name)?.value;
}

function contains<F extends Fields>(entity: Entity<F>, row: StoredRecord<F>, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase('de');
  return entity.list.search.some((name) =>
    String(fieldOf(row, name)).toLocaleLowerCase('de').includes(wanted),
  );
}

const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

/** Equal values are ordered by id, so that pages never overlap. */
function orderBy<R extends { id: number }>(sort: string): (a: R, b: R) => number {
  const isDescending = sort.startsWith('-');
  const name = isDescending ? sort.slice(1) : sort;
  const direction = isDescending ? -1 : 1;
  // Visitors see no timestamps; records are created in the order of their ids.
  if ((STAMPS as readonly string[]).includes(name)) return (a, b) => (a.id - b.id) * direction;
  return (a, b) => {
    const [x, y] = [fieldOf(a, name), fieldOf(b, name)];
    const order =
      typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(String(x), String(y));
    return order === 0 ? a.id - b.id : order * direction;
  };
}
