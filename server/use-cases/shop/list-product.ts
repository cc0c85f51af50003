import { mayChangeShared, sharedRefusal } from '#domain/catalogue/shared-catalogue.ts';
import { validationError } from '#domain/errors.ts';
import { startOfHour } from '#domain/setup/start-of-hour.ts';
import { type ListingChange, lastingMenus, listedIn, relisted } from '#domain/shop/listing.ts';
import { branch } from '#entities/branch.ts';
import { category } from '#entities/category.ts';
import type { Entity, StoredRecord } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { menu } from '#entities/menu.ts';
import { product } from '#entities/product.ts';
import type { ListingInput } from '#inputs/listing.ts';
import { menuName } from '#text/setup/trade-texts.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { createRecordIn } from '#use-cases/records/create-record.ts';
import { requireInScope, scopeFor } from '#use-cases/records/record-scope.ts';
import { catalogueWriter, sharersOf } from '#use-cases/records/shared-record.ts';
import { updateRecordIn } from '#use-cases/records/update-record.ts';

/** A product and the categories that are to list it, and no others. */
export interface Listing {
  product: number;
  categories: readonly number[];
}

/**
 * Lists a product in exactly these categories (R185), in the catalogues that the actor may change (R330). Returns those that
 * list it now. Throws 'not-found' for an unknown product, 'validation-failed' for an unknown category, and without any
 * catalogue to change.
 */
export function listProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, categories }: ListingInput,
): Promise<{ categories: { id: number }[] }> {
  return db.transaction(async (stores) => {
    await stores.records.lock();
    requireInScope(product, actor, await stores.records.byId(product, id));
    const wanted = categories.map((one) => one.id);
    const known = new Set((await stores.records.byIds(category, wanted)).map((row) => row.id));
    const faults = wanted.flatMap((one, index) =>
      known.has(one) ? [] : [{ code: 'reference-unknown' as const, field: `categories.${index}.id` }],
    );
    if (faults.length > 0) throw validationError(faults);
    await listProductsIn(stores, actor, [{ product: id, categories: wanted }], clock.now());
    return { categories: wanted.map((one) => ({ id: one })) };
  });
}

/** The categories that list each of these products now, in the catalogues of the actor's branches. */
export async function listingsIn(
  stores: Stores,
  actor: Actor,
  products: readonly number[],
  now: Date,
): Promise<Listing[]> {
  if (products.length === 0) return [];
  const { menus } = await lastingIn(stores, actor, now);
  const listed = listedIn(menus, products);
  return products.map((id) => ({ product: id, categories: listed.get(id) ?? [] }));
}

/**
 * The same for several products, whose categories exist, inside a transaction that holds the lock of the records. Without
 * any catalogue there will be one, for all branches of the actor. Returns what listed them before.
 */
export async function listProductsIn(
  stores: Stores,
  actor: Actor,
  listings: readonly Listing[],
  now: Date,
): Promise<Listing[]> {
  if (listings.length === 0) return [];
  const { menus, refusal } = await lastingIn(stores, actor, now);
  const ids = listings.map((listing) => listing.product);
  const listed = listedIn(menus, ids);
  const former = ids.map((id) => ({ product: id, categories: listed.get(id) ?? [] }));
  const changes = listings.map(({ product: id, categories }, index): ListingChange => {
    const before = former[index]?.categories ?? [];
    return {
      product: id,
      added: categories.filter((one) => !before.includes(one)),
      removed: before.filter((one) => !categories.includes(one)),
    };
  });
  if (changes.every(({ added, removed }) => added.length + removed.length === 0)) return former;
  if (refusal) throw validationError([{ code: refusal, field: 'categories' }]);
  if (menus.length === 0) {
    await createRecordIn(stores, actor, menu, {
      name: menuName,
      availableFrom: startOfHour(now).toISOString(),
      branches: (await everyRow(stores, actor, branch)).map(({ id }) => ({ id })),
      catalog: relisted([], changes),
    });
  }
  for (const { id, catalog } of menus) {
    const next = relisted(catalog, changes);
    if (next !== catalog) await updateRecordIn(stores, actor, menu, id, { catalog: next });
  }
  return former;
}

/**
 * The menus that apply and whose contents the actor may change (R330). If there are none but those of others, these, and
 * why the actor may not.
 */
async function lastingIn(stores: Stores, actor: Actor, now: Date) {
  const all = lastingMenus(await everyRow(stores, actor, menu), now);
  const writer = await catalogueWriter(stores, actor);
  const open = all.filter((row) => mayChangeShared(writer, sharersOf(menu, row)));
  const isLocked = open.length === 0 && all.length > 0;
  return { menus: isLocked ? all : open, refusal: isLocked ? sharedRefusal(writer.rule) : null };
}

/** All records of an entity that the actor may see. */
export async function everyRow<F extends Fields>(
  stores: Stores,
  actor: Actor,
  entity: Entity<F>,
): Promise<StoredRecord<F>[]> {
  const { rows } = await stores.records.list(entity, {
    scope: scopeFor(entity, actor),
    filters: {},
    from: null,
    to: null,
    search: null,
    sort: 'id',
    skip: 0,
    take: null,
  });
  return rows;
}
