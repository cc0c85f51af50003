import type { inferRouterOutputs } from '@trpc/server';
import { create } from 'zustand';
import type { AppRouter } from '#api/router.ts';

type CurrentUser = NonNullable<inferRouterOutputs<AppRouter>['auth']['me']>;

/** Who is signed in, as far as the storefront needs to know; the type is the server's, so that no field is invented here. */
export type StaffMember = Pick<CurrentUser, 'name' | 'roles'>;

/** The signed-in staff member; null for visitors and until known. */
export const useStaff = create<{ staff: StaffMember | null; isKnown: boolean }>(() => ({
  staff: null,
  isKnown: false,
}));

/** The frontend tools are for administrators. */
export function useIsAdministrator(): boolean {
  return useStaff(({ staff }) => staff?.roles.includes('ROLE_ADMIN') ?? false);
}

/** Who may read non-public pages (R97). */
const READERS: ReadonlySet<string> = new Set(['ROLE_MANAGER', 'ROLE_ADMIN']);

/** Whether the signed-in user may see drafts. */
export function useIsDraftReader(): boolean {
  return useStaff(({ staff }) => staff?.roles.some((role) => READERS.has(role)) ?? false);
}

/** Where the backoffice edits a record: `path` is the entity's, for example '/sites'; the settings have no id. */
export function editPath(path: `/${string}`, id: number | null): string {
  return id === null ? `/backend#${path}` : `/backend#${path}/${id}`;
}
