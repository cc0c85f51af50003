import { randomUUID } from 'node:crypto';
import { createPuzzle } from '#adapters/puzzle.ts';
import type { Answer } from './harness.ts';
import { type OrderServer, startOrderServer } from './order-server.ts';
import { NOON, orderBody } from './order-shop.ts';
import { DEVICE_KEY } from './template.ts';

/** Zero bits of a task: a few tries. */
export const BITS = 6;

/** The shop of order-shop.ts with its limits on, behind a proxy: everybody has an address of their own. */
export interface FloodedShop {
  shop: OrderServer;
  /** Of a connection that nobody shares. */
  newAddress(): string;
  /** An order of somebody at this address. */
  send(from: string, change?: Record<string, unknown>, key?: string): Promise<Answer>;
  /** The same person in ever new words; each test has one of its own, for the limit per contact outlives a test. */
  variant(index: number): { email: string; phone: string };
  guest(index: number): { email: string; phone: string };
  /** So many of one sender, one after the other. */
  flood(from: string, count: number, change?: (index: number) => object): Promise<Answer[]>;
  /** What is on the board of branch 1. */
  current(): Promise<{ id: number }[]>;
  held(): Promise<{ branch: number; sender: number; who: string; orders: number; since: string }[]>;
  /** What the counter does about held orders. */
  desk(path: 'release' | 'block', body: unknown): Promise<Answer>;
  /** The messages about an order. */
  told(id: number): Promise<unknown[]>;
  /** It is noon, and nothing has been ordered. */
  calm(): Promise<void>;
}

export const codes = (answers: readonly Answer[]) =>
  answers.map(({ body }) => body.errors?.[0].code ?? 'placed');

export async function startFloodedShop(): Promise<FloodedShop> {
  const shop = await startOrderServer({
    settings: { isRateLimited: true, trustProxy: true, isDemo: true },
  });
  shop.deps.slowOrderMs = 0;
  shop.deps.senderProof = createPuzzle({ secrets: shop.deps.secrets, bits: BITS });
  let address = 0;
  let person = 0;
  const variant = (index: number) => ({
    email: `${['max.muster', 'maxmuster', 'M.ax.Muster'][index % 3]}${person}+${index}@${index % 2 ? 'gmail.com' : 'GoogleMail.com'}`,
    phone: `+43664${1_000_000 + 1_000 * person + index}`,
  });
  const send: FloodedShop['send'] = (from, change = {}, key = randomUUID()) =>
    shop.post('/api/orders', orderBody(change), {
      headers: { 'x-forwarded-for': from, 'idempotency-key': key },
    });
  return {
    shop,
    newAddress() {
      address += 1;
      return `198.51.${100 + Math.floor(address / 250)}.${(address % 250) + 1}`;
    },
    send,
    variant,
    guest: (index) => ({ email: `gast${index}@example.at`, phone: `+43676${2_000_000 + index}` }),
    async flood(from, count, change = variant) {
      const answers: Answer[] = [];
      for (let index = 0; index < count; index++) answers.push(await send(from, { ...change(index) }));
      return answers;
    },
    current: async () => (await shop.get('/api/orders/current?branch=1', { key: DEVICE_KEY })).body.data,
    held: async () => (await shop.get('/api/orders/held', { key: DEVICE_KEY })).body.data,
    desk: (path, body) => shop.post(`/api/orders/held/${path}`, body, { key: DEVICE_KEY }),
    async told(id) {
      const rows = await shop.sql(
        `SELECT COALESCE("payload"->>'mail', "kind") AS "what" FROM "Outbox"
         WHERE ("payload"->>'order')::int = $1 AND "kind" IN ('mail', 'sms', 'push') ORDER BY "id"`,
        [id],
      );
      return rows.map(({ what }) => what);
    },
    async calm() {
      shop.setNow(NOON);
      person += 1;
      await shop.sql(`UPDATE "Order" SET "state" = 'canceled' WHERE "state" = 'awaiting'`);
      await shop.sql('TRUNCATE "OrderArrival", "OrderSender", "SenderBlock", "HouseAddress"');
      await shop.sql(`UPDATE "Config" SET "data" = "data" - 'brakeProof'`);
    },
  };
}
