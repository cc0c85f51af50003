import fc from 'fast-check';
import type { OrderState } from '#domain/order/order-state.ts';
import type { TestServer } from './harness.ts';

export interface SampleOrder {
  id: number;
  branch: number;
  at: string;
  state: OrderState;
  isQuotation: boolean;
  pricing: 'fixed' | 'approximate' | 'minimum';
  /** Cents. */
  total: number;
  items: { product: number; name: string; amount: number; unit: string }[];
  /** All of them are part of the total. */
  lines: { kind: string; label: string; amount: number; detail?: string }[];
}

export interface SampleEvent {
  at: string;
  type: string;
  action: string;
  path: string;
  visitor: string;
  branch: number | null;
}

export interface SampleWork {
  /** Index of a user. */
  user: number;
  branch: number;
  from: string;
  to: string;
  pauses: { from: string; to: string }[];
  /** Of the plan. */
  breakMinutes: number;
}

/** Everything that was counted, for a reader of some branches. */
export interface Sample {
  orders: SampleOrder[];
  events: SampleEvent[];
  work: SampleWork[];
}

const MINUTE = 60_000;
// The clocks change in New York on March 8 and November 1, in Vienna on March 29 and October 25.
const WINDOWS = ['2026-03-07', '2026-03-28', '2026-10-24', '2026-10-31'];
const instant = fc
  .tuple(fc.constantFrom(...WINDOWS), fc.integer({ min: 0, max: 3 * 24 * 60 }))
  .map(([day, minute]) => new Date(Date.parse(day) + minute * MINUTE).toISOString());
const branch = fc.constantFrom(1, 2);

const order = fc.record({
  branch,
  at: instant,
  state: fc.constantFrom<OrderState>('awaiting', 'confirmed', 'completed', 'rejected', 'canceled', 'failed'),
  isQuotation: fc.constantFrom(false, false, false, true),
  pricing: fc.constantFrom('fixed', 'fixed', 'approximate', 'minimum'),
  total: fc.integer({ min: 1_500, max: 20_000 }),
  items: fc.array(
    fc.record({
      product: fc.integer({ min: 1, max: 5 }),
      amount: fc.constantFrom(0.5, 1, 2, 25),
      unit: fc.constantFrom('amount', 'decagram', 'liter', 'person'),
    }),
    { maxLength: 3 },
  ),
  lines: fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom('delivery-fee', 'tip', 'deposit', 'donation'),
      label: fc.constant('Pfand'),
      detail: fc.constantFrom('Tierheim', 'Rotes Kreuz'),
      amount: fc.integer({ min: 0, max: 500 }),
    }),
    { selector: ({ kind }) => kind },
  ),
});
const event = fc.record({
  at: instant,
  type: fc.constantFrom('page-view', 'page-view', 'click'),
  action: fc.constantFrom('', 'add-to-cart'),
  path: fc.constantFrom('/', '/markt'),
  visitor: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  branch: fc.constantFrom(null, 1, 2),
});
const shift = fc.record({
  branch,
  start: fc.integer({ min: 0, max: 11 * 60 }),
  length: fc.integer({ min: 1, max: 12 * 60 }),
  pauses: fc.constantFrom<[number, number][]>(
    [],
    [[0.2, 0.4]],
    [
      [0, 0.1],
      [0.5, 0.9],
    ],
  ),
  breakMinutes: fc.constantFrom(0, 30, 45),
});

/** The same random sample in every run. */
export function sample(): Sample {
  const seed = 20_261_121;
  const work = fc.sample(shift, { seed, numRuns: 48 }).map((entry, index): SampleWork => {
    // Each of three people has one shift a day.
    const day =
      Date.parse(WINDOWS[Math.floor(index / 12)] ?? '') + Math.floor((index % 12) / 3) * 1_440 * MINUTE;
    const at = (minute: number) => new Date(day + (entry.start + Math.floor(minute)) * MINUTE).toISOString();
    return {
      user: index % 3,
      branch: entry.branch,
      from: at(0),
      to: at(entry.length),
      pauses: entry.pauses.map(([from, to]) => ({
        from: at(from * entry.length),
        to: at(to * entry.length),
      })),
      breakMinutes: Math.min(entry.breakMinutes, entry.length - 1),
    };
  });
  return {
    orders: fc.sample(order, { seed, numRuns: 400 }).map((entry, index) => ({
      ...entry,
      id: 1_000_000 + index,
      items: entry.items.map((item) => ({ ...item, name: `Produkt ${item.product}` })),
    })),
    events: fc.sample(event, { seed, numRuns: 400 }),
    work,
  };
}

/** Writes a sample into the database, bypassing every rule. */
export async function insertSample(shop: TestServer, { orders, events, work }: Sample): Promise<void> {
  await shop.sql(
    `INSERT INTO "Order" ("id", "uid", "hash", "branchId", "ticketDay", "ticketNumber", "isDelivery", "isDineIn", "state",
        "confirmedAt", "paymentMethod", "currency", "isQuotation", "pricing", "gross", "totalNet", "totalGross", "taxLines", "lines", "createdAt")
      SELECT "id", 'sample-' || "id", repeat('x', 43), "branch", '2026-01-01', "id", false, false, "state"::"OrderState",
        "at", 'cash', 'EUR', "isQuotation", "pricing", "total", 0, "total", '[]', "lines", "at"
      FROM jsonb_to_recordset($1::jsonb) AS o("id" int, "branch" int, "at" timestamptz, "state" text, "isQuotation" bool, "pricing" text, "total" int, "lines" jsonb)`,
    [JSON.stringify(orders)],
  );
  await shop.sql(
    `INSERT INTO "OrderItem" ("orderId", "position", "productId", "name", "amount", "unit", "unitPrice", "gross", "taxRate", "pricing")
      SELECT "order", "position", "product", "name", "amount", "unit", 100, 100, 10, 'fixed'
      FROM jsonb_to_recordset($1::jsonb) AS i("order" int, "position" int, "product" int, "name" text, "amount" float, "unit" text)`,
    [
      JSON.stringify(
        orders.flatMap(({ id, items }) => items.map((item, position) => ({ ...item, order: id, position }))),
      ),
    ],
  );
  await shop.sql(
    `INSERT INTO "AnalyticsEvent" ("at", "type", "action", "data", "visitor", "branchId")
      SELECT "at", "type", "action", jsonb_build_object('path', "path"), "visitor", "branch"
      FROM jsonb_to_recordset($1::jsonb) AS e("at" timestamptz, "type" text, "action" text, "path" text, "visitor" text, "branch" int)`,
    [JSON.stringify(events)],
  );
  const people = (await shop.sql('SELECT "id" FROM "User" ORDER BY "id"')).map(({ id }) => id);
  const rows = JSON.stringify(work.map((entry) => ({ ...entry, user: people[entry.user] })));
  await shop.sql(
    `INSERT INTO "WorkingActivity" ("userId", "branchId", "startedAt", "endedAt", "pauses")
      SELECT "user", "branch", "from", "to", "pauses"
      FROM jsonb_to_recordset($1::jsonb) AS w("user" int, "branch" int, "from" timestamptz, "to" timestamptz, "pauses" jsonb)`,
    [rows],
  );
  await shop.sql(
    `INSERT INTO "WorkingSchedule" ("userId", "branchId", "from", "to", "breakMinutes")
      SELECT "user", "branch", "from", "to", "breakMinutes" FROM jsonb_to_recordset($1::jsonb)
        AS w("user" int, "branch" int, "from" timestamptz, "to" timestamptz, "breakMinutes" int)`,
    [rows],
  );
}
