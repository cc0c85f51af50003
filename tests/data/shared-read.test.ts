import { expect, it } from 'vitest';
import { type SharedRead, sharedRead } from '#data/shared-read.ts';

interface Reading {
  version: bigint;
}

/** Readings that end when the test says so, and with which version. */
function readings() {
  const ends: ((reading: Reading) => void)[] = [];
  const read = () => new Promise<Reading>((resolve) => ends.push(resolve));
  const end = async (version: bigint) => {
    ends.shift()?.({ version });
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { shared: { kept: null, reading: null } as SharedRead<Reading>, read, end, ends };
}

it('many who ask after one change share one reading, and those who ask later get what is kept', async () => {
  const { shared, read, end, ends } = readings();
  const asked = [1, 2, 3].map(() => sharedRead(shared, 7n, read));
  expect(ends).toHaveLength(1);
  await end(7n);
  const [first, ...others] = await Promise.all(asked);
  for (const other of others) expect(other).toBe(first);
  expect(await sharedRead(shared, 7n, read)).toBe(first);
});

it('a reading that ends without a change is not given to whoever knows of the change', async () => {
  const { shared, read, end, ends } = readings();
  const before = sharedRead(shared, 7n, read);
  const after = sharedRead(shared, 8n, read);
  await end(7n);
  expect((await before).version).toBe(7n);
  expect(ends).toHaveLength(1);
  await end(8n);
  expect((await after).version).toBe(8n);
  expect(shared.kept?.version).toBe(8n);
});

it('after a failed reading the next who asks reads anew', async () => {
  const { shared, read, end } = readings();
  await expect(sharedRead(shared, 7n, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const again = sharedRead(shared, 7n, read);
  await end(7n);
  expect((await again).version).toBe(7n);
});
