import { describe, expect, it } from 'vitest';
import { BRANCH_MAILS, GUEST_MAILS, isBranchMail, isGuestMail } from '#domain/messages/mail-names.ts';
import { cents } from '#domain/money/money.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { branch } from '#tests/factories.ts';
import { unpaid } from '#tests/unpaid.ts';
import { type OrderLetter, type orderMail, usualOpening } from '#text/mails/order-mail.ts';
import { letter, order, written } from './order-letter.ts';

describe('what each mail about an order says', () => {
  it('exists for every name that the outbox knows', () => {
    for (const name of [...GUEST_MAILS, ...BRANCH_MAILS]) {
      const { subject, title, text } = written(name, letter({ counterAppointment: '2026-11-27T17:30:00Z' }));
      expect([name, subject]).toEqual([name, `${title} – Nr. 12 – Theke`]);
      expect(text).toContain('2 x Käsesemmel');
    }
    expect([isGuestMail('toString'), isBranchMail('toString')]).toEqual([false, false]);
  });

  it.each<[Parameters<typeof orderMail>[0], Partial<PublicOrder>, Partial<OrderLetter>, string[]]>([
    [
      'confirmed',
      { appointment: '2026-11-27T17:30:00Z', appointmentDate: '2026-11-27T17:30:00Z' },
      {},
      ['Ihre Bestellung ist bestätigt.', 'Sie ist für Freitag, 27.11.2026, 18:30 Uhr eingeplant.'],
    ],
    [
      'confirmed',
      { appointment: '2026-11-27T17:30:00Z', isDelivery: true },
      {},
      ['Sie ist voraussichtlich Freitag, 27.11.2026, 18:30 Uhr bei Ihnen.'],
    ],
    [
      'counter-appointment',
      { counterAppointment: '2026-11-27T17:30:00Z' },
      {},
      ['Unser Vorschlag: Freitag, 27.11.2026, 18:30 Uhr', 'Vorschlag annehmen oder ablehnen: https://'],
    ],
    [
      'canceled',
      { state: 'canceled' },
      { cancelReason: 'Kein Strom.' },
      ['wurde storniert.', 'Grund: Kein Strom.'],
    ],
    ['canceled', { state: 'canceled', isPaid: true }, {}, ['Was Sie bezahlt haben, erhalten Sie zurück.']],
    [
      'payment-failed',
      { state: 'failed' },
      {},
      ['Ihre Zahlung nicht zustande gekommen', 'noch einmal bestellen'],
    ],
    ['ready', { state: 'inDelivery' }, {}, ['liegt zur Abholung bereit', 'Abholung bei']],
    [
      'ready',
      { state: 'inDelivery', isDineIn: true, tableIdentifier: '7' },
      {},
      ['Wir servieren sie Ihnen gleich.', 'Tisch: 7'],
    ],
    [
      'on-the-way',
      { isDelivery: true },
      { destination: ['Eva Weber', 'Austraße 1', 'Stock 3, Tür 14'] },
      ['unterwegs zu Ihnen', 'Lieferadresse\nEva Weber\nAustraße 1\nStock 3, Tür 14'],
    ],
    [
      'completed',
      { state: 'completed' },
      {},
      ['Jetzt bewerten: https://theke.example/status/ABCDEFGH23/hhh'],
    ],
    [
      'refunded',
      {},
      { refund: { amount: cents(500), rest: cents(480) } },
      ['Erstattet: 5,00', 'Bezahlt bleiben: 4,80'],
    ],
    [
      'proposal-accepted',
      { appointment: '2026-11-27T17:30:00Z' },
      {},
      ['hat Ihren Vorschlag angenommen: Freitag, 27.11.2026, 18:30 Uhr', 'Anna Hofer\n+436641234567'],
    ],
    ['proposal-declined', { state: 'canceled' }, {}, ['hat Ihren Vorschlag abgelehnt']],
    [
      'ready',
      { state: 'inDelivery', balance: { ...unpaid(cents(680)), paid: cents(300) } },
      {},
      ['Gesamt: 9,80 €\nMehrwertsteuer (10%): 0,89 €\nBezahlt: 3,00 €\nNoch zu bezahlen: 6,80 €'],
    ],
  ])('says in %s what it is about', (name, overrides, more, sentences) => {
    const { text } = written(name, letter(overrides, more));
    for (const sentence of sentences) expect(text.replaceAll('\u00a0', ' ')).toContain(sentence);
  });

  it('R284 speaks of a request for a quote everywhere, and of no order', () => {
    const inquiry = { isQuotation: true, counterAppointment: '2026-11-27T17:30:00Z' };
    for (const name of [
      'ready',
      'on-the-way',
      'completed',
      'weighed',
      'received',
      'confirmed',
      'counter-appointment',
      'rejected',
      'canceled',
      'new-order',
    ] as const) {
      const mail = written(name, letter(inquiry, { opening: 'Ihre Bestellung ist da.' }));
      expect(mail.text).toContain('Angebotsanfrage');
      expect([name, `${mail.subject}\n${mail.text}`.match(/Bestell[a-zä]*/g)]).toEqual([name, null]);
      expect(mail.text).not.toContain('Zahlung');
    }
  });

  it('R280 begins with the words of the owner, filled in, and still says what has to be said', () => {
    const { text } = written(
      'rejected',
      letter(
        { rejectionMessage: 'Der Ofen ist kaputt.' },
        { opening: 'Tut uns leid, {firstName} ({number}).\n{branchName}' },
      ),
    );
    expect(text).toContain(`Tut uns leid, Anna (12).\n${branch().name}\n\nGrund: Der Ofen ist kaputt.`);
    expect(text).not.toContain(usualOpening('rejected', order()));
    expect(written('confirmed', letter({}, { opening: '' })).text).toContain(
      usualOpening('confirmed', order()),
    );
  });
});
