import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  decide,
  isTerminal,
  ORDER_STATES,
  type OrderCommandType,
  type OrderState,
} from '#domain/order/order-state.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON, type PlacedOrder } from '../support/order-shop.ts';
import { DEVICE_KEY, OTHER_DEVICE_KEY } from '../support/template.ts';

const PROPOSAL = '2026-11-25T18:30:00.000Z';

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(async () => {
  await shop?.stop();
});

/** How an order gets into each state through the API; failed only ever comes from a provider. */
const WAYS: Record<Exclude<OrderState, 'failed'>, readonly string[]> = {
  awaiting: [],
  confirmed: ['confirm'],
  inDelivery: ['confirm', 'in-delivery'],
  completed: ['confirm', 'completed'],
  rejected: ['reject'],
  canceled: ['confirm', 'cancel'],
};

const COMMANDS: Record<string, OrderCommandType> = {
  confirm: 'confirm',
  propose: 'propose',
  reject: 'reject',
  cancel: 'cancel',
  'in-delivery': 'in-delivery',
  completed: 'complete',
  'accept-proposal': 'accept-proposal',
  'decline-proposal': 'decline-proposal',
};

async function orderIn(state: OrderState): Promise<PlacedOrder> {
  const order = await shop.placed();
  if (state === 'failed') {
    await shop.sql(`UPDATE "Order" SET "state" = 'failed', "paymentMethod" = 'mollie' WHERE "id" = $1`, [
      order.id,
    ]);
  } else {
    for (const command of WAYS[state]) expect((await shop.command(order.id, command)).status).toBe(200);
  }
  return order;
}

function send(order: PlacedOrder, command: string) {
  if (command === 'propose') return shop.command(order.id, 'confirm', { counterAppointment: PROPOSAL });
  const address = `/api/orders/public/${order.uid}/${order.hash}`;
  if (command === 'accept-proposal') return shop.post(`${address}/confirm-counter-appointment`, {});
  if (command === 'decline-proposal') return shop.post(`${address}/reject-counter-appointment`, {});
  return shop.command(order.id, command);
}

describe('A29 every correction in every state', () => {
  it.each(ORDER_STATES)('%s', async (state) => {
    const { id } = await orderIn(state);
    const call = async (method: string, path: string, body: object) =>
      (await shop.call(method, `/api/orders/${id}${path}`, { body, key: DEVICE_KEY })).status;
    expect(await call('PUT', '/items/0', { amount: 3 })).toBe(isTerminal(state) ? 409 : 200);
    expect(await call('PUT', '', { internalNote: 'Notiz', comment: 'Anders' })).toBe(200);
    expect(await call('POST', '/resend-new-order-email', {})).toBe(200);
    expect(await call('POST', '/print', {})).toBe(201);
    const after = await shop.board(id);
    expect(after).toMatchObject({
      state,
      internalNote: 'Notiz',
      comment: isTerminal(state) ? '' : 'Anders',
      items: [{ amount: isTerminal(state) ? 2 : 3 }],
    });
  });
});

describe('A29 every command in every state', () => {
  it.each(ORDER_STATES.flatMap((state) => Object.keys(COMMANDS).map((command) => [state, command] as const)))(
    '%s + %s',
    async (state, command) => {
      const order = await orderIn(state);
      const before = await shop.board(order.id);
      const { status, body } = await send(order, command);
      const after = await shop.board(order.id);
      const type = COMMANDS[command] ?? 'confirm';
      const payment = { isOnline: state === 'failed', isPaid: false, isRefunded: false };
      const decision = decide(
        { state, proposal: null, payment },
        type === 'propose' ? { type, at: new Date(PROPOSAL) } : { type },
      );
      if (decision.kind === 'forbidden') {
        expect(status).toBe(409);
        const refused =
          type === 'cancel'
            ? /^Bestellung konnte nicht storniert werden/
            : /^Bestellstatus konnte nicht geändert werden/;
        expect(body.errors[0].message).toMatch(refused);
      } else expect(status).toBe(200);
      if (decision.kind === 'apply') {
        expect(after.state).toBe(decision.next.state);
        expect(after.history.at(-1)?.event).toBe(decision.rule.event);
        expect(after.version).toBe(before.version + 1);
      } else expect(after).toEqual(before);
    },
  );
});

describe('counter appointments', () => {
  const propose = (id: number, counterAppointment = PROPOSAL) =>
    shop.command(id, 'confirm', { counterAppointment });
  const answer = (order: PlacedOrder, word: 'confirm' | 'reject') =>
    shop.post(`/api/orders/public/${order.uid}/${order.hash}/${word}-counter-appointment`, {});

  it('are accepted once, and again without a change', async () => {
    const order = await shop.placed();
    expect((await propose(order.id)).body.data).toMatchObject({
      state: 'awaiting',
      counterAppointment: PROPOSAL,
    });
    const first = await answer(order, 'confirm');
    expect(first.body.data).toMatchObject({ state: 'confirmed', appointment: PROPOSAL, isConfirmed: true });
    expect((await answer(order, 'confirm')).body).toEqual(first.body);
    expect((await answer(order, 'reject')).status).toBe(409);
  });

  it('are declined once, and again without a change', async () => {
    const order = await shop.placed();
    await propose(order.id);
    const first = await answer(order, 'reject');
    expect(first.body.data).toMatchObject({ state: 'canceled', isCanceled: true });
    expect((await answer(order, 'reject')).body).toEqual(first.body);
    expect((await answer(order, 'confirm')).status).toBe(409);
  });

  it('are replaced by newer ones and withdrawn by a confirmation', async () => {
    const order = await shop.placed({ appointmentDate: '2026-11-25T12:00:00+01:00' });
    await propose(order.id);
    const newer = '2026-11-26T11:00:00.000Z';
    expect((await propose(order.id, newer)).body.data.counterAppointment).toBe(newer);
    const confirmed = (await shop.command(order.id, 'confirm')).body.data;
    expect(confirmed).toMatchObject({ counterAppointment: null, appointment: '2026-11-25T11:00:00.000Z' });
    expect((await answer(order, 'confirm')).status).toBe(409);
  });

  it('must be in the future', async () => {
    const order = await shop.placed();
    for (const wrong of ['2026-11-24T10:00:00Z', 'bald', '2026-02-30T10:00:00Z']) {
      const { status, body } = await propose(order.id, wrong);
      expect([status, body.errors[0].field]).toEqual([422, 'counterAppointment']);
    }
  });
});

describe('concurrent commands', () => {
  it('exactly one of confirm and reject wins', async () => {
    for (let round = 0; round < 10; round++) {
      const order = await shop.placed();
      const answers = await Promise.all([
        shop.command(order.id, 'confirm'),
        shop.command(order.id, 'reject'),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await shop.board(order.id)).history).toHaveLength(2);
    }
  });

  it('ten confirmations count as one', async () => {
    const order = await shop.placed();
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.command(order.id, 'confirm')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await shop.events(order.id)).toEqual(['placed', 'confirmed']);
  });
});

describe('what commands carry', () => {
  it('a rejection its message for the customer, a cancellation its reason for the staff', async () => {
    const rejected = await shop.placed();
    await shop.command(rejected.id, 'reject', { rejectionMessage: ' Der Ofen ist kaputt.\u001b ' });
    const address = `/api/orders/public/${rejected.uid}/${rejected.hash}`;
    expect((await shop.get(address)).body.data.rejectionMessage).toBe('Der Ofen ist kaputt.');
    const canceled = await shop.placed();
    await shop.command(canceled.id, 'confirm');
    await shop.command(canceled.id, 'cancel', { reason: 'Kunde hat angerufen' });
    // History stays true: it had been confirmed.
    expect(await shop.board(canceled.id)).toMatchObject({
      cancelReason: 'Kunde hat angerufen',
      state: 'canceled',
      isConfirmed: true,
      isInDelivery: false,
      isCanceled: true,
    });
    expect(
      (await shop.get(`/api/orders/public/${canceled.uid}/${canceled.hash}`)).body.data,
    ).not.toHaveProperty('cancelReason');
  });

  it('who did it and when', async () => {
    const order = await shop.placed();
    await shop.command(order.id, 'confirm');
    expect((await shop.board(order.id)).history).toEqual([
      { event: 'placed', actor: 'Kunde', userId: null, deviceId: null, note: null, at: NOON.toISOString() },
      {
        event: 'confirmed',
        actor: 'Kassen-PC',
        userId: null,
        deviceId: expect.any(Number),
        note: null,
        at: NOON.toISOString(),
      },
    ]);
  });

  it('an idempotency key: it repeats its answer after the order has moved on, and refuses another body', async () => {
    const order = await shop.placed();
    const headers = { 'idempotency-key': randomUUID() };
    const confirm = (body: object) =>
      shop.post(`/api/orders/${order.id}/status/confirm`, body, { key: DEVICE_KEY, headers });
    expect((await confirm({})).status).toBe(200);
    await shop.command(order.id, 'completed');
    expect((await shop.command(order.id, 'confirm')).status).toBe(409);
    expect((await confirm({})).status).toBe(200);
    expect((await confirm({ counterAppointment: PROPOSAL })).body.errors[0].code).toBe(
      'idempotency-conflict',
    );
  });
});

describe('A22 orders of other branches and forged ids', () => {
  it('another branch’s order does not exist', async () => {
    const order = await shop.placed();
    const key = OTHER_DEVICE_KEY;
    expect((await shop.get(`/api/orders/${order.id}`, { key })).status).toBe(404);
    for (const command of ['confirm', 'reject', 'cancel', 'in-delivery', 'completed']) {
      expect((await shop.post(`/api/orders/${order.id}/status/${command}`, {}, { key })).status).toBe(404);
    }
    expect((await shop.post(`/api/orders/${order.id}/print`, {}, { key })).status).toBe(404);
    expect((await shop.get(`/api/orders/${order.id}/print-jobs`, { key })).status).toBe(404);
    expect((await shop.get('/api/orders/current?branch=1', { key })).body).toEqual({ data: [], total: 0 });
    expect((await shop.board(order.id)).history).toHaveLength(1);
  });

  it('an id in the body that differs from the path is refused', async () => {
    const [order, other] = [await shop.placed(), await shop.placed()];
    expect((await shop.command(order.id, 'confirm', { id: other.id })).status).toBe(422);
    expect((await shop.command(order.id, 'confirm', { state: 'completed' })).status).toBe(422);
    expect((await shop.board(other.id)).state).toBe('awaiting');
  });

  it.each(['1e3', 'NaN', '9007199254740993', '0', '-1', "1;DROP TABLE 'Order'", '1.5'])(
    'an id of %s',
    async (id) => {
      expect([404, 422]).toContain(
        (await shop.get(`/api/orders/${encodeURIComponent(id)}`, { key: DEVICE_KEY })).status,
      );
    },
  );
});
