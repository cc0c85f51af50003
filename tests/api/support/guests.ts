import type { OrderServer } from './order-server.ts';
import { ordered, SNACK } from './order-shop.ts';
import { DEVICE_KEY } from './template.ts';

/** What is written of a guest contains such a word, and phone numbers begin so; no random hash does by chance. */
const MARK = /qzqz[a-z]+\d+q/gi;
const PHONE = /6647770\d{5}/g;

/** A word about the guest `n` that occurs nowhere else. */
export function marked(what: string, n: number): string {
  return `Qzqz${what}${n}q`;
}
const phoneOf = (n: number) => `+436647770${String(n).padStart(5, '0')}`;

/** The contact of guest `n`. */
export function guest(n: number) {
  return {
    firstName: marked('first', n),
    lastName: marked('last', n),
    email: `${marked('mail', n)}@example.at`.toLowerCase(),
    phone: phoneOf(n),
    street: `${marked('street', n)} 5`,
    door: marked('door', n),
    zipCode: '6850',
    city: marked('city', n),
  };
}

const COMPANY = (n: number) => ({ isCompany: true, companyName: marked('firm', n), vatNo: 'ATU12345675' });
const ELSEWHERE = (n: number) => ({
  isDeliveryAddressDifferent: true,
  deliveryFirstName: marked('theirfirst', n),
  deliveryLastName: marked('theirlast', n),
  deliveryStreet: marked('theirstreet', n),
  deliveryZipCode: '6850',
  deliveryCity: marked('theircity', n),
});

const WAYS = ['completed', 'rejected', 'canceled', 'completed', 'edited', 'awaiting'] as const;
export type Way = (typeof WAYS)[number];
export const wayOf = (n: number): Way => WAYS[n % WAYS.length] ?? 'awaiting';

/** An order of guest `n`, as it comes: with or without delivery, company, words; and what becomes of it. */
export async function orderOf(shop: OrderServer, n: number, change: object = {}): Promise<number> {
  const isDelivery = n % 2 === 0;
  const order = await shop.placed({
    ...guest(n),
    ...(n % 3 === 0 ? COMPANY(n) : {}),
    ...(isDelivery ? { isDelivery, deliveryArea: 'Lustenau', deliveryNote: marked('note', n) } : {}),
    ...(n % 4 === 0 ? ELSEWHERE(n) : {}),
    comment: `Bitte ohne Nüsse: ${marked('comment', n)}`,
    items: [
      ordered({ amount: 3 }),
      ordered({ product: SNACK, amount: 1, parts: ['Semmel', ['Käse'], marked('greeting', n), null] }),
    ],
    ...change,
  });
  const way = wayOf(n);
  const call = async (method: string, path: string, body: object) => {
    const answer = await shop.call(method, `/api/orders/${path}`, { body, key: DEVICE_KEY });
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  };
  if (way === 'awaiting') return order.id;
  if (way === 'rejected') {
    await call('POST', `${order.id}/status/reject`, { rejectionMessage: marked('rejection', n) });
    return order.id;
  }
  await call('POST', `${order.id}/status/confirm`, {});
  if (way === 'canceled') {
    await call('POST', `${order.id}/status/cancel`, { reason: marked('cancel', n) });
    return order.id;
  }
  if (way === 'edited') {
    await call('PUT', `${order.id}/items/1`, {
      amount: 1,
      parts: ['Semmel', ['Käse'], marked('othergreeting', n), null],
      note: marked('revision', n),
    });
    await call('PUT', `${order.id}`, {
      internalNote: marked('internal', n),
      lastName: marked('corrected', n),
    });
  }
  await call('POST', `${order.id}/status/completed`, {});
  await call('POST', `public/${order.uid}/${order.hash}/questionnaire`, {
    ...{ rating: 5, foodRating: 5, serviceRating: 5, processRating: 5 },
    comment: marked('praise', n),
  });
  return order.id;
}

/** Everything in the database that tells of a guest, by table: the whole of it is read. */
export async function findGuests(shop: OrderServer): Promise<Map<string, Set<string>>> {
  const tables = await shop.sql(
    // The rows of partitions are those of their table.
    `SELECT relname::text AS "name" FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
  );
  const found = new Map<string, Set<string>>();
  for (const { name } of tables) {
    const rows = await shop.sql(`SELECT t::text AS "text" FROM "${name}" AS t`);
    const text = rows.map((row) => row.text).join('\n');
    const marks = [...text.matchAll(MARK), ...text.matchAll(PHONE)].map(([mark]) => mark.toLowerCase());
    if (marks.length > 0) found.set(String(name), new Set(marks));
  }
  return found;
}
