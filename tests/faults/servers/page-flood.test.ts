import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTemplate, createTemplate } from '#tests/api/support/databases.ts';
import { build } from '#tests/built.ts';
import { orderBody } from '#tests/demo-order.ts';
import { processorMs } from '#tests/processes.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { place } from '../demo-orders.ts';

const PER_SECOND = 100;
const SECONDS = 8;

const cleanUps: (() => Promise<unknown>)[] = [];
let server: ServerProcess;
let body: Awaited<ReturnType<typeof orderBody>>;

beforeAll(async () => {
  build();
  const { template, remove } = await createTemplate('embedded');
  cleanUps.push(remove);
  const shop = await copyTemplate(template);
  cleanUps.push(() => shop.remove());
  const env = { DATA_DIR: shop.settings.dataDir, TRUST_PROXY: '127.0.0.1', PASSWORD_CHECK_URL: 'off' };
  server = await startServerProcess(env);
  cleanUps.push(() => server.stop());
  body = await orderBody(server.url);
  // Compiled, and the pages kept.
  for (let n = 0; n < 30; n += 1) await visit();
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** Milliseconds that another visitor waits for a page that is kept. */
async function visit(): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(`${server.url}/store/hauptplatz`, {
    headers: { 'x-forwarded-for': '203.0.113.1' },
  });
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
  return performance.now() - begin;
}

/**
 * What the fastest quarter of the visits waited: whatever else the machine does only adds to a wait, and a server that renders
 * all the time answers nobody quickly.
 */
async function waits(during: Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  let isOver = false;
  void during.then(() => {
    isOver = true;
  });
  while (!isOver) {
    taken.push(await visit());
    await sleep(50);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.25)] ?? Number.NaN;
}

/** Asks for pages at a steady rate and never waits for one. */
async function flood(path: (n: number) => string, from: (n: number) => string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const asked: Promise<void>[] = [];
  const begin = performance.now();
  for (let n = 0; n < PER_SECOND * SECONDS; n += 1) {
    await sleep(Math.max(0, begin + (n * 1_000) / PER_SECOND - performance.now()));
    asked.push(
      fetch(server.url + path(n), { headers: { 'x-forwarded-for': from(n) } }).then(async (answer) => {
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }),
    );
  }
  await Promise.all(asked);
  return statuses;
}

const one = () => '198.51.100.1';
const many = (n: number) => `198.51.${n % 100}.${n % 250}`;

/** What a flood costs: the share of the processor, and how long another visitor waits meanwhile. */
async function cost(path: (n: number) => string, from: (n: number) => string) {
  const { pid = 0 } = server.child;
  const begin = performance.now();
  const before = processorMs(pid);
  const flooding = flood(path, from);
  const wait = await waits(flooding);
  const ordered = await place(server, body, crypto.randomUUID());
  expect(ordered?.uid).toBeTruthy();
  const statuses = await flooding;
  return { share: (processorMs(pid) - before) / (performance.now() - begin), wait, statuses };
}

describe.runIf(process.platform === 'linux')('100 pages per second that no browser keeps', () => {
  let kept: Awaited<ReturnType<typeof cost>>;
  beforeAll(async () => {
    kept = await cost(() => '/store/hauptplatz', one);
  });

  it.each([
    ['of orders', (n: number) => `/status/ORDER${n}/secret-${n}`, one],
    ['of a kiosk', (n: number) => `/kiosk/hauptplatz?n=${n}`, one],
    ['of checkout and screens', (n: number) => (n % 2 ? `/checkout?n=${n}` : '/signage/none'), one],
    ['with a query of their own', (n: number) => `/?utm_source=${n}`, one],
    ['with a long address', (n: number) => `/${'x'.repeat(400)}${n}`, one],
    [
      'of all kinds, from many addresses',
      (n: number) => [`/status/a/${n}`, `/x${n}`, `/?n=${n}`][n % 3] ?? '/',
      many,
    ],
  ])('%s cost what kept ones cost, and nobody else waits', async (_name, path, from) => {
    const { share, wait, statuses } = await cost(path, from);
    expect(statuses.get(503) ?? 0).toBe(0);
    expect(share).toBeLessThan(kept.share * 2 + 0.1);
    expect(wait).toBeLessThan(kept.wait * 3 + 30);
  });
});
