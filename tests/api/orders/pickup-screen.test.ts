import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { readSse, type SseReader } from '../support/sse.ts';
import { ADMIN, DEVICE_KEY, EMPLOYEE, OTHER_DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

/** R273: GET /api/pickup-numbers/stream, and the same numbers on a TV. */

let shop: OrderServer;
let admin: Session;
beforeAll(async () => {
  shop = await startOrderServer();
  admin = await shop.login(ADMIN);
});
afterAll(() => shop?.stop());

const STREAM = '/api/pickup-numbers/stream';
const byKey = (key: string) => ({ authorization: `Bearer ${key}` });

async function addDevice(type: string): Promise<string> {
  return (await shop.post('/api/devices', { name: type, branch: 1, type }, { session: admin })).body.data.key;
}

async function status(headers: Record<string, string>, query = ''): Promise<number> {
  const reader = readSse(shop.url + STREAM + query, headers);
  const answer = await reader.opened;
  await reader.close();
  return answer;
}

const last = ({ events }: SseReader) => events.at(-1)?.data;

describe('the numbers for guests who wait', () => {
  it('come live, and are nothing but numbers', async () => {
    const order = await shop.placed();
    const number = String((await shop.board(order.id)).ticketNumber);
    const reader = readSse(shop.url + STREAM, byKey(DEVICE_KEY));
    const other = readSse(shop.url + STREAM, byKey(OTHER_DEVICE_KEY));
    await eventually(() => expect(last(reader)).toEqual({ preparing: [], ready: [] }));

    await shop.command(order.id, 'confirm');
    await eventually(() => expect(last(reader)).toEqual({ preparing: [number], ready: [] }));
    await shop.command(order.id, 'in-delivery');
    await eventually(() => expect(last(reader)).toEqual({ preparing: [], ready: [number] }));
    const late = readSse(shop.url + STREAM, byKey(DEVICE_KEY));
    await eventually(() => expect(last(late)).toEqual({ preparing: [], ready: [number] }));
    await shop.command(order.id, 'completed');
    await eventually(() => expect(last(reader)).toEqual({ preparing: [], ready: [] }));

    for (const { event, data } of reader.events) {
      expect(event).toBe('numbers');
      expect(Object.keys(data).toSorted()).toEqual(['preparing', 'ready']);
      expect([...data.preparing, ...data.ready].every((one: unknown) => one === number)).toBe(true);
    }
    expect(last(other)).toEqual({ preparing: [], ready: [] });
    await Promise.all([reader, other, late].map((one) => one.close()));
  });

  it.each([
    ['counter', 200],
    ['kitchen', 200],
    ['terminal', 403],
    ['kiosk', 403],
  ])('R224 a device of type %s gets %i', async (type, expected) => {
    expect(await status(byKey(await addDevice(type)))).toBe(expected);
  });

  it('are for staff of the branch, of exactly one', async () => {
    const employee = await shop.login(EMPLOYEE);
    expect(await status({})).toBe(401);
    expect(await status({ cookie: employee.cookie })).toBe(200);
    expect(await status({ cookie: employee.cookie }, '?branch=2')).toBe(404);
    expect(await status({ cookie: admin.cookie })).toBe(422);
    expect(await status({ cookie: admin.cookie }, '?branch=2')).toBe(200);
  });

  it('end with the key of their device', async () => {
    const made = await shop.post('/api/devices', { name: 'Alt', branch: 1 }, { session: admin });
    const { id, key } = made.body.data;
    const reader = readSse(shop.url + STREAM, byKey(key));
    expect(await reader.opened).toBe(200);
    await shop.post(`/api/devices/${id}/renew-key`, undefined, { session: admin });
    await reader.ended;
    expect(await status(byKey(key))).toBe(401);
  });
});

describe('a TV', () => {
  it('shows the numbers of its branch, without a word about whose they are', async () => {
    const created = async (path: string, body: object) =>
      (await shop.post(path, body, { session: admin })).body.data;
    const segment = await created('/api/digital-signage-segments', { name: 'Nummern', type: 'pickup' });
    const stream = await created('/api/digital-signage-streams', {
      name: 'Abholung',
      segments: [{ segment: { id: segment.id }, seconds: 60, schedule: [] }],
    });
    const screens = [1, 2].map((branch) =>
      created('/api/digital-signage-devices', { name: 'Gastraum', branch, stream: stream.id }),
    );
    const [own, other] = await Promise.all(screens);
    const order = await shop.placed();
    await shop.command(order.id, 'confirm');
    const number = String((await shop.board(order.id)).ticketNumber);
    const shown = async (key: string) => (await shop.get(`/api/signage/${key}`)).body.data.entries[0];
    expect(await shown(own.key)).toEqual({
      type: 'pickup',
      preparing: [number],
      ready: [],
      seconds: 60,
      schedule: [],
      backgroundColor: '#000000',
      textColor: '#ffffff',
    });
    expect(await shown(other.key)).toMatchObject({ preparing: [], ready: [] });
  });
});
