import { letterPress } from '#adapters/letters/letter-press.ts';
import { cents } from '#domain/money/money.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { branch, config } from '#tests/factories.ts';
import { unpaid } from '#tests/unpaid.ts';
import { type Letter, letterText } from '#text/mails/letter.ts';
import { type OrderLetter, orderMail } from '#text/mails/order-mail.ts';

// An order of a cheese roll, and its mails.

export function order(overrides: Partial<PublicOrder> = {}): PublicOrder {
  return {
    id: 1,
    uid: 'ABCDEFGH23',
    hash: 'h'.repeat(43),
    ticketNumber: 12,
    branch: 1,
    state: 'awaiting',
    isHeld: false,
    isConfirmed: false,
    isInDelivery: false,
    isDelivered: false,
    isCompleted: false,
    isRejected: false,
    isCanceled: false,
    isFailed: false,
    isPaid: false,
    isRefunded: false,
    isWeighed: false,
    balance: unpaid(cents(980)),
    isDelivery: false,
    isDineIn: false,
    tableIdentifier: null,
    appointmentDate: null,
    appointment: null,
    counterAppointment: null,
    rejectionMessage: null,
    paymentMethod: 'cash',
    questionnaireRating: null,
    comment: '',
    currency: 'EUR',
    donatee: null,
    isQuotation: false,
    language: 'de',
    createdAt: '2026-11-21T10:00:00.000Z',
    pricing: 'fixed',
    gross: cents(980),
    deliveryGross: cents(0),
    lines: [],
    totalNet: cents(891),
    totalGross: cents(980),
    taxes: { 10: cents(89) },
    taxLines: [{ rate: 10, net: cents(891), vat: cents(89) }],
    items: [
      {
        product: 1,
        name: 'Käsesemmel',
        allergens: 'A, G',
        amount: 2,
        unit: 'amount',
        unitPrice: cents(490),
        gross: cents(980),
        taxRate: 10,
        pricing: 'fixed',
        isPriceHidden: false,
        parts: [
          {
            name: 'Käse',
            type: 'select',
            text: null,
            options: [{ name: 'Bergkäse', modifier: 'add', value: cents(0) }],
            uploads: [],
          },
        ],
      },
    ],
    ...overrides,
  };
}

export const letter = (
  overrides: Partial<PublicOrder> = {},
  more: Partial<OrderLetter> = {},
): OrderLetter => ({
  order: order(overrides),
  firstName: 'Anna',
  branch: branch(),
  config: config(),
  customer: ['Anna Hofer', '+436641234567'],
  destination: [],
  url: 'https://theke.example/status/ABCDEFGH23/hhh',
  ...more,
});

/** As its reader gets it without HTML. */
export function written(...args: Parameters<typeof orderMail>) {
  const mail = orderMail(...args);
  return { ...mail, text: letterText(mail) };
}

const LOOK = { shopName: 'Theke', colour: '#b3261e', isDarkAllowed: true, logo: null };
export const html = (mail: Letter) => letterPress().html(mail, LOOK);
