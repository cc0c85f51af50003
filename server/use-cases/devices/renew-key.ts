import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { keyRenewedMessage } from '#text/log-texts.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import { newDeviceKey } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import { branchOf } from '#use-cases/records/create-record.ts';
import { titleOf } from '#use-cases/records/record-scope.ts';
import { updateRecordIn } from '#use-cases/records/update-record.ts';
import { type Keyed, keyColumns } from './create-keyed-record.ts';

/** Gives a device or screen a new key; the old one stops working immediately. Throws 'not-found'. */
export async function renewKey<F extends Fields>(
  deps: Deps,
  actor: Actor,
  entity: Entity<F>,
  id: number,
): Promise<Keyed<F>> {
  const key = newDeviceKey();
  const hidden = keyColumns(entity, key, deps.clock.now());
  return deps.db.transaction(async (stores) => {
    const row = await updateRecordIn(stores, actor, entity, id, {}, { hidden });
    await stores.logs.add({
      level: 'warning',
      source: 'staff',
      message: keyRenewedMessage({ record: titleOf(entity, row) }),
      ...authorOf(actor),
      branch: branchOf(row),
      subject: entity.name,
      subjectId: id,
    });
    if (entity.name === 'device') await stores.devices.signal(id);
    return { ...row, key };
  });
}
