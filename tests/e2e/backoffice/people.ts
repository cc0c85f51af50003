import type { Admin } from '../as-admin.ts';

export const PASSWORD = 'Lauter-kleine-Semmeln-7';
export const BRANCH = 1;

/** A person of the branch with a contract, whose times no other test counts. */
export function createPerson(admin: Admin, firstName: string): Promise<number> {
  return admin.create('/users', {
    email: `${firstName.toLowerCase()}@wiesenknopf.example`,
    firstName,
    lastName: 'Brandt',
    password: PASSWORD,
    branches: [{ id: BRANCH }],
    weeklyHours: 38.5,
    holidayEntitlement: 25,
  });
}
