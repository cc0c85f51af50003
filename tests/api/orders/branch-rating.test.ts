import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON } from '../support/order-shop.ts';

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(async () => {
  await shop?.stop();
});

interface Entry {
  url: string;
  data: { data: { id: number; rating?: object }[] };
}
const HOUR = 61 * 60_000;
const ratingAfter = async (hours: number) => {
  shop.setNow(new Date(NOON.getTime() + hours * HOUR));
  const { body } = await shop.get('/api/init');
  const entries: Entry[] = body.data;
  return entries.find(({ url }) => url === '/api/branches')?.data.data.find(({ id }) => id === 1)?.rating;
};
/** As the database has them after orders were rated. */
const rated = async (count: number, stars: number, at = NOON) => {
  for (let index = 0; index < count; index += 1) {
    const { id } = await shop.placed();
    await shop.sql(`UPDATE "Order" SET "questionnaireRating" = $2, "createdAt" = $3 WHERE "id" = $1`, [
      id,
      stars,
      at.toISOString(),
    ]);
  }
};

it('R93 everybody sees the rating of a branch once ten guests have rated it within a year', async () => {
  expect(await ratingAfter(0)).toBeUndefined();
  await rated(9, 5);
  await rated(3, 1, new Date(NOON.getTime() - 400 * 24 * HOUR));
  expect(await ratingAfter(1), 'nine, and three too old').toBeUndefined();
  await rated(1, 2);
  expect(await ratingAfter(1), 'not within the hour').toBeUndefined();
  expect(await ratingAfter(2)).toEqual({ average: 4.7, count: 10 });
  expect((await shop.get('/api/branches')).body.data[0]).not.toHaveProperty('rating');
});
