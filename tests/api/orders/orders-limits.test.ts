import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '#api/http/rate-limits.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';

describe('A16 too many orders', () => {
  let shop: OrderServer;
  beforeAll(async () => {
    shop = await startOrderServer({ settings: { isRateLimited: true } });
    shop.deps.slowOrderMs = 0;
  });
  afterAll(async () => {
    await shop?.stop();
  });

  it('one person cannot be flooded with mails, and somebody else can still order', async () => {
    const statuses: number[] = [];
    const send = (email: string) => shop.order({ email }, { 'idempotency-key': randomUUID() });
    for (let n = 0; n < RATE_LIMITS['order-contact'].max; n++)
      statuses.push((await send('opfer@example.at')).status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const refused = await send('Opfer@Example.at');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send('andere@example.at')).status).toBe(201);
  });

  it('one address cannot order endlessly', async () => {
    const before = await shop.countOrders();
    const answers = await Promise.all(
      Array.from({ length: RATE_LIMITS.orders.max + 20 }, (_, n) =>
        shop.order({ email: `gast${n}@example.at` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20);
    expect(await shop.countOrders()).toBeLessThanOrEqual(before + RATE_LIMITS.orders.max);
  });

  it('A20 guessing a secret address is blocked after some tries', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < RATE_LIMITS['order-misses'].max + 3; n++) {
      statuses.push((await shop.get(`/api/orders/public/ABCDEFGH23/${'x'.repeat(42)}${n % 10}`)).status);
    }
    expect(new Set(statuses.slice(0, RATE_LIMITS['order-misses'].max))).toEqual(new Set([404]));
    expect(statuses.at(-1)).toBe(429);
  });
});
