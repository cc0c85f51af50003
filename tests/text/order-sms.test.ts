import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { gsmLength, isGsmText } from '#domain/text/gsm-alphabet.ts';
import {
  englishConfirmationSms,
  englishProposalSms,
  englishReadySms,
  englishWeighingSms,
} from '#text/mails/english-mails.en.ts';
import {
  confirmationSms,
  missedSms,
  newOrderSms,
  proposalSms,
  readySms,
  unansweredSms,
  weighingSms,
} from '#text/mails/order-sms.ts';

const order = {
  ticketNumber: 12,
  isDelivery: false,
  isDineIn: false,
  isQuotation: false,
  tableIdentifier: null,
  appointment: null,
  pricing: 'fixed',
  totalGross: cents(980),
  currency: 'EUR',
} as const;
const place = { shopName: 'Theke', timeZone: 'Europe/Vienna' };

describe('the SMS about a new order', () => {
  it.each([
    [order, 'Neue Bestellung Nr. 12, Abholung, so bald wie möglich, 9,80 € (Theke)'],
    [
      { ...order, isDelivery: true, appointment: '2026-11-27T17:30:00.000Z', pricing: 'approximate' },
      'Neue Bestellung Nr. 12, Lieferung, 27.11. 18:30, ca. 9,80 € (Theke)',
    ],
    [
      { ...order, isDineIn: true, tableIdentifier: '7', pricing: 'minimum', isQuotation: true },
      'Neue Angebotsanfrage Nr. 12, Vor Ort, Tisch 7, so bald wie möglich (Theke)',
    ],
  ] as const)('%#', (one, text) => {
    expect(newOrderSms(one, place)).toBe(text);
  });

  it('names the number of the order in a shop without tickets', () => {
    expect(newOrderSms(order, { ...place, number: 'K7M2' })).toContain('Nr. K7M2, Abholung');
  });

  it('fits into one message', () => {
    const text = newOrderSms(order, { ...place, shopName: 'F'.repeat(300) });
    expect(gsmLength(text)).toBe(160);
    expect(text).toContain('9,80 € (FFF');
  });
});

describe('R252 the SMS about a confirmation', () => {
  const promised = { ...order, appointment: '2026-11-27T17:30:00.000Z' };

  it.each([
    [order, 'Bestellung Nr. 12 bestätigt: Abholung so bald wie möglich (Theke)'],
    [promised, 'Bestellung Nr. 12 bestätigt: Abholung am 27.11. 18:30 Uhr (Theke)'],
    [
      { ...promised, isDelivery: true, isQuotation: true },
      'Angebotsanfrage Nr. 12 bestätigt: Lieferung am 27.11. 18:30 Uhr (Theke)',
    ],
  ] as const)('%#', (one, text) => {
    expect(confirmationSms(one, place)).toBe(text);
  });

  it('comes in English, too', () => {
    expect(englishConfirmationSms(promised, place)).toMatch(
      /^Order no\. 12 confirmed: \S.* on .*27.* \(Theke\)$/,
    );
  });

  it('keeps to the alphabet in which 160 characters are one message', () => {
    const text = confirmationSms(promised, {
      ...place,
      shopName: `Käse – „Huber’s“\u00a0${'F'.repeat(300)}`,
    });
    expect(text).toContain('(Käse - "Huber\'s" FFF');
    expect(text).toHaveLength(160);
    expect(text.endsWith('F...)')).toBe(true);
  });
});

describe('R234 the SMS about the weighing', () => {
  it('names the exact total, or says when the guest learns it', () => {
    expect(weighingSms(order, place)).toBe('Bestellung Nr. 12 abgewogen: genauer Betrag 9,80 € (Theke)');
    expect(weighingSms({ ...order, pricing: 'minimum' }, { ...place, number: 'K7M2' })).toBe(
      'Bestellung Nr. K7M2 abgewogen: genauer Betrag bei der Übergabe (Theke)',
    );
    expect(englishWeighingSms(order, place)).toBe('Order no. 12 weighed: exact total €9.80 (Theke)');
  });
});

const proposal = { ...order, counterAppointment: '2026-11-27T17:30:00.000Z' };

describe('R252 the other SMS to a guest', () => {
  it.each([
    [readySms(order, place), 'Bestellung Nr. 12 ist zur Abholung bereit (Theke)'],
    [englishReadySms(order, place), 'Order no. 12 is ready for pickup (Theke)'],
    [
      proposalSms(proposal, place),
      'Bestellung Nr. 12: Wir schlagen 27.11. 18:30 Uhr vor. Bitte antworten Sie auf der Seite Ihrer Bestellung (Theke)',
    ],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });

  it('proposes a time in English, too', () => {
    expect(englishProposalSms(proposal, place)).toMatch(/^Order no\. 12: we propose .*27.*\. Please answer /);
  });
});

it('R271 tells a contact of a missed order', () => {
  expect(missedSms(order, place)).toBe(
    'Verpasst: Niemand hat Bestellung Nr. 12 angenommen, dem Gast wurde abgesagt (Theke)',
  );
});

it('R290 every SMS is a single one, whatever shop and table are called', () => {
  const name = fc.string({ unit: 'binary', maxLength: 300 });
  const number = fc.oneof(fc.nat(99_999), fc.constant('K7M2P9QX4'));
  fc.assert(
    fc.property(name, name, number, (shopName, table, ticket) => {
      const one = { ...proposal, isDineIn: true, tableIdentifier: table, appointment: order.appointment };
      const at = { shopName, timeZone: 'Europe/Vienna', number: ticket } as const;
      const written = [
        newOrderSms,
        unansweredSms,
        confirmationSms,
        weighingSms,
        readySms,
        proposalSms,
        missedSms,
      ];
      for (const write of [...written, englishConfirmationSms, englishWeighingSms, englishProposalSms]) {
        const text = write(one, at);
        expect(isGsmText(text)).toBe(true);
        expect(gsmLength(text)).toBeLessThanOrEqual(160);
        expect(text).toContain(String(ticket));
      }
    }),
    { numRuns: 200 },
  );
});
