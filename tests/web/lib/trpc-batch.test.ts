import { afterEach, expect, test, vi } from 'vitest';
import { MAX_BATCH_SIZE } from '#inputs/batch.ts';
import { createClient } from '#web/lib/trpc.ts';

afterEach(() => vi.unstubAllGlobals());

test('no request carries more calls than the server accepts', async () => {
  const sizes: number[] = [];
  vi.stubGlobal('fetch', async (address: RequestInfo | URL) => {
    const path = new URL(String(address), 'http://shop.example').pathname;
    const calls = path.slice('/trpc/'.length).split(',');
    sizes.push(calls.length);
    return Response.json(calls.map(() => ({ result: { data: { data: [], total: 0 } } })));
  });
  const client = createClient();
  await Promise.all(Array.from({ length: MAX_BATCH_SIZE + 1 }, () => client.fonts.list.query()));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(MAX_BATCH_SIZE + 1);
  expect(Math.max(...sizes)).toBe(MAX_BATCH_SIZE);
});
