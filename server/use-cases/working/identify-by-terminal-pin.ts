import { TERMINAL_PIN } from '#domain/access/password.ts';
import { isWeakPin } from '#domain/access/weak-pin.ts';
import { AppError } from '#domain/errors.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { accountFault, actorOf } from '#use-cases/access/identify-caller.ts';
import { type AttemptLimit, forgiveAttempts, proveSecret } from '#use-cases/access/prove-secret.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Several calls of one terminal run in parallel, and each counts until it is checked: more than the login allows. */
const PERSON_LIMIT = 10;
/** A whole team mistypes at one terminal. */
const TERMINAL_LIMIT = 30;

export interface TerminalLogin {
  /** The person's login e-mail address, or their number in the terminal's list. */
  username: string;
  pin: string;
  /** The terminal's id as a device. */
  device: number;
}

/**
 * The person behind the PIN at a terminal of time tracking. 'invalid-credentials' for an unknown person, a wrong PIN and a
 * person without one alike; 'too-many-logins' from the 10th failure of a person, or the 30th at a terminal, within 15
 * minutes; any other problem with the account is told to those who know the PIN.
 */
export async function identifyByTerminalPin(
  deps: Deps,
  { username, pin, device }: TerminalLogin,
): Promise<UserActor> {
  const name = username.trim().toLowerCase();
  const account = /^\d{1,9}$/.test(name)
    ? await deps.db.accounts.accountById(Number(name))
    : await deps.db.accounts.accountByEmail(name);
  // Both names of a person share one count.
  const email = account?.email ?? name;
  const terminal = `terminal:${device}`;
  const limits: AttemptLimit[] = [
    { subject: `pin:${secretHash(email)}`, limit: PERSON_LIMIT },
    { subject: terminal, limit: TERMINAL_LIMIT },
  ];
  const stored = TERMINAL_PIN.test(pin) ? (account?.terminalPinHash ?? null) : null;
  const proven = await proveSecret(deps, { asker: terminal, limits }, async (verify) =>
    (await verify(stored, pin.slice(0, 64))) ? account : null,
  );
  if (!proven) throw new AppError('invalid-credentials');
  const fault = accountFault(proven, deps.clock.now());
  if (fault) throw new AppError(fault);
  await forgiveAttempts(deps.db.accounts, limits);
  // Only now is it seen: of stored PINs nobody knows more than a hash.
  const isTerminalPinWeak = isWeakPin(pin);
  if (isTerminalPinWeak !== proven.isTerminalPinWeak)
    await deps.db.accounts.changeAccount(proven.id, { isTerminalPinWeak });
  return actorOf(proven);
}
