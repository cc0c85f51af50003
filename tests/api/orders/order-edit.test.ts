import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { ordered } from '../support/order-shop.ts';
import {
  ADMIN,
  DEVICE_KEY,
  EMPLOYEE,
  MANAGER,
  OTHER_DEVICE_KEY,
  OTHER_EMPLOYEE,
} from '../support/template.ts';

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(async () => {
  await shop?.stop();
});

const put = (id: number, body: object, key = DEVICE_KEY, headers = {}) =>
  shop.call('PUT', `/api/orders/${id}`, { body, key, headers });
const faults = (body: { errors: { field?: string; code: string }[] }) =>
  body.errors.map(({ field, code }) => `${field} ${code}`);

describe('PUT /api/orders/{id}', () => {
  it('corrects contact, comment, note and time, and keeps who changed what', async () => {
    const order = await shop.placed();
    const session = await shop.login(EMPLOYEE);
    const { status, body } = await shop.call('PUT', `/api/orders/${order.id}`, {
      session,
      body: {
        id: order.id,
        phone: '+43 664 7654321',
        comment: ' Bitte läuten\u001b ',
        internalNote: 'Stammgast',
        appointment: '2026-11-24T18:00:00+01:00',
      },
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data).toMatchObject({
      phone: '+436647654321',
      comment: 'Bitte läuten',
      internalNote: 'Stammgast',
      appointment: '2026-11-24T17:00:00.000Z',
      appointmentDate: null,
      version: 2,
      state: 'awaiting',
    });
    expect(body.data.history.at(-1)).toMatchObject({
      event: 'edited',
      actor: 'Anna Abend',
      userId: expect.any(Number),
    });
    expect(body.data.history.at(-1).note).toMatch(/Telefon.*Termin/);
  });

  it('accepts what it returned, and then changes nothing', async () => {
    const order = await shop.placed({ isDelivery: true, deliveryArea: 'Lustenau' });
    const before = await shop.board(order.id);
    expect((await put(order.id, before)).body.data).toEqual(before);
    const { body } = await put(order.id, {
      ...before,
      internalNote: 'Neu',
      state: 'completed',
      totalGross: 0,
    });
    expect(body.data).toMatchObject({
      internalNote: 'Neu',
      state: 'awaiting',
      totalGross: before.totalGross,
    });
  });

  it('applies the rules of the checkout', async () => {
    const order = await shop.placed();
    const wrong = { phone: '123', email: 'x', lastName: '', firstName: 'A'.repeat(201), appointment: 'bald' };
    expect(faults((await put(order.id, wrong)).body).sort()).toEqual([
      'appointment appointment-invalid',
      'email email-invalid',
      'firstName too-long',
      'lastName required',
      'phone phone-invalid',
    ]);
    expect(faults((await put(order.id, { appointment: '2026-11-24T09:00:00Z' })).body)).toEqual([
      'appointment appointment-past',
    ]);
    expect(faults((await put(order.id, { surprise: 1 })).body)).toEqual(['surprise unknown-field']);
    expect((await shop.board(order.id)).version).toBe(1);
  });

  it('moves a table within the branch, and a delivery to another address', async () => {
    const dineIn = await shop.placed({ branch: 2, isDineIn: true, table: 2 });
    const there = (body: object) => put(dineIn.id, body, OTHER_DEVICE_KEY);
    expect((await there({ table: '7' })).body.data.tableIdentifier).toBe('7');
    expect(faults((await there({ table: 1 })).body)).toEqual(['table table-unknown']);
    expect(faults((await there({ tableIdentifier: '99' })).body)).toEqual(['tableIdentifier table-unknown']);
    expect((await there({ table: null })).body.data.tableIdentifier).toBeNull();
    const delivery = await shop.placed({ isDelivery: true, deliveryArea: 'Lustenau' });
    const address = {
      isCompany: false,
      companyName: '',
      firstName: 'Otto',
      lastName: 'Oma',
      street: 'Hintergasse 1',
      floor: '',
      stairway: '',
      door: '',
      zipCode: '6890',
      city: 'Lustenau',
      country: 'AT',
    };
    const { body } = await put(delivery.id, { deliveryAddress: address });
    expect(body.data).toMatchObject({ isDeliveryAddressDifferent: true, deliveryAddress: address });
    const again = await put(delivery.id, { deliveryAddress: address });
    expect(again.body.data.version).toBe(body.data.version);
    expect(faults((await put(delivery.id, { deliveryAddress: { ...address, street: '' } })).body)).toEqual([
      'deliveryAddress.street required',
    ]);
  });

  it('reads an address that was stored before all of its fields existed', async () => {
    const elsewhere = {
      isDeliveryAddressDifferent: true,
      deliveryFirstName: 'Otto',
      deliveryLastName: 'Oma',
    };
    const place = { deliveryStreet: 'Hintergasse 1', deliveryZipCode: '6890', deliveryCity: 'Lustenau' };
    const order = await shop.placed({
      isDelivery: true,
      deliveryArea: 'Lustenau',
      ...elsewhere,
      ...place,
      deliveryDoor: '14',
    });
    const { deliveryAddress } = await shop.board(order.id);
    expect(deliveryAddress).toMatchObject({ lastName: 'Oma', door: '14' });
    await shop.sql(
      `UPDATE "Order" SET "deliveryAddress" = "deliveryAddress" - 'door' WHERE "id" = ${order.id}`,
    );
    expect((await shop.board(order.id)).deliveryAddress).toEqual({ ...deliveryAddress, door: '' });
  });

  it('R68 corrects the note for the driver, of a delivery only', async () => {
    const delivery = await shop.placed({
      isDelivery: true,
      deliveryArea: 'Lustenau',
      deliveryNote: 'Hintereingang',
    });
    expect((await shop.board(delivery.id)).deliveryNote).toBe('Hintereingang');
    const { body } = await put(delivery.id, { deliveryNote: ' Seiteneingang ' });
    expect(body.data).toMatchObject({ deliveryNote: 'Seiteneingang', version: 2 });
    expect(body.data.history.at(-1).note).toBe('Hinweis für die Zustellung');
    expect(faults((await put(delivery.id, { deliveryNote: 'x'.repeat(256) })).body)).toEqual([
      'deliveryNote too-long',
    ]);
    const takeaway = await shop.placed({ deliveryNote: 'Hintereingang' });
    expect((await shop.board(takeaway.id)).deliveryNote).toBe('');
    expect((await put(takeaway.id, { deliveryNote: 'Seiteneingang' })).body.data).toMatchObject({
      deliveryNote: '',
      version: 1,
    });
  });

  it('changes nothing but the internal note of an order that is over', async () => {
    const order = await shop.placed();
    await shop.command(order.id, 'reject');
    const before = await shop.board(order.id);
    const { status, body } = await put(order.id, {
      internalNote: 'Ofen kaputt',
      phone: 'egal',
      comment: 'x',
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...before,
      internalNote: 'Ofen kaputt',
      version: before.version + 1,
      history: [...before.history, expect.objectContaining({ event: 'edited' })],
    });
  });

  it('refuses a stale version, and repeats an answer for its idempotency key', async () => {
    const order = await shop.placed();
    expect((await put(order.id, { version: 1, internalNote: 'Eins' })).status).toBe(200);
    const late = await put(order.id, { version: 1, internalNote: 'Zwei' });
    expect([late.status, late.body.errors[0].code]).toEqual([409, 'version-conflict']);
    const headers = { 'idempotency-key': randomUUID() };
    expect((await put(order.id, { internalNote: 'Drei' }, DEVICE_KEY, headers)).body.data.version).toBe(3);
    expect((await put(order.id, { internalNote: 'Drei' }, DEVICE_KEY, headers)).body.data.version).toBe(3);
    expect((await put(order.id, { internalNote: 'Vier' }, DEVICE_KEY, headers)).status).toBe(409);
  });

  it('A22 keeps an order’s branch and id', async () => {
    const [order, other] = [await shop.placed(), await shop.placed()];
    expect(faults((await put(order.id, { id: other.id, comment: 'x' })).body)).toEqual(['id invalid']);
    expect(faults((await put(order.id, { branch: 2 })).body)).toEqual(['branch invalid']);
    const session = await shop.login(ADMIN);
    const asAdmin = await shop.call('PUT', `/api/orders/${order.id}`, { session, body: { branch: 2 } });
    expect(asAdmin.status).toBe(422);
    expect((await shop.board(order.id)).branch).toBe(1);
  });
});

describe('DELETE /api/orders/{id}', () => {
  it('is refused for everybody', async () => {
    const order = await shop.placed();
    const session = await shop.login(ADMIN);
    const { status, body } = await shop.call('DELETE', `/api/orders/${order.id}`, { session });
    expect([status, body.errors[0].message]).toEqual([409, 'Bestellungen können nicht gelöscht werden']);
    expect((await shop.call('DELETE', '/api/orders/999999', { session })).status).toBe(404);
    const employee = await shop.login(EMPLOYEE);
    expect((await shop.call('DELETE', `/api/orders/${order.id}`, { session: employee })).status).toBe(403);
    const elsewhere = await shop.placed({ branch: 2, isDineIn: true, table: 2 });
    const manager = await shop.login(MANAGER);
    expect((await shop.call('DELETE', `/api/orders/${elsewhere.id}`, { session: manager })).status).toBe(404);
  });
});

describe('A21 an order of another branch', () => {
  const calls: [string, string, object?][] = [
    ['GET', ''],
    ['PUT', '', { internalNote: 'fremd' }],
    ['PUT', '/items/0', { amount: 9 }],
    ['POST', '/status/confirm', {}],
    ['POST', '/status/confirm', { counterAppointment: '2026-11-25T18:30:00.000Z' }],
    ['POST', '/status/reject', {}],
    ['POST', '/status/cancel', {}],
    ['POST', '/status/in-delivery', {}],
    ['POST', '/status/completed', {}],
    ['POST', '/print', {}],
    ['GET', '/print-jobs'],
    ['POST', '/update-payment-status', {}],
    ['POST', '/resend-new-order-email', {}],
    ['POST', '/resend-new-order-sms', {}],
  ];

  it('does not exist, for people and devices, and stays as it is', async () => {
    const order = await shop.placed({ items: [ordered(), ordered()] });
    const before = await shop.board(order.id);
    const callers = [{ key: OTHER_DEVICE_KEY }, { session: await shop.login(OTHER_EMPLOYEE) }];
    for (const caller of callers) {
      for (const [method, path, body] of calls) {
        const answer = await shop.call(method, `/api/orders/${order.id}${path}`, { ...caller, body });
        expect(answer.status, `${method} ${path}`).toBe(404);
      }
      const lists = await Promise.all(
        ['current?branch=1', 'missed?branch=1'].map((list) => shop.get(`/api/orders/${list}`, caller)),
      );
      for (const { body } of lists) expect(body.total).toBe(0);
      expect((await shop.get('/api/orders?branch=1', caller)).body.total).toBe(0);
    }
    expect(await shop.board(order.id)).toEqual(before);
  });
});
