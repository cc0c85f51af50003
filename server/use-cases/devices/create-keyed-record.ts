import type { Entity, StoredDraft, StoredRecord } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { newDeviceKey, secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import { createRecord } from '#use-cases/records/create-record.ts';
import type { HiddenColumns } from '#use-cases/records/record-store.ts';

/** A record with its key, which appears only in this response: only the hash is stored. */
export type Keyed<F extends Fields> = StoredRecord<F> & { key: string };

/** A new device or screen with a key of 256 random bits. */
export async function createKeyedRecord<F extends Fields>(
  deps: Deps,
  actor: Actor,
  entity: Entity<F>,
  draft: StoredDraft<F>,
): Promise<Keyed<F>> {
  const key = newDeviceKey();
  const hidden = keyColumns(entity, key, deps.clock.now());
  const row = await createRecord(deps, actor, entity, draft, { hidden });
  return { ...row, key };
}

export function keyColumns({ fields }: { fields: Fields }, key: string, now: Date): HiddenColumns {
  return {
    keyHash: secretHash(key),
    // A pending pairing code belongs to the previous key.
    ...(Object.hasOwn(fields, 'keyChangedAt') ? { keyChangedAt: now, pairingHash: null } : {}),
  };
}
