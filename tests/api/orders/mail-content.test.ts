import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BRANCH, GUEST, type MailShop, startMailShop } from '../support/mail-shop.ts';
import type { OrderServer } from '../support/order-server.ts';
import { ADMIN, MANAGER } from '../support/template.ts';

const TOMORROW = '2026-11-25T12:00:00+01:00';

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

describe('a mail on its way', () => {
  const mailTo = (address: string) => place.smtp.mails.find(({ to }) => to?.[0]?.address === address);
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
      place.smtp.mails.flatMap(({ attachments }) =>
        attachments
          .filter(({ filename }) => filename?.endsWith('.ics'))
          .map(({ filename, content }) => [filename, content]),
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
    expect(place.smtp.mails).toHaveLength(2);
    for (const { html, bcc, headers } of place.smtp.mails) {
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
    const texts = place.smtp.mails
      .filter(({ to }) => to?.[0]?.address === GUEST)
      .map(({ text }) => text ?? '');
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
