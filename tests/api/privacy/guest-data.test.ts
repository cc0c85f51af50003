import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presetPeriods } from '#domain/privacy/retention.ts';
import { forgetGuests } from '#use-cases/privacy/forget-guests.ts';
import { form, PDF, sendForm } from '../support/contact-forms.ts';
import { findGuests, guest, marked, orderOf } from '../support/guests.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { ADMIN, MANAGER } from '../support/template.ts';

let shop: OrderServer;
let admin: Session;
/** Completed, rejected, canceled, and one that waits, all of guest 12. */
let orders: number[];
let other: number;
beforeAll(async () => {
  shop = await startOrderServer();
  admin = await shop.login(ADMIN);
  orders = [];
  for (const n of [0, 1, 2, 5]) orders.push(await orderOf(shop, n, guest(12)));
  other = await orderOf(shop, 0, guest(13));
  const sent = await sendForm(
    shop.url,
    form({ email: guest(12).email.toUpperCase(), comment: marked('form', 12) }, [['plan.pdf', PDF]]),
  );
  expect(sent.status).toBe(201);
  await shop.sql(
    `INSERT INTO "Invoice" ("orderId", "kind", "prefix", "year", "sequence", "number", "content", "issuedAt", "actor")
     VALUES ($1, 'invoice', '', 2026, 1, '2026-1', '{}', '2026-11-24T12:00:00Z', 'Kasse')`,
    [orders[0]],
  );
});
afterAll(() => shop?.stop());

const search = (by: string, value: string) =>
  shop.post('/api/guests/search', { by, value }, { session: admin });
const found = async (by: string, value: string) => {
  const { body } = await search(by, value);
  return body.data.orders.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b);
};
const uidOf = async (id: number) =>
  String((await shop.sql('SELECT "uid" FROM "Order" WHERE "id" = $1', [id]))[0]?.uid);

describe('what a guest may ask for', () => {
  it('they are found by order, e-mail in any case, and phone with or without country', async () => {
    const all = orders.toSorted((a, b) => a - b);
    expect(await found('email', guest(12).email.toUpperCase())).toEqual(all);
    expect(await found('phone', guest(12).phone)).toEqual(all);
    expect(await found('phone', `0${guest(12).phone.slice(3)}`)).toEqual(all);
    expect(await found('order', await uidOf(orders[1] ?? 0))).toEqual([orders[1]]);
    expect(await found('email', 'niemand@example.at')).toEqual([]);
    expect((await search('email', guest(12).email)).body.data.forms).toHaveLength(1);
  });

  it.each([
    ['email', 'anna.example.at', 'email-invalid'],
    ['phone', '00 664', 'phone-invalid'],
    ['order', ' ', 'required'],
  ])('what can be no %s is refused at its field: nobody is told that nothing is stored', async (...row) => {
    const [by, value, code] = row;
    const { status, body } = await search(by, value);
    expect([status, body.errors[0].code, body.errors[0].field]).toEqual([422, code, 'value']);
  });

  it('is told everything that is stored, to read and as JSON, and not who of the team did what', async () => {
    const { body, status } = await shop.post(
      '/api/guests/export',
      { orders, forms: [1] },
      { session: admin },
    );
    expect(status).toBe(200);
    const { json, html } = body.data;
    for (const word of ['first', 'last', 'street', 'mail']) expect(html).toContain(marked(word, 12).slice(1));
    const facts = JSON.parse(json);
    expect(facts.orders).toHaveLength(4);
    expect(facts.orders[0]).toMatchObject({
      firstName: marked('first', 12),
      invoices: [{ number: '2026-1' }],
    });
    expect(facts.forms[0].comment).toBe(marked('form', 12));
    expect(Buffer.from(facts.files[0].base64, 'base64').toString()).toBe(PDF);
    expect(json).not.toContain('Kassen-PC');
    const [entry] = await shop.deps.db.journal.list({}, { take: 1 });
    expect(entry?.action).toBe('guest-exported');
  });

  it('is erased at once; what is open follows, invoices stay, and a receipt says so', async () => {
    const { body, status } = await shop.post(
      '/api/guests/erasures',
      { orders, forms: [1], note: 'Rückruf unter der Nummer der Bestellung' },
      { session: admin },
    );
    expect(status).toBe(201);
    const left = await findGuests(shop);
    const of12 = [...left.values()].flatMap((marks) => [...marks]).filter((mark) => mark.includes('12q'));
    const waiting = orders.at(-1);
    const [open] = await shop.sql('SELECT "forgotten", "lastName" FROM "Order" WHERE "id" = $1', [waiting]);
    expect(open).toEqual({ forgotten: 0, lastName: marked('last', 12) });
    expect([...left.keys()].toSorted()).toEqual(['Order', 'OrderItem']);
    expect(of12.length).toBeGreaterThan(0);
    const gone = await shop.sql('SELECT "lastName", "email" FROM "Order" WHERE "id" = ANY($1)', [
      orders.slice(0, 3),
    ]);
    expect(gone).toEqual(Array.from({ length: 3 }, () => ({ lastName: 'Gast', email: '' })));

    const [erasure] = (await shop.get('/api/guests/erasures', { session: admin })).body.data;
    expect(erasure).toMatchObject({ id: body.data.id, waiting: 1, receipt: { forms: 1, files: 1 } });
    const { html } = (await shop.get(`/api/guests/erasures/${body.data.id}`, { session: admin })).body.data;
    expect(html).toContain('Löschbestätigung');
    expect(html).toContain('Rechnung 2026-1 bleibt bis vor dem 01.01.2034');
    expect(html).toContain('Wird gelöscht, sobald die Bestellung abgeschlossen ist');
    expect(html).not.toMatch(/qzqz/i);
  });

  it('and the open one goes by itself when it is over; nobody else does', async () => {
    const over = await shop.command(orders.at(-1) ?? 0, 'reject');
    expect(over.status).toBe(200);
    await forgetGuests(shop.deps);
    const marks = [...(await findGuests(shop)).values()].flatMap((found) => [...found]);
    expect(marks.filter((mark) => /12q|777000012/.test(mark))).toEqual([]);
    expect((await shop.get('/api/guests/erasures', { session: admin })).body.data[0].waiting).toBe(0);
    const [stays] = await shop.sql('SELECT "lastName" FROM "Order" WHERE "id" = $1', [other]);
    expect(stays?.lastName).toBe(marked('last', 13));
  });
});

describe('the periods of the shop (R346, R347, R349)', () => {
  it('are shown with what goes next, and are set by administrators', async () => {
    shop.setNow('2027-06-01T12:00:00Z');
    const session = await shop.login(ADMIN);
    const { body } = await shop.get('/api/retention', { session });
    expect(body.data).toMatchObject({ periods: presetPeriods(), isStarted: true });
    expect(body.data.preview.orders).toEqual([
      expect.objectContaining({ country: 'AT', stage: 'words', due: 1, waiting: 0 }),
      expect.objectContaining({ country: 'AT', stage: 'place', due: 1, waiting: 0 }),
    ]);
    const periods = presetPeriods();
    periods.countries.AT = { words: 12, place: 12, person: 12 };
    const preview = await shop.post('/api/retention/preview', { periods }, { session });
    expect(preview.body.data).toMatchObject({ orders: [], forms: 0 });
    const saved = await shop.call('PUT', '/api/retention', { session, body: { periods } });
    expect(saved.status).toBe(200);
    const [entry] = await shop.deps.db.journal.list({ action: 'retention-changed' }, { take: 1 });
    expect(entry?.change?.after).toEqual({ AT: periods.countries.AT });
  });

  it.each([
    [{ words: 13, place: 12, person: 12 }, 'retention-order', 'periods.countries.AT.words'],
    [{ words: 1, place: 1, person: 37 }, 'too-large', 'periods.countries.AT.person'],
  ])('refuses %j: %s', async (AT, code, field) => {
    const session = await shop.login(ADMIN);
    const periods = presetPeriods();
    periods.countries.AT = AT;
    const { status, body } = await shop.call('PUT', '/api/retention', { session, body: { periods } });
    expect([status, body.errors[0].code, body.errors[0].field]).toEqual([422, code, field]);
  });

  it('are nobody else’s', async () => {
    const session = await shop.login(MANAGER);
    for (const path of ['/api/retention', '/api/guests/erasures', '/api/journal', '/api/journal/export'])
      expect((await shop.get(path, { session })).status, path).toBe(403);
  });
});

describe('the journal for people', () => {
  it('is read in German, filtered, and exported as a table', async () => {
    const session = await shop.login(ADMIN);
    const { body } = await shop.get(`/api/journal?subject=order&subjectId=${other}`, { session });
    expect(body.data[0]).toMatchObject({
      actionName: 'Abgeschlossen',
      title: expect.stringMatching(/^Bestellung /),
    });
    expect(body.data[0].lines).toEqual([
      { label: 'Status', before: 'Bestätigt', after: 'Abgeschlossen' },
      { label: 'Beendet am', before: '–', after: expect.stringMatching(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/) },
    ]);
    const { status, body: table } = await shop.get('/api/journal/export', { session });
    expect(status).toBe(200);
    expect(table).toContain('"Daten eines Gastes gelöscht"');
    expect(table).not.toMatch(/qzqz/i);
    const proof = await shop.post('/api/journal/verification', {}, { session });
    expect(proof.body.data.isIntact).toBe(true);
  });
});
