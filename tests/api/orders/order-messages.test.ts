import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SmsMood, SmsPeer } from '#tests/peers/sms-gateway.ts';
import type { SmtpPeer } from '#tests/peers/smtp-server.ts';
import type { OrderServer } from '../support/order-server.ts';
import { NOON, ordered } from '../support/order-shop.ts';
import { type SmsShop, startSmsShop } from '../support/sms-shop.ts';
import { DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const UNTOLD = { phone: '' }; // A guest without a number: nobody but the branch gets an SMS.

let messages: SmsShop;
let gateway: SmsPeer;
let smtp: SmtpPeer;
let shop: OrderServer;
beforeAll(async () => {
  messages = await startSmsShop();
  ({ shop, gateway, smtp } = messages);
});
afterAll(() => messages?.stop());

const post = (id: number, call: string, headers = {}) =>
  shop.post(`/api/orders/${id}/${call}`, {}, { key: DEVICE_KEY, headers });
const rows = (id: number, kind: string) =>
  shop.sql(
    `SELECT "state"::text AS "state", "attempts", "lastError" FROM "Outbox"
     WHERE "kind" = $2 AND ("payload"->>'order')::int = $1 ORDER BY "id"`,
    [id, kind],
  );
/** Advances the clock, and notifies the worker so that it need not poll. */
const wait = async (ms: number) => {
  shop.setNow(new Date(NOON.getTime() + ms));
  await shop.sql(`SELECT pg_notify('outbox', '')`);
};

describe('the SMS about a new order', () => {
  beforeEach(() => {
    gateway.messages.length = 0;
  });
  afterEach(() => {
    gateway.setMood('well');
    shop.setNow(NOON);
  });

  it('goes to the branch, and once more when staff ask for it', async () => {
    const order = await shop.placed(UNTOLD);
    await eventually(() => expect(gateway.messages).toHaveLength(1));
    expect(gateway.messages[0]).toMatchObject({
      from: 'Theke',
      to: '+436765572123',
      text: `Neue Bestellung Nr. ${order.ticketNumber}, Abholung, so bald wie möglich, 9,80 € (Theke)`,
      token: 'Bearer geheim',
    });
    await shop.command(order.id, 'confirm');
    const { status, body } = await post(order.id, 'resend-new-order-sms');
    expect([status, body.data.history.at(-1).event]).toEqual([200, 'sms-resent']);
    await eventually(() => expect(gateway.messages).toHaveLength(2));
    expect(gateway.messages[1]?.id).not.toBe(gateway.messages[0]?.id);
  });

  it.each<SmsMood>(['broken', 'busy', 'broke'])(
    'F12 %s: the order stands, the SMS comes later',
    async (mood) => {
      gateway.setMood(mood);
      const order = await shop.placed();
      await eventually(async () =>
        expect(await rows(order.id, 'sms')).toMatchObject([{ state: 'waiting', attempts: 1 }]),
      );
      gateway.setMood('well');
      await wait(60_000);
      await eventually(() => expect(gateway.messages).toHaveLength(1));
      await eventually(async () => expect(await rows(order.id, 'sms')).toMatchObject([{ state: 'done' }]));
    },
  );

  it('F12 refusing: given up at once, and visibly', async () => {
    gateway.setMood('refusing');
    const order = await shop.placed();
    await eventually(async () =>
      expect(await rows(order.id, 'sms')).toMatchObject([{ state: 'dead', lastError: 'sms not sent: 400' }]),
    );
  });

  it('F12 broken for long: no SMS about an order that has been answered since', async () => {
    gateway.setMood('broken');
    const order = await shop.placed(UNTOLD);
    await eventually(async () =>
      expect(await rows(order.id, 'sms')).toMatchObject([{ state: 'waiting', attempts: 1 }]),
    );
    await shop.command(order.id, 'confirm');
    gateway.setMood('well');
    await wait(60_000);
    await eventually(async () => expect(await rows(order.id, 'sms')).toMatchObject([{ state: 'done' }]));
    expect(gateway.messages).toEqual([]);
  });

  it('F12 silent: neither orders nor mails nor prints wait for it', async () => {
    gateway.setMood('silent');
    const started = performance.now();
    const order = await shop.placed({ ...UNTOLD, email: 'still@example.at' });
    await eventually(async () => expect(await rows(order.id, 'sms')).toMatchObject([{ state: 'running' }]));
    await shop.command(order.id, 'confirm');
    await eventually(async () => expect(await rows(order.id, 'print')).toMatchObject([{ state: 'done' }]));
    expect(await rows(order.id, 'sms')).toMatchObject([{ state: 'running' }]);
    expect(performance.now() - started).toBeLessThan(7_500);
  });

  it('is refused with a reason where it is impossible', async () => {
    const order = await shop.placed();
    const refused = async () => {
      const { status, body } = await post(order.id, 'resend-new-order-sms');
      return [status, body.errors[0].message];
    };
    await shop.sql(`UPDATE "Branch" SET "phone" = '' WHERE "id" = 1`);
    expect(await refused()).toEqual([409, 'Für diese Filiale ist keine gültige Telefonnummer hinterlegt.']);
    await shop.sql(`UPDATE "Branch" SET "phone" = '+436765572123' WHERE "id" = 1`);
    const { sms } = shop.deps;
    shop.deps.sms = null;
    expect(await refused()).toEqual([409, 'Es ist kein SMS-Dienst eingerichtet.']);
    shop.deps.sms = sms;
    const { data } = (await shop.sql('SELECT "data" FROM "Config"'))[0] as { data: object };
    await shop.sql('UPDATE "Config" SET "data" = $1', [JSON.stringify({ ...data, enablePluginSMS: false })]);
    expect(await refused()).toEqual([409, 'SMS sind in der Konfiguration nicht eingeschaltet.']);
    const quiet = await shop.placed();
    expect(await rows(quiet.id, 'sms')).toEqual([]);
    await shop.sql('UPDATE "Config" SET "data" = $1', [JSON.stringify(data)]);
  });
});

describe('the mail to the branch', () => {
  const FLAT = {
    isDelivery: true,
    deliveryArea: 'Dornbirn',
    items: [ordered({ amount: 3 })],
    stairway: '2',
    floor: '3',
    door: '14',
  };
  const toBranch = async (ticketNumber: number) => {
    const subject = `Neue Bestellung – Nr. ${ticketNumber} –`;
    await eventually(
      () => expect(smtp.mails.filter((mail) => mail.subject?.startsWith(subject))).toHaveLength(1),
      15_000,
    );
    return smtp.mails.find((mail) => mail.subject?.startsWith(subject))?.text;
  };

  it('gives the door in a house with forty', async () => {
    const deliveryNote = ' Klingel ohne Namen ';
    const order = await shop.placed({ ...FLAT, isCompany: true, companyName: 'Hofer GmbH', deliveryNote });
    expect(await toBranch(order.ticketNumber ?? 0)).toContain(
      'Hofer GmbH\nAnna Hofer\nHauptstraße 5\nStiege 2, Stock 3, Tür 14\n6850 Dornbirn\n' +
        'Hinweis für die Zustellung: Klingel ohne Namen\n+436641234567',
    );
  });

  it('gives both addresses in full where the delivery goes elsewhere', async () => {
    const order = await shop.placed({
      ...FLAT,
      isDeliveryAddressDifferent: true,
      isDeliveryCompany: true,
      deliveryCompanyName: 'Weber KG',
      deliveryFirstName: 'Eva',
      deliveryLastName: 'Weber',
      deliveryStreet: 'Austraße 101',
      deliveryStairway: 'B',
      deliveryFloor: '7',
      deliveryDoor: '40',
      deliveryZipCode: '9490',
      deliveryCity: 'Vaduz',
      deliveryCountry: 'LI',
    });
    expect(await toBranch(order.ticketNumber ?? 0)).toContain(
      [
        'Anna Hofer',
        'Hauptstraße 5',
        'Stiege 2, Stock 3, Tür 14',
        '6850 Dornbirn',
        'Lieferung an:',
        'Weber KG',
        'Eva Weber',
        'Austraße 101',
        'Stiege B, Stock 7, Tür 40',
        '9490 Vaduz',
        'Liechtenstein',
        '+436641234567',
      ].join('\n'),
    );
  });
});

describe('POST /api/orders/{id}/resend-new-order-email', () => {
  const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to?.[0]?.address === address);

  it('mails customer and branch again, even if the first mails were given up', async () => {
    smtp.setMood('refusing');
    const order = await shop.placed({ email: 'nochmals@example.at' });
    const dead = { state: 'dead', lastError: 'mail not sent: EENVELOPE 550' };
    await eventually(async () => expect(await rows(order.id, 'mail')).toMatchObject([dead, dead]), 15_000);
    smtp.setMood('well');
    const before = mailsTo('markt@example.at').length;
    const { status, body } = await post(order.id, 'resend-new-order-email');
    expect([status, body.data.id, body.data.history.at(-1).event]).toEqual([200, order.id, 'mail-resent']);
    await eventually(() => expect(mailsTo('nochmals@example.at')).toHaveLength(1), 15_000);
    await eventually(() => expect(mailsTo('markt@example.at')).toHaveLength(before + 1), 15_000);
    expect(mailsTo('nochmals@example.at')[0]?.subject).toContain('Bestellung eingegangen');
    const branchMail = mailsTo('markt@example.at').at(-1);
    expect(branchMail?.subject).toContain(`Neue Bestellung – Nr. ${order.ticketNumber}`);
    expect(branchMail?.text).toContain('+436641234567');
  });

  it('takes effect once per idempotency key', async () => {
    const order = await shop.placed({ email: 'einmal@example.at' });
    const headers = { 'idempotency-key': '0b8f6f0e-1d5a-4c59-9a51-0c8a2b6f4e11' };
    await Promise.all([1, 2, 3].map(() => post(order.id, 'resend-new-order-email', headers)));
    expect(await rows(order.id, 'mail')).toHaveLength(4);
  });

  it('is refused where nobody has an address', async () => {
    await shop.sql(`UPDATE "Branch" SET "email" = '' WHERE "id" = 1`);
    const order = await shop.placed({ email: '' });
    const { status, body } = await post(order.id, 'resend-new-order-email');
    await shop.sql(`UPDATE "Branch" SET "email" = 'markt@example.at' WHERE "id" = 1`);
    expect([status, body.errors[0].code]).toEqual([409, 'mail-address-missing']);
  });
});
