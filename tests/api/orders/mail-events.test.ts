import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { config } from '#tests/factories.ts';
import { type SmtpPeer, startSmtpServer } from '#tests/peers/smtp-server.ts';
import { tellOutages } from '#use-cases/devices/tell-outages.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON, ordered, orderShop, type PlacedOrder } from '../support/order-shop.ts';
import { ADMIN, DEVICE_KEY, MANAGER } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const GUEST = 'gast@example.at';
const BRANCH = 'markt@example.at';
const TOMORROW = '2026-11-25T12:00:00+01:00';
const LATER = '2026-11-25T13:00:00+01:00';
const MINUTE = 60_000;

let smtp: SmtpPeer;
let shop: OrderServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  shop = await startOrderServer({
    shop: orderShop({ config: config({ enablePluginOrderReviews: true, disableTickets: false }) }),
    settings: {
      smtpUrl: smtp.url,
      mailFrom: 'Jausenhütte <bestellung@theke.example>',
      publicUrl: 'https://theke.example',
    },
  });
});
afterAll(async () => {
  await shop?.stop();
  await smtp?.close();
});
beforeEach(() => {
  smtp.mails.length = 0;
  smtp.setMood('well');
  minutes = 0;
  shop.setNow(NOON);
});

const titleOf = (subject = '') => subject.split(' – ')[0];
/** Minutes after noon: each look is later than the one before. */
let minutes = 0;
/** What has arrived once every row of the outbox is done, sorted: 'gast: Bestellung bestätigt'. */
async function arrived(later = 1): Promise<string[]> {
  minutes += later;
  shop.setNow(new Date(NOON.getTime() + minutes * MINUTE));
  await shop.sql(`SELECT pg_notify('outbox', '')`);
  await eventually(async () =>
    expect(await shop.sql(`SELECT 1 FROM "Outbox" WHERE "kind" = 'mail' AND "state" <> 'done'`)).toEqual([]),
  );
  return smtp.mails
    .map(({ to, subject }) => `${to?.[0]?.address?.split('@')[0]}: ${titleOf(subject)}`)
    .sort();
}
const answer = async ({ uid, hash }: PlacedOrder, call: string, body: unknown = {}) =>
  expect([call, (await shop.post(`/api/orders/public/${uid}/${hash}/${call}`, body)).status]).toEqual([
    call,
    200,
  ]);
const RATING = { rating: 5, foodRating: 5, serviceRating: 5, processRating: 5, comment: '' };
const command = async (id: number, name: string, body: unknown = {}) =>
  expect([name, (await shop.command(id, name, body)).status]).toEqual([name, 200]);

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
    smtp.setMood('busy');
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
    smtp.setMood('well');
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
      minutes = at;
      shop.setNow(new Date(NOON.getTime() + minutes * MINUTE));
      await Promise.all([tellOutages(shop.deps), tellOutages(shop.deps)]);
      return arrived(0);
    };
    expect(await look(4)).toEqual([]);
    expect(await look(6)).toEqual(['markt: Kein Gerät erreichbar']);
    expect(await look(30)).toEqual(['markt: Kein Gerät erreichbar']);
    expect(smtp.mails[0]?.text).toContain('Kassen-PC: zuletzt Dienstag, 24.11.2026, 12:00 Uhr');
    // It was there again, and fell silent again.
    await shop.sql(`UPDATE "Device" SET "lastSeenAt" = $1 WHERE "branchId" = 1`, [
      new Date(NOON.getTime() + 40 * MINUTE),
    ]);
    expect(await look(42)).toHaveLength(1);
    expect(await look(46)).toHaveLength(2);
  });
});

describe('a mail on its way', () => {
  const mailTo = (address: string) => smtp.mails.find(({ to }) => to?.[0]?.address === address);
  const header = (address: string, key: string) =>
    mailTo(address)?.headers.find((one) => one.key === key)?.value;

  it('has the right headers', async () => {
    const order = await shop.placed({ email: GUEST, appointmentDate: TOMORROW });
    await arrived();
    for (const [address, replyTo] of [
      [GUEST, BRANCH],
      [BRANCH, GUEST],
    ] as const) {
      expect(mailTo(address)?.from).toMatchObject({
        name: 'Jausenhütte',
        address: 'bestellung@theke.example',
      });
      expect(mailTo(address)?.replyTo?.map((one) => one.address)).toEqual([replyTo]);
      expect(header(address, 'auto-submitted')).toBe('auto-generated');
      expect(mailTo(address)?.messageId).toMatch(new RegExp(`^<\\d+\\.${order.uid}@theke\\.example>$`));
      expect(mailTo(address)?.html).toContain('<table');
      expect(mailTo(address)?.text).toContain('2 x Käsesemmel');
    }
  });

  it('brings the appointment for the calendar, and takes it out again', async () => {
    const order = await shop.placed({ email: GUEST, appointmentDate: TOMORROW });
    await command(order.id, 'confirm');
    await arrived();
    const files = () =>
      smtp.mails.flatMap(({ attachments }) =>
        attachments.map(({ filename, content }) => [filename, content]),
      );
    const [[name, content] = []] = files();
    const file = typeof content === 'string' ? content : new TextDecoder().decode(content as ArrayBuffer);
    expect([files().length, name]).toEqual([1, `bestellung-${order.uid}.ics`]);
    expect(file).toContain('DTSTART:20261125T110000Z');
    expect(file).toContain(`UID:${order.uid}@theke.example`);
    expect(file).toContain('STATUS:CONFIRMED');
    await command(order.id, 'cancel');
    await arrived();
    const again = files().at(-1)?.[1];
    expect(typeof again === 'string' ? again : new TextDecoder().decode(again as ArrayBuffer)).toContain(
      'STATUS:CANCELLED',
    );
  });

  it('A17 A40 stays one mail to one person whatever a guest is called', async () => {
    const comment = '<script>alert(1)</script>\r\n.\r\nBcc: x@example.at';
    await shop.placed({ email: GUEST, firstName: 'Anna<b>', comment });
    await arrived();
    expect(smtp.mails).toHaveLength(2);
    for (const { html, bcc, headers } of smtp.mails) {
      expect(html).not.toContain('<script>alert');
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect([bcc ?? [], headers.some(({ key }) => key === 'bcc')]).toEqual([[], false]);
    }
    expect(mailTo(GUEST)?.html).toContain('Anna&lt;b&gt;');
  });
});

describe('R280 the opening of the owner', () => {
  const save = async (mailOpenings: unknown) =>
    shop.call('POST', '/api/config', { body: { mailOpenings }, session: await shop.login(ADMIN) });

  it('stands in the mail, in the language of the guest, and only staff read it elsewhere', async () => {
    const { status } = await save({
      received: { de: 'Servus {firstName}, Nr. {number} ist da!', en: 'Hi {firstName}!' },
    });
    expect(status).toBe(200);
    await shop.placed({ email: GUEST });
    await shop.placed({ email: GUEST, language: 'en' });
    await arrived();
    const texts = smtp.mails.filter(({ to }) => to?.[0]?.address === GUEST).map(({ text }) => text ?? '');
    expect(texts.some((text) => /Servus Anna, Nr\. \d+ ist da!/.test(text))).toBe(true);
    expect(texts.some((text) => text.includes('Hi Anna!'))).toBe(true);
    expect(JSON.stringify((await shop.get('/api/config')).body)).not.toContain('Servus');
    expect(JSON.stringify((await shop.get('/api/init')).body)).not.toContain('Servus');
  });

  it.each([
    [
      { received: { de: 'Hallo {name}!' } },
      'mailOpenings.received.de',
      'placeholder-unknown',
      '„{name}“ kann keine E-Mail ausfüllen.',
    ],
    [{ received: { en: 'x'.repeat(501) } }, 'mailOpenings.received.en', 'too-long', 'höchstens 500 Zeichen'],
    [{ 'new-order': { de: 'Hallo' } }, 'mailOpenings.new-order', 'unknown-field', 'nbekannt'],
    [{ received: { fr: 'Salut' } }, 'mailOpenings.received.fr', 'unknown-field', 'nbekannt'],
    [{ received: 'Hallo' }, 'mailOpenings.received', 'invalid', 'ungültig'],
  ])('%j is refused with a sentence at its text', async (openings, field, code, words) => {
    const { status, body } = await save(openings);
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([422, field, code]);
    expect(body.errors[0].message).toContain(words);
  });

  it('is seen before it is saved', async () => {
    const session = await shop.login(MANAGER);
    const opening = encodeURIComponent('Grüß Sie, {firstName}. <b>Danke</b>');
    const { status, body } = await shop.get(`/api/mails/confirmed/preview?opening=${opening}`, { session });
    expect(status).toBe(200);
    expect(body.data.text).toContain('Grüß Sie, Lena. <b>Danke</b>');
    expect(body.data.html).toContain('Grüß Sie, Lena. &lt;b&gt;Danke&lt;/b&gt;');
    expect(body.data.usualOpening).toBe('Ihre Bestellung ist bestätigt.');
    expect(body.data.attachments).toEqual(['bestellung-MUSTER2345.ics']);
  });
});
