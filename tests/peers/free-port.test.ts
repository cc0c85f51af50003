import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

const fileOf = (port: number) =>
  join(tmpdir(), `theke-test-ports-${process.getuid?.() ?? 'all'}`, String(port));
/** Ports of this file alone: no other test is given one of them. */
const FIRST = 32_100;

test('a port is given to one test only, also while nobody listens on it', async () => {
  expect(await freePort([FIRST, FIRST + 1])).toBe(FIRST);
  expect(await freePort([FIRST, FIRST + 2])).toBe(FIRST + 1);
  await expect(freePort([FIRST, FIRST + 2])).rejects.toThrow('no free port');
});

test('what a test process that is gone had reserved is given again', async () => {
  const port = await freePort();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(fileOf(port), String(pid));
  expect(await freePort([port, port + 1])).toBe(port);
});

test('a port on which somebody listens is not given', async () => {
  const taken = FIRST + 10;
  const server = createServer().listen(taken, '127.0.0.1');
  await once(server, 'listening');
  expect(await freePort([taken, taken + 2])).toBe(taken + 1);
  server.close();
});
