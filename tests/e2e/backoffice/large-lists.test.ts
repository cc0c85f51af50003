import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { goTo, openStaff } from './staff-session.ts';

/** A shop with 10,000 products and as many orders: its lists stay responsive. */

const MANY = 10_000;
/** From the arrival of the data to the frame in which it is shown and interactive. */
const QUICK_MS = 200;
/** What opens with all products there takes at most this part of reading them whole, page by page, on the same machine. */
const PART_OF_WHOLE = 0.4;
/** The largest page of a list. */
const PAGE_SIZE = 200;

const FILL = `
  INSERT INTO "Product"
  SELECT (jsonb_populate_record(one, jsonb_build_object(
    'id', 100000 + n, 'uid', 'viele-' || n, 'name', 'Ware ' || lpad(n::text, 5, '0')))).*
  FROM "Product" one, generate_series(1, ${MANY}) n WHERE one.id = (SELECT min(id) FROM "Product");

  INSERT INTO "Order" (id, uid, hash, "branchId", "ticketDay", "ticketNumber", state, "isDelivery", "isDineIn",
    "firstName", "lastName", phone, "paymentMethod", currency, pricing, gross, "totalNet", "totalGross",
    "taxLines", "createdAt", "confirmedAt", "finishedAt")
  SELECT 100000 + n, 'VIELE' || n, md5(n::text), 1, to_char(date '2026-01-01' + n / 100, 'YYYY-MM-DD'), n % 100 + 1,
    'completed', false, false, 'Gast', 'Nr. ' || lpad(n::text, 5, '0'), '+43 660 1234567', 'cash', 'EUR', 'fixed', 1100,
    1000, 1100, '[{"rate":10,"net":1000,"vat":100}]', at, at, at
  FROM generate_series(1, ${MANY}) n, LATERAL (SELECT timestamptz '2026-01-01 12:00+01' + n * interval '14 minutes') moment(at);
  INSERT INTO "OrderItem" ("orderId", position, "productId", name, amount, unit, "unitPrice", gross, "taxRate", pricing)
  SELECT 100000 + n, position, 100001, 'Ware 00001', 1, 'amount', 550, 550, 10, 'fixed'
  FROM generate_series(1, ${MANY}) n, generate_series(0, 1) position;
`;

let stage: Stage;
let staff: Visitor;
/** See readingWhole. */
let whole: number;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false, fill: FILL });
  staff = await openStaff(stage);
  whole = await readingWhole();
}, 300_000);
afterAll(() => stage.stop());

/** Milliseconds from the response to `call`, which `act` triggers, to the frame that shows `text`. */
async function untilShown(call: string, text: string, act: () => Promise<unknown>): Promise<number> {
  const { page } = staff;
  const shown = await page.evaluateHandle((wanted) => {
    performance.clearResourceTimings();
    const look = async (): Promise<number> => {
      for (;;) {
        await new Promise(requestAnimationFrame);
        const isThere = document.querySelector('main')?.textContent?.includes(wanted);
        // The frame has been painted when the next task runs.
        await new Promise((resolve) => setTimeout(resolve));
        if (isThere) return performance.now();
      }
    };
    return { at: look() };
  }, text);
  await act();
  const at = await shown.evaluate(async (promised) => promised.at);
  const arrived = await page.evaluate(
    (name) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes(name))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    call,
  );
  expect(arrived.length, `${call} was asked for`).toBeGreaterThan(0);
  return at - Math.max(...arrived.filter((end) => end <= at));
}

/** Only the address: looking for the heading by its role would take longer than what is measured. */
const open = (path: string) =>
  staff.page.evaluate((hash) => {
    window.location.hash = hash;
  }, path);

/** Milliseconds from `act` to the frame that shows `text`: what people wait, with everything that has to be read. */
async function untilThere(text: string, act: () => Promise<unknown>): Promise<number> {
  const { page } = staff;
  const began = await page.evaluate(() => performance.now());
  await act();
  const shown = await page.waitForFunction(
    (wanted) => document.querySelector('main')?.textContent?.includes(wanted) && performance.now(),
    text,
  );
  return Number(await shown.jsonValue()) - began;
}

const turn = () => staff.page.getByRole('button', { name: 'Weiter' }).click();

/** The median of three: a busy machine makes any single one slow. */
async function middle(measure: (round: number) => Promise<number>): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < 3; round += 1) took.push(await measure(round));
  return took.toSorted((a, b) => a - b)[1] ?? Number.NaN;
}

/** The best of three: how long it takes when nothing else is going on. */
async function best(measure: () => Promise<number>): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < 3; round += 1) took.push(await measure());
  return Math.min(...took);
}

/** Milliseconds that reading all products whole takes, at its best, as screens once did. */
async function readingWhole(): Promise<number> {
  return best(async () => {
    const began = performance.now();
    for (let page = 1; page <= MANY / PAGE_SIZE; page += 1) {
      const answer = await staff.page.request.get(`/api/products?page=${page}&pageSize=${PAGE_SIZE}`);
      expect(answer.status()).toBe(200);
      await answer.json();
    }
    return performance.now() - began;
  });
}

function expectQuick(took: Readonly<Record<string, number>>): void {
  for (const [what, ms] of Object.entries(took)) expect(ms, what).toBeLessThan(QUICK_MS);
}

describe('10,000 products', () => {
  const call = 'products.list';

  /** A name on that page of the list and on none before it. */
  async function nameOn(page: number, sort = ''): Promise<string> {
    const query = new URLSearchParams({ page: String(page), pageSize: '50', ...(sort && { sort }) });
    const answer = await staff.page.request.get(`/api/products?${query}`);
    const { data } = (await answer.json()) as { data: { name: string }[] };
    return data.at(-1)?.name ?? expect.fail(`no page ${page}`);
  }

  test('appear in their list, paginated, sorted and searched, as soon as the data is there', async () => {
    const { page } = staff;
    const orders = ['uid', 'name', 'id'];
    const firsts = await Promise.all(orders.map((sort) => nameOn(1, sort)));
    const [last, ...next] = await Promise.all([
      nameOn(1, '-name'),
      ...[2, 3, 4].map((number) => nameOn(number)),
    ]);
    const reopen = async (round: number): Promise<number> => {
      await goTo(staff, '/tables', 'Tische');
      return untilShown(call, firsts[round] ?? '', () => open(`/products?sort=${orders[round]}`));
    };
    expectQuick({
      opened: await middle(reopen),
      turned: await middle((round) => untilShown(call, next[round] ?? '', turn)),
      sorted: await untilShown(call, last, () => open('/products?sort=-name')),
      found: await untilShown(call, 'Ware 07777', () =>
        page.getByRole('searchbox').first().fill('Ware 07777'),
      ),
    });
  });

  test('are there while editing a catalogue, soon after the click', async () => {
    const { page } = staff;
    const missing = 'Produkte stehen nicht in diesem Katalog';
    const reopen = async (): Promise<number> => {
      await goTo(staff, '/menus', 'Produktkataloge');
      // Clears what was cached the previous time.
      await page.reload();
      const link = page.getByRole('table').getByRole('link').first();
      await link.waitFor();
      return untilThere(missing, () => link.click());
    };
    expect(await best(reopen)).toBeLessThan(PART_OF_WHOLE * whole);
    await page.getByText(missing).click();
    await page.getByText('weitere. Alle stehen in der Liste').waitFor();
  });

  test('are there for labels, of which the chosen ones are shown whole', async () => {
    const { page } = staff;
    const open = async (): Promise<number> => {
      await goTo(staff, '/tables', 'Tische');
      await page.reload();
      return untilThere('Alle 10', () => goTo(staff, '/labels', 'Etiketten'));
    };
    expect(await best(open)).toBeLessThan(PART_OF_WHOLE * whole);
    await page.getByRole('searchbox', { name: 'Produkte durchsuchen' }).fill('Ware 07777');
    await page.getByRole('checkbox', { name: 'Ware 07777' }).check();
    await page.getByRole('img', { name: 'Vorschau des Bogens 1: 1 Etiketten' }).waitFor();
  });
});

describe('10,000 products on the phone', () => {
  test('can be typed soon after the screen opens', async () => {
    const { page } = staff;
    const open = async (): Promise<number> => {
      await goTo(staff, '/tables', 'Tische');
      await page.reload();
      const began = Date.now();
      await goTo(staff, '/orders/new', /Bestellung/);
      await page.getByRole('combobox', { name: 'Produkt suchen' }).fill('Handsemmel');
      await page.getByRole('option', { name: /Handsemmel/ }).waitFor();
      return Date.now() - began;
    };
    expect(await best(open)).toBeLessThan(PART_OF_WHOLE * whole);
  });
});

describe('10,000 orders', () => {
  const call = 'orders.history';

  test('appear in the history, paginated and searched, as soon as the data is there', async () => {
    const { page } = staff;
    await goTo(staff, '/tables', 'Tische');
    expectQuick({
      opened: await untilShown(call, 'Nr. 10000', () => open('/history')),
      turned: await middle((round) => untilShown(call, `Nr. 0${9975 - 25 * round}`, turn)),
      found: await untilShown(call, 'Nr. 04321', () => page.getByRole('searchbox').fill('Nr. 04321')),
    });
  });
});
