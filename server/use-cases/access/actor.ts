import { opens } from '#domain/devices/device-kind.ts';
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
      /** What they work on: 'Firefox, Windows'. */
      client?: string;
      /** Has to set up a second factor before anything else (R380). */
      owesFactor?: true;
    }
  | { kind: 'device'; id: number; name: string; branch: number; type: string };

/** A person who is signed in. */
export type UserActor = Actor & { kind: 'user' };

/** The branches whose records the actor may see; 'all' for administrators (R97), none for devices that show none (R224). */
export function branchScope(actor: Actor): 'all' | readonly number[] {
  if (actor.kind === 'device') return opens(actor.type, 'orders') ? [actor.branch] : [];
  if (actor.kind === 'visitor') return [];
  return actor.roles.includes('ROLE_ADMIN') ? 'all' : actor.branches;
}

export function mayActForBranch(actor: Actor, branch: number): boolean {
  const scope = branchScope(actor);
  return scope === 'all' || scope.includes(branch);
}

/** The name shown in histories and prints. */
function actorName(actor: Actor): string {
  return actor.kind === 'visitor' ? texts.customer : actor.name;
}

/** Who did something, for logs and histories: the name as it is now, and the id of the person or device behind it. */
export interface Author {
  actor: string;
  user: number | null;
  device: number | null;
  /** What the person worked on. */
  client?: string;
}

export function authorOf(actor: Actor): Author {
  return {
    actor: actorName(actor),
    user: actor.kind === 'user' ? actor.id : null,
    device: actor.kind === 'device' ? actor.id : null,
    ...(actor.kind === 'user' && actor.client ? { client: actor.client } : {}),
  };
}

/** A guest, or whoever has the link to an order. */
export const CUSTOMER: Author = authorOf({ kind: 'visitor' });

/** The server itself, when it does what the shop has set. */
export const SYSTEM: Author = { actor: texts.system, user: null, device: null };

/** The actor as the reader that a record's scope is checked for. */
export function readerOf(actor: Actor): Reader {
  const isManager = actor.kind === 'user' && actor.roles.some((role) => role !== 'ROLE_EMPLOYEE');
  return { user: actor.kind === 'user' ? actor.id : null, isManager, branches: branchScope(actor) };
}
