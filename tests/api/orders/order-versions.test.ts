import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import type { PlacedOrder } from '../support/order-shop.ts';
import { DEVICE_KEY, EMPLOYEE } from '../support/template.ts';

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(async () => {
  await shop?.stop();
});

const PROPOSAL = '2026-11-25T18:30:00.000Z';

/** A command of the counter that was given while it was offline. */
const late = ({ id }: PlacedOrder, command: string, body: object, key = randomUUID()) =>
  shop.post(`/api/orders/${id}/status/${command}`, body, {
    key: DEVICE_KEY,
    headers: { 'idempotency-key': key },
  });

describe('R272 a command names the version that its sender saw', () => {
  it('is a conflict with the present order once somebody decided otherwise', async () => {
    const order = await shop.placed();
    const session = await shop.login(EMPLOYEE);
    const asked = { counterAppointment: PROPOSAL };
    await shop.call('POST', `/api/orders/${order.id}/status/confirm`, { session, body: asked });
    const { status, body } = await late(order, 'reject', { version: 1 });
    expect([status, body.errors[0].code]).toEqual([409, 'order-overtaken']);
    expect(body.errors[0].message).toMatch(/^Über die Bestellung wurde inzwischen anders entschieden/);
    expect(body.data).toEqual(await shop.board(order.id));
    expect(body.data.history.at(-1)).toMatchObject({ event: 'counter-appointment', actor: 'Anna Abend' });
    // Whoever has read that decides anew.
    expect((await late(order, 'reject', { version: body.data.version })).status).toBe(200);
  });

  it('is a conflict with the present order when its state forbids it', async () => {
    const order = await shop.placed();
    await shop.command(order.id, 'confirm');
    const rejected = await late(order, 'reject', { version: 1 });
    expect([rejected.status, rejected.body.errors[0].code]).toEqual([409, 'order-state-conflict']);
    expect(rejected.body.data).toEqual(await shop.board(order.id));
    await shop.command(order.id, 'completed');
    const canceled = await late(order, 'cancel', { version: 2 });
    expect([canceled.status, canceled.body.errors[0].code]).toEqual([409, 'order-cancel-conflict']);
    expect(canceled.body.data).toMatchObject({ state: 'completed', version: 3 });
  });

  it('does not recall what is on its way by now, unless a person has seen that', async () => {
    const order = await shop.placed();
    await shop.command(order.id, 'confirm');
    await shop.command(order.id, 'in-delivery');
    const { status, body } = await late(order, 'cancel', { version: 2 });
    expect([status, body.errors[0].code]).toEqual([409, 'order-overtaken']);
    expect((await shop.board(order.id)).state).toBe('inDelivery');
    // Without a version it means the present one, as ever.
    expect((await late(order, 'cancel', {})).status).toBe(200);
  });

  it('succeeds where it wants what already holds, continues what was decided, or only corrections came between', async () => {
    const order = await shop.placed();
    await shop.command(order.id, 'confirm');
    const again = await late(order, 'confirm', { version: 1 });
    expect([again.status, again.body.data.version]).toEqual([200, 2]);
    expect((await late(order, 'in-delivery', { version: 1 })).body.data.state).toBe('inDelivery');
    const edit = { body: { internalNote: 'Fenster' }, key: DEVICE_KEY };
    expect((await shop.call('PUT', `/api/orders/${order.id}`, edit)).status).toBe(200);
    const done = await late(order, 'completed', { version: 3 });
    expect([done.status, done.body.data.state]).toEqual([200, 'completed']);
  });

  it('is refused with a version that no order has', async () => {
    const order = await shop.placed();
    for (const version of [0, -1, 1.5, 'drei'])
      expect((await late(order, 'confirm', { version })).status, String(version)).toBe(422);
    expect((await shop.board(order.id)).state).toBe('awaiting');
  });
});

describe('R272 a repeated key answers as the first time', () => {
  it('also once the order has moved on, and takes effect once', async () => {
    const order = await shop.placed();
    const key = randomUUID();
    expect((await late(order, 'confirm', { version: 1 }, key)).body.data.state).toBe('confirmed');
    await shop.command(order.id, 'cancel');
    const again = await late(order, 'confirm', { version: 1 }, key);
    expect([again.status, again.body.data.state]).toEqual([200, 'canceled']);
    expect((await shop.board(order.id)).history.filter(({ event }) => event === 'confirmed')).toHaveLength(1);
  });

  it('also when the first time changed nothing', async () => {
    const order = await shop.placed();
    await shop.command(order.id, 'confirm');
    const key = randomUUID();
    expect((await late(order, 'confirm', { version: 1 }, key)).status).toBe(200);
    await shop.command(order.id, 'cancel');
    expect((await late(order, 'confirm', { version: 1 }, key)).status).toBe(200);
    expect((await late(order, 'cancel', { version: 1, reason: 'Irrtum' }, key)).body.errors[0].code).toBe(
      'idempotency-conflict',
    );
  });

  it('whatever version comes with it', async () => {
    const order = await shop.placed();
    const key = randomUUID();
    expect((await late(order, 'confirm', { version: 1 }, key)).status).toBe(200);
    expect((await late(order, 'confirm', { version: 2 }, key)).body.data.version).toBe(2);
  });
});
