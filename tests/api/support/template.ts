import { demoShop } from '#prisma/demo/demo-shop.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import { fillEmptyShop } from '#use-cases/shop/fill-empty-shop.ts';

/** People and devices of every test database. */
export const PASSWORD = 'lauter-kleine-semmeln';
export const ADMIN = 'admin@example.at';
export const MANAGER = 'leitung@example.at';
/** Employees of branch 1 and of branch 2. */
export const EMPLOYEE = 'anna@example.at';
export const OTHER_EMPLOYEE = 'berta@example.at';
/** Keys of the devices of branch 1 and of branch 2. */
export const DEVICE_KEY = 'geraet-der-ersten-filiale-fuer-tests-00000001';
export const OTHER_DEVICE_KEY = 'geraet-der-zweiten-filiale-fuer-tests-0000002';

/** The demo shop without its pictures, four people, two devices. */
export async function fillTemplate(deps: Deps): Promise<void> {
  await fillEmptyShop(deps, async () => ({ shop: demoShop, readPictures: async () => {} }));
  const passwordHash = await deps.passwords.hash(PASSWORD);
  const [first = 1, second = 2] = demoShop.branches.map(({ id }) => id);
  const people = [
    { email: ADMIN, firstName: 'Ada', lastName: 'Admin', roles: ['ROLE_ADMIN'], branches: [] },
    { email: MANAGER, firstName: 'Lena', lastName: 'Leitung', roles: ['ROLE_MANAGER'], branches: [first] },
    { email: EMPLOYEE, firstName: 'Anna', lastName: 'Abend', roles: ['ROLE_EMPLOYEE'], branches: [first] },
    {
      email: OTHER_EMPLOYEE,
      firstName: 'Berta',
      lastName: 'Berg',
      roles: ['ROLE_EMPLOYEE'],
      branches: [second],
    },
  ] as const;
  for (const person of people) await deps.db.accounts.addAccount({ ...person, passwordHash });
  await deps.db.accounts.addDevice({ name: 'Kassen-PC', branch: first, keyHash: secretHash(DEVICE_KEY) });
  await deps.db.accounts.addDevice({
    name: 'Kassen-PC Kamp',
    branch: second,
    keyHash: secretHash(OTHER_DEVICE_KEY),
  });
}
