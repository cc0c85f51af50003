import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { orderBody } from '../bench/orders.ts';
import { freePort } from '../server-process.ts';
import { ROOT } from '../source-files.ts';
import { BOARD_PATHS, openBoards, orderCost } from './boards.ts';
import { copyTemplate, type TestDatabase } from './databases.ts';
import { eventually } from './waiting.ts';

const ORDERS = 8;

/** A server with a process of its own: nothing but its own work counts as its processor time. */
interface Shop {
  url: string;
  stop(): Promise<void>;
}

async function startShop(database: TestDatabase): Promise<Shop> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { dataDir, databaseUrl } = database.settings;
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      WEB_DEV: '1',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  await eventually(async () => expect((await fetch(`${url}/api/health`)).status).toBe(200), 60_000);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

let database: TestDatabase;
let shop: Shop;
let body: object;
beforeAll(async () => {
  database = await copyTemplate(inject('template'));
  shop = await startShop(database);
  body = await orderBody(shop.url);
  const boards = await openBoards(shop.url, BOARD_PATHS.REST, 1);
  // Compiling what an order needs is no part of its price.
  await orderCost(shop.url, body, boards, 40);
  await boards.close();
});
afterAll(async () => {
  await shop?.stop();
  await database?.remove();
});

describe.each(['REST', 'tRPC'] as const)('an order with 200 boards over %s', (door) => {
  it('costs at most 1.5 times the processor time of an order with one', { timeout: 240_000 }, async () => {
    const one = await openBoards(shop.url, BOARD_PATHS[door], 1);
    const alone = await orderCost(shop.url, body, one, ORDERS);
    const others = await openBoards(shop.url, BOARD_PATHS[door], 199);
    const many = {
      counts: () => [...one.counts(), ...others.counts()],
      close: async () => void (await Promise.all([one.close(), others.close()])),
    };
    await orderCost(shop.url, body, many, 5);
    const shared = await orderCost(shop.url, body, many, ORDERS);
    await others.close();
    await orderCost(shop.url, body, one, 5);
    const again = await orderCost(shop.url, body, one, ORDERS);
    await one.close();
    const ratio = shared / Math.min(alone, again);
    console.log(
      `${door}: ${alone.toFixed(1)} / ${again.toFixed(1)} ms with one board, ${shared.toFixed(1)} ms with 200`,
    );
    expect(ratio).toBeLessThanOrEqual(1.5);
  });
});
