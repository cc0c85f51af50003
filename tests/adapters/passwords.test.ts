import { describe, expect, it } from 'vitest';
import { passwords } from '#adapters/passwords.ts';

describe('passwords', () => {
  const { hash, verify } = passwords();

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
