import { AppError } from '#domain/errors.ts';
import { NO_RELIEF, type Relief, type ReliefCommand, relieved } from '#domain/shop/relief.ts';
import { branch } from '#entities/branch.ts';
import type { StoredRecord } from '#entities/entity.ts';
import type { ReliefRequest } from '#inputs/relief.ts';
import { reliefMessage } from '#text/log-texts.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { type Actor, authorOf, mayActForBranch } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';

/**
 * Pauses services of a branch, takes their orders again, or puts off its promises (R170, R171); visitors see it at once.
 * Throws 'not-found' for a branch that does not exist or is not the actor's.
 */
export function relieveBranch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, command }: ReliefRequest,
): Promise<StoredRecord<typeof branch.fields>> {
  return db.transaction(async (stores) => {
    await stores.records.lock();
    const former = mayActForBranch(actor, id) ? await stores.records.byId(branch, id) : null;
    if (!former) throw new AppError('not-found');
    const relief: Relief = relieved(former.relief ?? NO_RELIEF, command, clock.now(), former.timeZone);
    const row = await stores.records.update(branch, id, { relief });
    await stores.logs.add({
      level: 'info',
      source: actor.kind === 'device' ? 'device' : 'staff',
      message: reliefMessage({ branch: former.name, ...said(command) }),
      ...authorOf(actor),
      branch: id,
      subject: branch.name,
      subjectId: id,
    });
    return row;
  });
}

function said(command: ReliefCommand): { what: string; services: string; minutes: number } {
  if (command.type === 'busy') {
    return { what: command.minutes === 0 ? 'calm' : 'busy', services: '', minutes: command.minutes };
  }
  const services = command.services.map((one) => SERVICE_NAMES[one]).join(', ');
  return { what: command.type, services, minutes: 0 };
}
