import { isDeepStrictEqual } from 'node:util';
import {
  type CatalogueWriter,
  mayChangeShared,
  mayDeleteShared,
  sharedChangeFaults,
} from '#domain/catalogue/shared-catalogue.ts';
import type { Fault } from '#domain/errors.ts';
import type { Entity, StoredRecord } from '#entities/entity.ts';
import type { Field, Fields, StoredValues } from '#entities/field.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import { type Actor, branchScope } from '#use-cases/access/actor.ts';
import type { Stores } from '#use-cases/ports.ts';
import type { Referrer } from './record-store.ts';

/** The actor as a writer of what branches share, under the present setting (R330). */
export async function catalogueWriter(
  { shop }: Pick<Stores, 'shop'>,
  actor: Actor,
): Promise<CatalogueWriter> {
  const branches = branchScope(actor);
  // Administrators need no setting.
  if (branches === 'all') return { branches, rule: 'managersOfAll' };
  const { sharedCatalogue = 'managersOfAll' } = await shop.settings();
  return { branches, rule: sharedCatalogue };
}

/** What of a change to a record of several branches is not the actor's to do, each at its field (R330, R331). */
export async function faultsOfSharing<F extends Fields>(
  stores: Pick<Stores, 'shop'>,
  actor: Actor,
  entity: Entity<F>,
  record: StoredValues<F>,
  former: StoredRecord<F> | null,
): Promise<Fault[]> {
  const field = entity.sharedBy;
  if (field === undefined) return [];
  const writer = await catalogueWriter(stores, actor);
  const before = former && sharersOf(entity, former);
  // Catalogues of thousands of products are compared only when it matters.
  const isLocked = former !== null && !mayChangeShared(writer, before ?? []);
  return sharedChangeFaults(writer, {
    before,
    after: sharersOf(entity, record),
    field,
    changed: isLocked ? changedFields(entity, record, former).filter((name) => name !== field) : [],
  });
}

/**
 * Which of the records must stay because others would lose them (R332, R333): one that is shared itself, or that a shared
 * one lists, which the actor may not change.
 */
export async function keptForOthers<F extends Fields>(
  stores: Pick<Stores, 'shop' | 'records'>,
  actor: Actor,
  entity: Entity<F>,
  rows: readonly StoredRecord<F>[],
  holders: readonly Referrer[],
): Promise<Map<number, Fault>> {
  const kept = new Map<number, Fault>();
  const sharing = EVERY_ENTITY.filter(({ sharedBy }) => sharedBy !== undefined);
  const listing = holders.filter((holder) => sharing.some(({ name }) => name === holder.entity));
  if (entity.sharedBy === undefined && listing.length === 0) return kept;
  const writer = await catalogueWriter(stores, actor);
  if (writer.branches === 'all') return kept;
  if (entity.sharedBy !== undefined)
    for (const row of rows) if (!mayDeleteShared(writer, sharersOf(entity, row))) kept.set(row.id, KEPT);
  for (const shared of sharing) {
    const own = listing.filter((holder) => holder.entity === shared.name);
    const ids = [...new Set(own.map(({ id }) => id))];
    const found = await stores.records.some(shared.name, ids, shared.sharedBy ? [shared.sharedBy] : []);
    const locked = new Set(
      found.filter((row) => !mayChangeShared(writer, sharersOf(shared, row))).map(({ id }) => id),
    );
    for (const { id, of } of own) if (locked.has(id)) kept.set(of, KEPT);
  }
  return kept;
}

const KEPT: Fault = { code: 'kept-for-others' };

/** The branches that share a record. */
export function sharersOf<F extends Fields>(
  { sharedBy }: Pick<Entity<F>, 'sharedBy'>,
  record: object,
): number[] {
  const links: unknown = Object.entries(record).find(([name]) => name === sharedBy)?.[1];
  return Array.isArray(links) ? links.map(({ id }: { id: number }) => id) : [];
}

/** The fields whose values differ from those stored: a form sends all of them. */
function changedFields<F extends Fields>({ fields }: Entity<F>, record: object, former: object): string[] {
  const [before, after] = [new Map<string, unknown>(Object.entries(former)), new Map(Object.entries(record))];
  return Object.entries<Field<unknown>>(fields).flatMap(([name, { column }]) => {
    const [old, made] = [before.get(name), after.get(name)];
    // Clients may write an instant in any zone.
    if (column === 'instant' && typeof old === 'string' && typeof made === 'string')
      return Date.parse(old) === Date.parse(made) ? [] : [name];
    return isDeepStrictEqual(plain(old), plain(made)) ? [] : [name];
  });
}

function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}
