import { randomUUID } from 'node:crypto';
import type { Shop } from '#domain/shop/shop.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import { type Answer, type StartOptions, startServer, type TestServer } from './harness.ts';
import { type BoardOrder, NOON, orderBody, orderShop, type PlacedOrder } from './order-shop.ts';
import { DEVICE_KEY, EMPLOYEE, OTHER_DEVICE_KEY, OTHER_EMPLOYEE } from './template.ts';

export interface OrderServer extends TestServer {
  /** POST /api/orders with the valid body of order-shop.ts, changed. */
  order(overrides?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer>;
  /** The same, but must succeed. */
  placed(overrides?: Record<string, unknown>): Promise<PlacedOrder>;
  /** A status command of the counter of branch 1. */
  command(id: number, command: string, body?: unknown): Promise<Answer>;
  /** The order as the counter of branch 1 sees it. */
  board(id: number): Promise<BoardOrder>;
  /** What has happened to it, the oldest first. */
  events(id: number): Promise<string[]>;
  countOrders(): Promise<number>;
}

/** A server at noon with the shop of order-shop.ts; limits are off unless requested. */
export async function startOrderServer(options: StartOptions & { shop?: Shop } = {}): Promise<OrderServer> {
  const { shop = orderShop(), settings, ...rest } = options;
  const server = await startServer({ now: NOON, ...rest, settings: { isRateLimited: false, ...settings } });
  await replaceShop(server, shop);
  const order: OrderServer['order'] = (overrides, headers = {}) =>
    server.post('/api/orders', orderBody(overrides), { headers });
  const board: OrderServer['board'] = async (id) =>
    (await server.get(`/api/orders/${id}`, { key: DEVICE_KEY })).body.data;
  // The server's getters have to stay getters (its address changes with a restart).
  return Object.create(server, {
    order: { value: order },
    placed: {
      value: async (overrides?: Record<string, unknown>) => {
        const { status, body } = await order(overrides, { 'idempotency-key': randomUUID() });
        if (status !== 201) throw new Error(`order refused: ${JSON.stringify(body)}`);
        return body.data;
      },
    },
    command: {
      value: (id: number, command: string, body: unknown = {}) =>
        server.post(`/api/orders/${id}/status/${command}`, body, { key: DEVICE_KEY }),
    },
    board: { value: board },
    events: { value: async (id: number) => (await board(id)).history.map(({ event }) => event) },
    countOrders: { value: () => server.deps.db.orders.count({ branches: null }) },
  });
}

async function replaceShop(server: TestServer, shop: Shop): Promise<void> {
  await server.sql(
    'TRUNCATE "Branch", "DiningTable", "Tag", "Donatee", "Category", "Product", "Menu", "Image" RESTART IDENTITY CASCADE',
  );
  const { db } = server.deps;
  await db.transaction((stores) => stores.shop.fill(shop), { isLong: true });
  await db.accounts.addDevice({ name: 'Kassen-PC', branch: 1, keyHash: secretHash(DEVICE_KEY) });
  await db.accounts.addDevice({
    name: 'Kassen-PC Bahnhof',
    branch: 2,
    keyHash: secretHash(OTHER_DEVICE_KEY),
  });
  await server.sql(
    `UPDATE "User" SET "branches" = ARRAY[CASE "email" WHEN $1 THEN 1 ELSE 2 END] WHERE "email" IN ($1, $2)`,
    [EMPLOYEE, OTHER_EMPLOYEE],
  );
  await db.shop.snapshot();
}
