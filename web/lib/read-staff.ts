import { apiGet } from './api.ts';
import { type StaffMember, useStaff } from './staff.ts';

/** Asks once who is signed in; called after hydration. */
export async function readStaff(): Promise<void> {
  // Visitors get null; a failure means the same here.
  const staff = await apiGet<StaffMember | null>('/users/me').catch(() => null);
  useStaff.setState({ staff, isKnown: true });
}
