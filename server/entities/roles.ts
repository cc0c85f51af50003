import type { EntityAccess, Role } from './entity.ts';

/** The roles of a user, with those that they include (R97). */
export function rolesOf(roles: readonly Role[]): readonly Role[] {
  if (roles.includes('ROLE_ADMIN')) return ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE'];
  if (roles.includes('ROLE_MANAGER')) return ['ROLE_MANAGER', 'ROLE_EMPLOYEE'];
  return roles;
}

/** Whether a user with these roles may make a call; screens hide what the server would refuse. */
export function isAllowed(roles: readonly Role[], access: EntityAccess): boolean {
  return access === 'public' || rolesOf(roles).some((role) => access.includes(role));
}
