import { AppError } from '#domain/errors.ts';
import { rolesOf } from '#entities/roles.ts';
import type { Actor, Role, UserActor } from '#use-cases/access/actor.ts';

/** Who may call: everyone, a signed-in role, or a device with its key. */
export type Access = 'public' | readonly (Role | 'device')[];

/**
 * Throws 'unauthenticated' (401) for visitors and for devices where a person is required, 'forbidden' (403) for a person
 * without the role. Administrators may do what managers may, managers what employees may (R97). Who
 * has to set up a second factor first may do only what is for that: 'second-factor-setup-required' (R380).
 */
export function requireAccess(actor: Actor, access: Access, { isForFactor = false } = {}): void {
  if (access === 'public') return;
  if (actor.kind === 'visitor') throw new AppError('unauthenticated');
  if (actor.kind === 'device') {
    if (access.includes('device')) return;
    throw new AppError('unauthenticated');
  }
  if (owesFactor(actor) && !isForFactor) throw new AppError('second-factor-setup-required');
  if (!rolesOf(actor.roles).some((role) => access.includes(role))) throw new AppError('forbidden');
}

/** Whether a second factor has to be set up before anything else (R380). */
export function owesFactor(actor: Actor): boolean {
  return actor.kind === 'user' && actor.owesFactor === true;
}

/** Whether requireAccess lets the actor pass. */
export function mayAccess(actor: Actor, access: Access): boolean {
  try {
    requireAccess(actor, access);
    return true;
  } catch {
    return false;
  }
}

/** The person calling, where `access` names only roles; throws 'unauthenticated' for everyone else. */
export function requireUser(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw new AppError('unauthenticated');
  return actor;
}
