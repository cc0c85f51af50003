import { branch } from '#entities/branch.ts';
import type { StoredDraft, StoredRecord } from '#entities/entity.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { createRecordIn } from '#use-cases/records/create-record.ts';

type Draft = StoredDraft<typeof branch.fields>;
type StoredBranch = StoredRecord<typeof branch.fields>;

/** Stores a new branch; the first one starts the set-up of the shop (R198). Throws 'validation-failed' (422). */
export function createBranch(deps: Deps, actor: Actor, draft: Draft): Promise<StoredBranch> {
  return deps.db.transaction((stores) => createBranchIn(stores, actor, draft));
}

/** The same inside a transaction of the caller. */
export async function createBranchIn(stores: Stores, actor: Actor, draft: Draft): Promise<StoredBranch> {
  await stores.records.lock();
  const isFirst = await isNewShop(stores);
  const row = await createRecordIn(stores, actor, branch, draft);
  if (isFirst) await stores.shop.saveSettings({ isOpeningSoon: true });
  return row;
}

/** A shop without a branch that nobody has ever ordered from: it has never been open. */
async function isNewShop({ records, orders }: Stores): Promise<boolean> {
  const all = { scope: 'all', filters: {}, search: null, from: null, to: null } as const;
  const [known] = await records.ids(branch, all);
  return known === undefined && (await orders.count({ branches: null })) === 0;
}
