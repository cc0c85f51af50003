export type Role = 'ROLE_EMPLOYEE' | 'ROLE_MANAGER' | 'ROLE_ADMIN';

/** Who asks. Devices act for their branch; a visitor is anyone without a session or key. */
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

/** The branches whose records the actor may see; 'all' for administrators (decisions 3). */
export function branchScope(actor: Actor): 'all' | readonly number[] {
  if (actor.kind === 'device') return [actor.branch];
  if (actor.kind === 'visitor') return [];
  return actor.roles.includes('ROLE_ADMIN') ? 'all' : actor.branches;
}

export function mayActForBranch(actor: Actor, branch: number): boolean {
  const scope = branchScope(actor);
  return scope === 'all' || scope.includes(branch);
}

/** The name that histories and prints show. */
export function actorName(actor: Actor): string {
  return actor.kind === 'visitor' ? 'Kunde' : actor.name;
}
