import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { isClientCurrent } from '#web/build-state.js';
import { SCRATCH } from '../scratch.ts';

const root = mkdtempSync(join(SCRATCH, 'theke-client-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A file written that many minutes ago. */
function written(file: string, minutesAgo: number): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  const at = new Date(Date.now() - minutesAgo * 60_000);
  utimesSync(path, at, at);
}

it('the Prisma client is regenerated when it is missing or the schema has changed since', () => {
  written('prisma/schema/orders.prisma', 9);
  written('prisma/schema/shop.prisma', 8);
  written('package-lock.json', 9);
  expect(isClientCurrent(root)).toBe(false);
  written('prisma/generated/client.ts', 5);
  expect(isClientCurrent(root)).toBe(true);
  written('prisma/schema/orders.prisma', 2);
  expect(isClientCurrent(root)).toBe(false);
  written('prisma/generated/client.ts', 1);
  expect(isClientCurrent(root)).toBe(true);
  written('package-lock.json', 0);
  expect(isClientCurrent(root)).toBe(false);
});
