import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tellOutages } from '#use-cases/devices/tell-outages.ts';
import { GUEST, type MailShop, startMailShop } from '../support/mail-shop.ts';
import type { OrderServer } from '../support/order-server.ts';
import { NOON, ordered, type PlacedOrder } from '../support/order-shop.ts';
import { DEVICE_KEY } from '../support/template.ts';

const TOMORROW = '2026-11-25T12:00:00+01:00';
const LATER = '2026-11-25T13:00:00+01:00';
const MINUTE = 60_000;

let place: MailShop;
let shop: OrderServer;
beforeAll(async () => {
  place = await startMailShop();
  shop = place.shop;
});
afterAll(() => place?.stop());
beforeEach(() => place.reset());

const arrived = (minutes?: number) => place.arrived(minutes);
const command = (id: number, name: string, body?: unknown) => place.command(id, name, body);

const answer = async ({ uid, hash }: PlacedOrder, call: string, body: unknown = {}) => {
  const { status } = await shop.post(`/api/orders/public/${uid}/${hash}/${call}`, body);
  expect([call, status]).toEqual([call, 200]);
};
const RATING = { rating: 5, foodRating: 5, serviceRating: 5, processRating: 5, comment: '' };

const NEW = ['gast: Bestellung eingegangen', 'markt: Neue Bestellung'];
const DELIVERY = {
  isDelivery: true,
  deliveryArea: 'Dornbirn',
  items: [ordered({ amount: 3 })],
  floor: '3',
  door: '14',
};

describe('which mails go out at what', () => {
  it.each<[string, Record<string, unknown>, (order: PlacedOrder) => Promise<unknown>, string[]]>([
    ['a new order', {}, async () => {}, []],
    ['a confirmation', {}, ({ id }) => command(id, 'confirm'), ['gast: Bestellung bestätigt']],
    [
      'a rejection',
      {},
      async ({ id }) => {
        await arrived();
        await command(id, 'reject', { rejectionMessage: 'Der Ofen ist kaputt.' });
      },
      ['gast: Bestellung nicht angenommen'],
    ],
    [
      'a cancellation by the branch',
      {},
      async ({ id }) => {
        await command(id, 'confirm');
        await arrived();
        await command(id, 'cancel', { reason: 'Kein Strom.' });
      },
      ['gast: Bestellung bestätigt', 'gast: Bestellung storniert'],
    ],
    [
      'a cancellation by the guest',
      {},
      async (order) => {
        await arrived();
        await answer(order, 'cancel');
      },
      ['gast: Bestellung storniert', 'markt: Bestellung vom Gast storniert'],
    ],
    [
      'a proposal',
      {},
      ({ id }) => command(id, 'confirm', { counterAppointment: LATER }),
      ['gast: Neuer Terminvorschlag für Ihre Bestellung'],
    ],
    [
      'an accepted proposal',
      {},
      async (order) => {
        await command(order.id, 'confirm', { counterAppointment: LATER });
        await arrived();
        await answer(order, 'confirm-counter-appointment');
      },
      [
        'gast: Bestellung bestätigt',
        'gast: Neuer Terminvorschlag für Ihre Bestellung',
        'markt: Vorschlag angenommen',
      ],
    ],
    [
      'a declined proposal',
      {},
      async (order) => {
        await command(order.id, 'confirm', { counterAppointment: LATER });
        await arrived();
        await answer(order, 'reject-counter-appointment');
      },
      [
        'gast: Bestellung storniert',
        'gast: Neuer Terminvorschlag für Ihre Bestellung',
        'markt: Vorschlag abgelehnt',
      ],
    ],
    [
      'ready, handed over',
      {},
      async ({ id }) => {
        await command(id, 'confirm');
        await command(id, 'in-delivery');
        await arrived();
        await command(id, 'completed');
      },
      [
        'gast: Bestellung bestätigt',
        'gast: Ihre Bestellung ist abholbereit',
        'gast: Wie war Ihre Bestellung?',
      ],
    ],
    [
      'a delivery on its way',
      DELIVERY,
      async ({ id }) => {
        await command(id, 'confirm');
        await command(id, 'in-delivery');
      },
      ['gast: Bestellung bestätigt', 'gast: Ihre Bestellung ist unterwegs'],
    ],
  ])('%s', async (_name, overrides, happen, mails) => {
    const order = await shop.placed({ email: GUEST, ...overrides });
    await happen(order);
    expect(await arrived()).toEqual([...NEW, ...mails].sort());
    // Nothing goes out twice, however often somebody looks.
    expect(await arrived(10)).toEqual([...NEW, ...mails].sort());
  });

  it('R281 R282 nothing whose reason is gone when the mail server is back', async () => {
    place.smtp.setMood('forgetful');
    const [proposed, ready, rated] = [
      await shop.placed({ email: GUEST }),
      await shop.placed({ email: GUEST }),
      await shop.placed({ email: GUEST }),
    ];
    await command(proposed.id, 'confirm', { counterAppointment: TOMORROW });
    await command(proposed.id, 'confirm', { counterAppointment: LATER });
    await answer(proposed, 'cancel');
    await command(ready.id, 'confirm');
    await command(ready.id, 'in-delivery');
    await shop.post(`/api/orders/${ready.id}/status/take-back`, {}, { key: DEVICE_KEY });
    await command(ready.id, 'cancel');
    await command(rated.id, 'confirm');
    await command(rated.id, 'completed');
    await answer(rated, 'questionnaire', RATING);
    await place.failed();
    place.smtp.setMood('well');
    expect(await arrived(60)).toEqual([
      'gast: Bestellung eingegangen',
      'gast: Bestellung storniert',
      'gast: Bestellung storniert',
      'markt: Bestellung vom Gast storniert',
      'markt: Neue Bestellung',
    ]);
  });

  it('R283 an outage of all devices, once', async () => {
    await shop.sql(`UPDATE "Device" SET "lastSeenAt" = $1 WHERE "branchId" = 1`, [NOON]);
    const look = async (at: number) => {
      place.setMinute(at);
      await Promise.all([tellOutages(shop.deps), tellOutages(shop.deps)]);
      return arrived(0);
    };
    expect(await look(4)).toEqual([]);
    expect(await look(6)).toEqual(['markt: Kein Gerät erreichbar']);
    expect(await look(30)).toEqual(['markt: Kein Gerät erreichbar']);
    expect(place.smtp.mails[0]?.text).toContain('Kassen-PC: zuletzt Dienstag, 24.11.2026, 12:00\u00a0Uhr');
    // It was there again, and fell silent again.
    await shop.sql(`UPDATE "Device" SET "lastSeenAt" = $1 WHERE "branchId" = 1`, [
      new Date(NOON.getTime() + 40 * MINUTE),
    ]);
    expect(await look(42)).toHaveLength(1);
    expect(await look(46)).toHaveLength(2);
  });
});
