import type { inferRouterOutputs } from '@trpc/server';
import { create } from 'zustand';
import type { AppRouter } from '#api/router.ts';
import { apiGet } from './api.ts';

type CurrentUser = NonNullable<inferRouterOutputs<AppRouter>['auth']['me']>;

/** Who is signed in, as far as the storefront needs to know; the type is the server's, so that no field is invented here. */
export type StaffMember = Pick<CurrentUser, 'name' | 'roles'>;

/** The signed-in staff member; null for visitors and until known. */
export const useStaff = create<{ staff: StaffMember | null; isKnown: boolean }>(() => ({
  staff: null,
  isKnown: false,
}));

/** Asks once who is signed in; called after hydration. */
export async function readStaff(): Promise<void> {
  // Visitors get null; a failure means the same here.
  const staff = await apiGet<StaffMember | null>('/users/me').catch(() => null);
  useStaff.setState({ staff, isKnown: true });
}

/** The frontend tools are for administrators. */
export function useIsAdministrator(): boolean {
  return useStaff(({ staff }) => staff?.roles.includes('ROLE_ADMIN') ?? false);
}

/** Where the backoffice edits a record: `path` is the entity's, for example '/sites'; the settings have no id. */
export function editPath(path: `/${string}`, id: number | null): string {
  return id === null ? `/backend#${path}` : `/backend#${path}/${id}`;
}
