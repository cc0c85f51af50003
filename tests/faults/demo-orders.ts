import type { Product } from '#domain/catalogue/product.ts';
import type { Wire } from '#domain/money/wire.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { DEVICE_KEY } from '../api/support/template.ts';
import { eventually } from '../api/support/waiting.ts';
import type { ServerProcess } from '../server-process.ts';

// Orders at a server process with the demo shop.

export type PlacedOrder = Wire<PublicOrder>;
export const STAFF = { authorization: `Bearer ${DEVICE_KEY}` };

/** Null when the server is gone, or not ready yet. */
export async function place(server: ServerProcess, body: object, key: string): Promise<PlacedOrder | null> {
  try {
    const answer = await fetch(`${server.url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    const { data, errors } = (await answer.json()) as { data?: PlacedOrder; errors?: unknown };
    if (answer.status === 201 && data) return data;
    if (answer.status !== 503) throw new Error(`refused: ${JSON.stringify(errors)}`);
    return null;
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A server that has just started may still respond 503: retry. */
export async function fetched<T>(server: ServerProcess, path: string): Promise<T> {
  return eventually(async () => {
    const answer = await fetch(server.url + path, { headers: STAFF }).catch((cause) => {
      throw new Error(`${path}: no answer; the server said:\n${server.output()}`, { cause });
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as T;
  }, 10_000);
}

/** Where a guest follows an order. */
export const orderPath = ({ uid, hash }: PlacedOrder) => `/api/orders/public/${uid}/${hash}`;

/** An order as its guest sees it. */
export async function publicOrder(server: ServerProcess, order: PlacedOrder): Promise<PlacedOrder> {
  return (await fetched<{ data: PlacedOrder }>(server, orderPath(order))).data;
}

/** A picture of one pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export interface UploadAnswer {
  status: number;
  headers: Headers;
  body: {
    data: { id: number; version: number; publicHash: string };
    errors: { message: string; code: string }[];
  };
}

/** A guest attaches a picture. */
export async function upload(server: ServerProcess): Promise<UploadAnswer> {
  const answer = await fetch(`${server.url}/api/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: PIXEL, name: 'bild.png' }),
  });
  const { status, headers } = answer;
  return { status, headers, body: (await answer.json()) as UploadAnswer['body'] };
}

/** An order that the demo shop accepts whenever this runs: something simple, for the first free hour. */
export async function acceptableOrder(server: ServerProcess): Promise<object> {
  const { data } = await fetched<{ data: Product[] }>(server, '/api/products?pageSize=200');
  const simple = data
    .filter((product) => product.type === 'simple' && product.schedule.length === 0)
    .slice(0, 5);
  for (let hour = 1; hour < 24 * 7; hour++) {
    const appointmentDate = new Date(
      Math.ceil(Date.now() / 3_600_000) * 3_600_000 + hour * 3_600_000,
    ).toISOString();
    for (const product of simple) {
      const items = [
        { product: product.id, amount: product.minimumQuantity ?? 1, unit: product.unit, parts: [] },
      ];
      const body = { ...CUSTOMER, branch: 1, items, appointmentDate };
      const probe = { ...body, totalGross: 0 };
      const answer = await fetch(`${server.url}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(probe),
      });
      // Everything is fine but the total, which was wrong on purpose.
      if (answer.status === 409) return body;
    }
  }
  throw new Error('the demo shop takes no order');
}

const CUSTOMER = {
  firstName: 'Anna',
  lastName: 'Hofer',
  email: 'anna@example.at',
  phone: '+436641234567',
  legalInstructions: true,
  privacyPolicy: true,
};

/** False when the server is gone, or refuses. */
export async function confirm(server: ServerProcess, id: number): Promise<boolean> {
  return fetch(`${server.url}/api/orders/${id}/status/confirm`, {
    method: 'POST',
    headers: { ...STAFF, 'content-type': 'application/json' },
    body: '{}',
  }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Every order that staff of the device see, oldest first. */
export async function allOrders(server: ServerProcess): Promise<PlacedOrder[]> {
  const orders: PlacedOrder[] = [];
  for (let page = 1; ; page++) {
    const { data, total } = await fetched<{ data: PlacedOrder[]; total: number }>(
      server,
      `/api/orders?sort=createdAt&pageSize=200&page=${page}`,
    );
    orders.push(...data);
    if (data.length === 0 || orders.length >= total) return orders;
  }
}

/** What has been printed or will be for an order. */
export async function layoutsOf(server: ServerProcess, order: number): Promise<string[]> {
  const { data } = await fetched<{ data: { layout: string }[] }>(server, `/api/orders/${order}/print-jobs`);
  return data.map(({ layout }) => layout).sort();
}
