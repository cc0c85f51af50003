import { z } from 'zod';
import type { Actor, Role } from '#use-cases/access/actor.ts';

/** What a signed-in person gets to see of themselves; nothing else of the account leaves the server. */
export interface UserView {
  id: number;
  name: string;
  email: string;
  roles: Role[];
  branches: { id: number }[];
  /** Set when a second factor has to be set up before anything else (R380). */
  owesFactor?: true | undefined;
}

export const userViewSchema: z.ZodType<UserView> = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(['ROLE_EMPLOYEE', 'ROLE_MANAGER', 'ROLE_ADMIN'])),
    branches: z.array(z.strictObject({ id: z.int() })),
    owesFactor: z.literal(true).optional(),
  })
  .meta({ id: 'CurrentUser' });

export function userView(actor: Actor & { kind: 'user' }): UserView {
  return {
    id: actor.id,
    name: actor.name,
    email: actor.email,
    roles: [...actor.roles],
    branches: actor.branches.map((id) => ({ id })),
    ...(actor.owesFactor ? { owesFactor: true } : {}),
  };
}
