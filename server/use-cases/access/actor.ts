import type { Reader, Role } from '#entities/entity.ts';
import * as texts from '#text/order-texts.ts';

export type { Role };

/** Who is asking. Devices act for their branch; a visitor is anyone without a session or key. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'user';
      id: number;
      name: string;
      email: string;
      roles: readonly Role[];
      branches: readonly number[];
    }
  | { kind: 'device'; id: number; name: string; branch: number };

/** A person who is signed in. */
export type UserActor = Actor & { kind: 'user' };

/** The branches whose records the actor may see; 'all' for administrators (R97). */
export function branchScope(actor: Actor): 'all' | readonly number[] {
  if (actor.kind === 'device') return [actor.branch];
  if (actor.kind === 'visitor') return [];
  return actor.roles.includes('ROLE_ADMIN') ? 'all' : actor.branches;
}

export function mayActForBranch(actor: Actor, branch: number): boolean {
  const scope = branchScope(actor);
  return scope === 'all' || scope.includes(branch);
}

/** The name shown in histories and prints. */
export function actorName(actor: Actor): string {
  return actor.kind === 'visitor' ? texts.customer : actor.name;
}

/** The actor as the reader that a record's scope is checked for. */
export function readerOf(actor: Actor): Reader {
  const isManager = actor.kind === 'user' && actor.roles.some((role) => role !== 'ROLE_EMPLOYEE');
  return { user: actor.kind === 'user' ? actor.id : null, isManager, branches: branchScope(actor) };
}
