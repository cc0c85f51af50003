import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '#use-cases/ports.ts';

/** argon2id as OWASP recommends it: 19 MiB, 2 passes, about 26 ms. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A flood of logins must not use up all memory and threads (A36). */
const AT_ONCE = 2;

export function passwords(): Passwords {
  const inSlot = slots(AT_ONCE);
  const nobody = hashOfNoPassword();
  return {
    hash: (password) => inSlot(() => hash(password, OPTIONS)),
    verify: async (stored, password) => {
      const isRight = await inSlot(() => verify(stored ?? nobody, password));
      return stored !== null && isRight;
    },
  };
}

/**
 * Unknown accounts are checked against it, so that they answer as slowly as known ones. Its bytes are random, not computed:
 * no password is known to match, and no start has to compute a hash.
 */
function hashOfNoPassword(): string {
  const { memoryCost, timeCost, parallelism } = OPTIONS;
  const [salt, bytes] = [16, 32].map((size) => randomBytes(size).toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${bytes}`;
}

function slots(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
