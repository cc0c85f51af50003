import { opens } from '#domain/devices/device-kind.ts';
import { AppError } from '#domain/errors.ts';
import { mayActForBranch, readerOf, type UserActor } from '#use-cases/access/actor.ts';
import { identifyDevice } from '#use-cases/access/identify-caller.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { TerminalPerson, TerminalWork } from './work-time-store.ts';

/**
 * Who can sign in at a branch's terminal: the people of the branch with a PIN. Names only; the terminal's key grants access
 * to the list. Throws 'device-key-invalid' for an unknown key or that of another branch.
 */
export async function listTerminalPeople(
  deps: Deps,
  { branch, key }: { branch: number; key: string },
): Promise<TerminalPerson[]> {
  const device = await identifyDevice(deps, key);
  if (device.branch !== branch) throw new AppError('device-key-invalid');
  if (!opens(device.type, 'time')) throw new AppError('device-kind');
  return deps.db.workTime.terminalPeople(branch, deps.clock.now());
}

/**
 * What someone at a terminal may book time on (R110): open projects they are a member of and open tasks assigned to them;
 * for those who lead the branch, all of them.
 */
export async function listTerminalWork(deps: Deps, actor: UserActor, branch: number): Promise<TerminalWork> {
  const isLead = readerOf(actor).isManager && mayActForBranch(actor, branch);
  return deps.db.workTime.openWork(branch, isLead ? null : actor.id);
}
