import { expect, test } from 'vitest';
import type { OrderItem } from '#domain/order/item.ts';
import { PUBLIC_ORDER_WIRE, STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { ct } from '#tests/factories.ts';
import { choice, item, order, part } from '#tests/printers/orders.ts';

const ITEM = item('Semmel', 390, { amount: 2, parts: [part('Belag', { options: [choice('Käse', 85)] })] });
const REVISION = {
  at: '2026-11-21T12:00:00Z',
  actor: 'Anna',
  userId: 7,
  deviceId: null,
  position: 0,
  note: null,
};
const sent = (one: OrderItem) => ({
  ...one,
  unitPrice: 3.9,
  gross: 7.8,
  parts: [{ ...one.parts[0], options: [{ name: 'Käse', modifier: 'add', value: 0.85 }] }],
});

test('all amounts of an order are money for the staff, including those of changed items', () => {
  const revisions = [{ ...REVISION, before: ITEM, after: null, difference: ct(-780) }];
  const inside = order([ITEM], { revisions, version: 3, questionnaireRating: 5 });
  const wire = STAFF_ORDER_WIRE.toWire(inside);
  expect(wire).toEqual({
    ...inside,
    gross: 7.8,
    balance: { paid: 0, refunded: 0, refunding: 0, due: 7.8, surplus: 0 },
    deliveryGross: 0,
    totalNet: 7.09,
    totalGross: 7.8,
    taxes: { '10': 0.71 },
    taxLines: [{ rate: 10, net: 7.09, vat: 0.71 }],
    items: [sent(ITEM)],
    revisions: [{ ...REVISION, before: sent(ITEM), after: null, difference: -7.8 }],
  });
  expect(STAFF_ORDER_WIRE.fromWire(wire)).toEqual(inside);
});

test('amounts that customers do not see stay null', () => {
  const hidden = { gross: null, totalNet: null, totalGross: null, taxes: {}, taxLines: [] };
  const inside = { ...order([ITEM]), ...hidden, items: [{ ...ITEM, unitPrice: null, gross: null }] };
  const wire = PUBLIC_ORDER_WIRE.toWire(inside);
  expect(wire).toMatchObject({ ...hidden, items: [{ unitPrice: null, gross: null, amount: 2 }] });
  expect(PUBLIC_ORDER_WIRE.fromWire(wire)).toEqual(inside);
});
