import { AppError } from '#domain/errors.ts';
import { datedCarryOver } from '#domain/working/holiday-balance.ts';
import { type StaffContractRow, staffContract } from '#entities/shapes/staff.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type Change, updateRecordIn } from '#use-cases/records/update-record.ts';

export type ContractChange = Change<typeof staffContract.fields> & { id: number };

/**
 * Changes the contract of someone who works in the actor's branches. Throws 'own-account' (409) for managers changing their
 * own, 'not-found' for people of other branches, and what updateRecord throws.
 */
export async function updateStaffContract(
  deps: Deps,
  actor: UserActor,
  { id, ...change }: ContractChange,
): Promise<StaffContractRow> {
  if (id === actor.id && !actor.roles.includes('ROLE_ADMIN')) throw new AppError('own-account');
  return deps.db.transaction(async (stores) => {
    const former = await stores.records.byId(staffContract, id);
    const dated = datedCarryOver(change, former, deps.clock.now().getUTCFullYear());
    return updateRecordIn(stores, actor, staffContract, id, dated);
  });
}
