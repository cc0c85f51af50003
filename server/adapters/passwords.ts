import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#domain/errors.ts';
import type { Passwords, Verify } from '#use-cases/ports.ts';
import { inTurn } from './in-turn.ts';

/** argon2id as OWASP recommends it: 19 MiB, 2 passes, about 26 ms. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A flood of logins must not use up all memory and threads (A36). */
const AT_ONCE = 2;
/** Nobody waits longer than a second; whoever comes after these is asked to come back (R337). */
const MOST_WAITING = 60;
/** A whole team may log in at the same moment; the rest of the queue is for others. */
const MOST_PER_ASKER = 12;
/** Seconds. */
const COME_BACK = { all: 3, asker: 1 } as const;

export function passwords(): Passwords {
  const run = inTurn(AT_ONCE);
  const nobody = hashOfNoPassword();
  const askers = new Map<string, number>();
  let asking = 0;

  const check: Verify = async (stored, password) => {
    const isRight = await verify(stored ?? nobody, password);
    return stored !== null && isRight;
  };

  return {
    hash: (password) => run(() => hash(password, OPTIONS)),
    inTurn: async (asker, work) => {
      const own = askers.get(asker) ?? 0;
      if (own >= MOST_PER_ASKER) throw new AppError('rate-limited', { params: { seconds: COME_BACK.asker } });
      if (asking >= MOST_WAITING + AT_ONCE)
        throw new AppError('logins-busy', { params: { seconds: COME_BACK.all } });
      asking += 1;
      askers.set(asker, own + 1);
      try {
        return await run(() => work(check));
      } finally {
        asking -= 1;
        const left = (askers.get(asker) ?? 1) - 1;
        if (left > 0) askers.set(asker, left);
        else askers.delete(asker);
      }
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
