import * as texts from '#text/access-texts.ts';
import { newDeviceKey, newPassword, secretHash } from '#use-cases/access/secrets.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';

export interface FirstAdministrator {
  email: string;
  /** Shown only if it was generated here; null for a password that came from the settings. */
  password: string | null;
}

export interface FirstDevice {
  name: string;
  branch: number;
  /** Shown once; stored only as a hash. */
  key: string;
}

/** What this start created; null where the shop already had it. */
export interface FirstAccess {
  administrator: FirstAdministrator | null;
  device: FirstDevice | null;
}

/**
 * Creates the first administrator of a shop without accounts, and a key for the counter PC of the first branch as long as no
 * device exists. There is no default password. `show` hands the secrets to a person before they are stored: if the server is
 * killed in between, the next start shows new ones, whereas secrets stored first would be lost for good. Of several servers
 * starting on one database only one creates them. Throws what `show` throws, and then stores nothing.
 */
export async function createFirstAccess(
  deps: Deps,
  given: { email?: string | undefined; password?: string | undefined },
  show: (made: FirstAccess) => Promise<void>,
): Promise<FirstAccess> {
  const { accounts } = deps.db;
  const hasAccounts = await accounts.hasAccounts();
  if (hasAccounts && (await accounts.hasDevices())) return { administrator: null, device: null };
  const password = given.password ?? newPassword();
  const passwordHash = hasAccounts ? null : await deps.passwords.hash(password);
  return deps.db.transaction(
    async (stores) => {
      await stores.accounts.holdAdministrators();
      const made: FirstAccess = {
        administrator: passwordHash === null ? null : await addAdministrator(stores, given, passwordHash),
        device: await addDevice(stores),
      };
      if (made.administrator && given.password === undefined) made.administrator.password = password;
      if (made.administrator || made.device) await show(made);
      return made;
    },
    // A terminal may be slow.
    { isLong: true },
  );
}

async function addAdministrator(
  { accounts }: Stores,
  given: { email?: string | undefined },
  passwordHash: string,
): Promise<FirstAdministrator | null> {
  if (await accounts.hasAccounts()) return null;
  const email = (given.email ?? 'admin@theke.local').toLowerCase();
  await accounts.addAccount({
    email,
    firstName: '',
    lastName: '',
    passwordHash,
    roles: ['ROLE_ADMIN'],
    branches: [],
  });
  return { email, password: null };
}

async function addDevice({ accounts, shop }: Stores): Promise<FirstDevice | null> {
  if (await accounts.hasDevices()) return null;
  const branch = (await shop.snapshot()).shop.branches[0]?.id;
  if (branch === undefined) return null;
  const name = texts.firstDevice;
  const key = newDeviceKey();
  await accounts.addDevice({ name, branch, keyHash: secretHash(key) });
  return { name, branch, key };
}
