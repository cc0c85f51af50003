import { describe, expect, it } from 'vitest';
import { passwords } from '#adapters/passwords.ts';
import { AppError } from '#domain/errors.ts';
import type { Verify } from '#use-cases/ports.ts';

describe('passwords', () => {
  const { hash, inTurn } = passwords();
  const verify: Verify = (stored, password) => inTurn('test', (check) => check(stored, password));

  it('are recognised by their hash alone', async () => {
    const stored = await hash('ein langes Passwort');
    expect(stored).not.toContain('langes');
    expect(await hash('ein langes Passwort')).not.toBe(stored);
    expect(await verify(stored, 'ein langes Passwort')).toBe(true);
    expect(await verify(stored, 'ein langes passwort')).toBe(false);
  });

  it('A31 of unknown accounts are refused with as much work as wrong ones of known accounts', async () => {
    const stored = await hash('ein langes Passwort');
    const work = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    const measure = async (account: string | null) => {
      const before = process.cpuUsage();
      expect(await verify(account, 'falsch')).toBe(false);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // Alternating, and the minimum of each: other load only ever adds.
    for (let round = 0; round < 8; round += 1) {
      work.known = Math.min(work.known, await measure(stored));
      work.unknown = Math.min(work.unknown, await measure(null));
    }
    expect(work.unknown / work.known).toBeGreaterThan(0.7);
    expect(work.unknown / work.known).toBeLessThan(1.4);
  });
});

describe('R337 the queue of logins', () => {
  /** Logins that do not end until they are let go. */
  function stuck() {
    const { inTurn } = passwords();
    let letGo = () => {};
    const gate = new Promise<void>((open) => {
      letGo = open;
    });
    const ask = (asker: string) =>
      inTurn(asker, () => gate).then(
        () => 'done',
        (error: unknown) => (error instanceof AppError ? `${error.code} ${error.params.seconds}` : 'unknown'),
      );
    return { ask, letGo: () => letGo() };
  }

  it('has an end', async () => {
    const { ask, letGo } = stuck();
    const waiting = Array.from({ length: 62 }, (_, n) => ask(`address ${n}`));
    expect(await ask('one more')).toBe('logins-busy 3');
    letGo();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']));
    expect(await ask('one more')).toBe('done');
  });

  it('has room for a team of one address, and then for others', async () => {
    const { ask, letGo } = stuck();
    const team = Array.from({ length: 12 }, () => ask('restaurant'));
    expect(await ask('restaurant')).toBe('rate-limited 1');
    const other = ask('elsewhere');
    letGo();
    expect(new Set(await Promise.all([...team, other]))).toEqual(new Set(['done']));
    expect(await ask('restaurant')).toBe('done');
  });

  it('goes on after a check that fails', async () => {
    const { inTurn } = passwords();
    for (let n = 0; n < 15; n += 1)
      await expect(inTurn('a', () => Promise.reject(new Error('no database')))).rejects.toThrow(
        'no database',
      );
    expect(await inTurn('a', async () => 'in')).toBe('in');
  });
});
