import { randomBytes } from 'node:crypto';
import { secretHash } from './identify-caller.ts';
import type { Deps } from './ports.ts';

export interface FirstAdministrator {
  email: string;
  /** Only what was made up here is ever shown; null for a password that the settings gave. */
  password: string | null;
}

/** Creates the first administrator of a shop without accounts; null when there are some. There is no default password. */
export async function createFirstAdministrator(
  deps: Deps,
  given: { email?: string | undefined; password?: string | undefined },
): Promise<FirstAdministrator | null> {
  if (await deps.db.accounts.hasAccounts()) return null;
  const email = (given.email ?? 'admin@theke.local').toLowerCase();
  const password = given.password ?? readableSecret();
  const passwordHash = await deps.passwords.hash(password);
  return deps.db.transaction(async (stores) => {
    if (await stores.accounts.hasAccounts()) return null;
    await stores.accounts.addAccount({
      email,
      firstName: '',
      lastName: '',
      passwordHash,
      roles: ['ROLE_ADMIN'],
      branches: [],
    });
    return { email, password: given.password === undefined ? password : null };
  });
}

export interface FirstDevice {
  name: string;
  branch: number;
  /** Shown once; stored only as a hash. */
  key: string;
}

/** A key for the first branch's counter PC, as long as no device exists; null otherwise. */
export async function createFirstDevice(deps: Deps): Promise<FirstDevice | null> {
  if (await deps.db.accounts.hasDevices()) return null;
  const { shop } = await deps.db.shop.snapshot();
  const branch = shop.branches[0]?.id;
  if (branch === undefined) return null;
  const name = 'Kassen-PC';
  const key = newDeviceKey();
  await deps.db.accounts.addDevice({ name, branch, keyHash: secretHash(key) });
  return { name, branch, key };
}

/** 256 random bits. */
export function newDeviceKey(): string {
  return randomBytes(32).toString('base64url');
}

/** About 100 random bits in groups without look-alikes, to be typed once. */
function readableSecret(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const groups = Array.from({ length: 4 }, () =>
    // 31 letters: bytes from 248 on are drawn again, so that none is likelier than another.
    Array.from({ length: 5 }, () => letters[drawBelow248() % letters.length]).join(''),
  );
  return groups.join('-');
}

function drawBelow248(): number {
  for (;;) {
    const [byte = 255] = randomBytes(1);
    if (byte < 248) return byte;
  }
}
