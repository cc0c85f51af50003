import { create } from 'zustand';
import { apiGet } from './api.ts';

/** Who is signed in, as far as the storefront needs to know. */
export interface StaffMember {
  firstName?: string;
  lastName?: string;
  username?: string;
  roles: readonly string[];
}

/** The signed-in member of staff; null for visitors and until it is known. */
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

/** The frontend tools are for administrators (specification, section 6). */
export function useIsAdministrator(): boolean {
  return useStaff(({ staff }) => staff?.roles.includes('ROLE_ADMIN') ?? false);
}

/** Where the backoffice changes a record: `path` is that of the entity, for example '/sites'; the settings have no id. */
export function editPath(path: `/${string}`, id: number | null): string {
  return id === null ? `/backend#${path}` : `/backend#${path}/${id}`;
}
