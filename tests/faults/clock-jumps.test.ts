import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyTemplate, createTemplate } from '#tests/api/support/databases.ts';
import { readSse } from '#tests/api/support/sse.ts';
import { ADMIN, PASSWORD } from '#tests/api/support/template.ts';
import { eventually } from '#tests/api/support/waiting.ts';
import { ensureProgram } from '#tests/debian-packages.ts';
import { startSmtpServer } from '#tests/peers/smtp-server.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import {
  acceptableOrder,
  allOrders,
  confirm,
  layoutsOf,
  type PlacedOrder,
  place,
  STAFF,
} from './demo-orders.ts';

/** How far the server's clock is from the real one, one after the other: set right after hours, wrong again, days ahead. */
const OFFSETS = ['+0h', '+3h', '-2h', '+30h', '+0h'];
const FARTHEST = '+30h';
const ORDERS = 3;
const MAILS_PER_ORDER = 3;

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketimeMT.so.1`,
);

const cleanUps: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** A server whose clock on the wall can be set; the one that never jumps stays as it is. */
async function startWithClock(env: Record<string, string>) {
  const directory = mkdtempSync(join(tmpdir(), 'theke-clock-'));
  cleanUps.push(() => rmSync(directory, { recursive: true, force: true }));
  const file = join(directory, 'offset');
  const set = (offset: string) => writeFileSync(file, `${offset}\n`);
  set('+0h');
  const server = await startServerProcess({
    ...env,
    ...{
      LD_PRELOAD: ensureProgram('libfaketime', LIBRARIES, ['libfaketime']),
      FAKETIME_TIMESTAMP_FILE: file,
    },
    ...{ FAKETIME_DONT_FAKE_MONOTONIC: '1', FAKETIME_CACHE_DURATION: '1', NO_FAKE_STAT: '1' },
  });
  cleanUps.push(() => server.kill());
  return { server, set };
}

async function clockOf({ url }: ServerProcess): Promise<number> {
  const answer = await fetch(`${url}/api/health`);
  return Date.parse(answer.headers.get('date') ?? '');
}

async function sessionOf({ url }: ServerProcess): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ADMIN, password: PASSWORD }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

// The clock of a process can be set from outside on this system only.
describe.runIf(process.platform === 'linux').each(['embedded', 'postgres'] as const)('%s', (database) => {
  it('F17 a clock that jumps by hours and days loses no order, doubles none, and keeps sessions and boards', async () => {
    const { template, remove } = await createTemplate(database);
    cleanUps.push(remove);
    const shop = await copyTemplate(template);
    cleanUps.push(() => shop.remove());
    const smtp = await startSmtpServer();
    cleanUps.push(() => smtp.close());
    const { dataDir, databaseUrl } = shop.settings;
    const { server, set } = await startWithClock({
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...{ DATA_DIR: dataDir, RATE_LIMITS: 'off', SMTP_URL: smtp.url, PUBLIC_URL: 'https://theke.example' },
    });
    const cookie = await sessionOf(server);
    const board = readSse(`${server.url}/api/orders/stream`, STAFF);
    cleanUps.push(() => board.close());
    expect(await board.opened).toBe(200);

    const orders: PlacedOrder[] = [];
    for (const offset of OFFSETS) {
      set(offset);
      const wanted = Number.parseInt(offset, 10) * 3_600_000;
      await eventually(async () => {
        expect(Math.abs((await clockOf(server)) - Date.now() - wanted)).toBeLessThan(10_000);
      }, 20_000);
      // What the mail server refuses by a clock that is ahead is put off by that clock.
      smtp.setMood(offset === FARTHEST ? 'forgetful' : 'well');
      const body = await acceptableOrder(server);
      for (let index = 0; index < ORDERS; index += 1) {
        const key = randomUUID();
        const order = await place(server, body, key);
        if (!order) throw new Error('the order was not taken');
        expect((await place(server, body, key))?.id).toBe(order.id);
        expect(await confirm(server, order.id)).toBe(true);
        orders.push(order);
      }
      const me = await fetch(`${server.url}/api/users/me`, { headers: { cookie } });
      expect(me.status, offset).toBe(200);
    }

    expect((await allOrders(server)).map(({ id }) => id).sort((one, other) => one - other)).toEqual(
      orders.map(({ id }) => id),
    );
    const placed = () =>
      board.events.flatMap(({ data }) => (data?.kind === 'placed' ? [data.order.uid as string] : []));
    await eventually(() => expect(placed()).toEqual(orders.map(({ uid }) => uid)), 20_000);
    for (const { id, uid } of orders) {
      await eventually(
        async () => expect(await layoutsOf(server, id)).toEqual(['kitchen', 'receipt']),
        20_000,
      );
      const mails = () => smtp.mails.filter(({ messageId = '' }) => messageId.includes(uid));
      await eventually(() => expect(mails()).toHaveLength(MAILS_PER_ORDER), 60_000);
    }
  }, 240_000);
});
