import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { copyTemplate, createTemplate } from '#tests/api/support/databases.ts';
import { eventually } from '#tests/api/support/waiting.ts';
import { build } from '#tests/built.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import {
  acceptableOrder,
  orderPath,
  type PlacedOrder,
  place,
  publicOrder,
  type UploadAnswer,
  upload,
} from './demo-orders.ts';
import { failingDisk, mayFail } from './failing-disk.ts';

const SENTENCE = 'Der Dienst ist vorübergehend nicht verfügbar. Bitte versuchen Sie es in Kürze erneut.';
const ORDERS = 5;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const healthOf = async (server: ServerProcess) => {
  const answer = await fetch(`${server.url}/api/health`);
  return [answer.status, ((await answer.json()) as { data: { status: string } }).data.status];
};
function expectUnavailable({ status, headers, body: { errors } }: UploadAnswer): void {
  expect([status, errors[0]?.code, errors[0]?.message]).toEqual([503, 'unavailable', SENTENCE]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

const uidsOf = async (server: ServerProcess, orders: readonly PlacedOrder[]) =>
  (await Promise.all(orders.map((order) => publicOrder(server, order)))).map(({ uid }) => uid);

it.runIf(mayFail).each(['embedded', 'postgres'] as const)(
  'F6 a disk that turns read-only under a running shop (%s): clear refusals, and everything is there after its repair',
  async (kind) => {
    build();
    const disk = failingDisk();
    cleanUps.push(() => disk.remove());
    const { template, remove } = await createTemplate(kind);
    cleanUps.push(remove);
    const { settings, remove: removeCopy } = await copyTemplate(template);
    cleanUps.push(removeCopy);
    const dataDir = join(disk.path, 'data');
    cpSync(settings.dataDir, dataDir, { recursive: true });
    const env = {
      ...{ DATA_DIR: dataDir, RATE_LIMITS: 'off' },
      ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
    };
    let server = await startServerProcess(env);
    cleanUps.push(() => server.kill());
    const body = await acceptableOrder(server);
    const orders: PlacedOrder[] = [];
    const sell = async () => {
      const order = await place(server, body, randomUUID());
      if (!order) throw new Error('the order was not taken');
      orders.push(order);
    };
    for (let index = 0; index < ORDERS; index += 1) await sell();
    expect((await upload(server)).status).toBe(201);
    expect((await fetch(`${server.url}/store/hauptplatz`)).status).toBe(200);

    disk.fail();
    await eventually(async () => expect(await healthOf(server)).toEqual([503, 'disk-full']));
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);
    expectUnavailable(await upload(server));
    if (kind === 'embedded') expect(await place(server, body, randomUUID())).toBeNull();
    // The database is elsewhere, and still takes orders.
    else await sell();
    expect((await fetch(`${server.url}/store/hauptplatz`)).status).toBe(200);
    expect((await fetch(`${server.url}/api/init`)).status).toBe(200);
    // An embedded database that has tried to write may refuse to read as well, but never with a fault of its own.
    if (kind === 'postgres') expect(await uidsOf(server, orders)).toEqual(orders.map(({ uid }) => uid));
    else
      for (const order of orders)
        expect([200, 503]).toContain((await fetch(server.url + orderPath(order))).status);

    await server.kill();
    disk.repair();
    server = await startServerProcess(env);
    expect(await healthOf(server)).toEqual([200, 'ok']);
    expect(await uidsOf(server, orders)).toEqual(orders.map(({ uid }) => uid));
    await sell();
    expect((await upload(server)).status).toBe(201);
  },
  180_000,
);
