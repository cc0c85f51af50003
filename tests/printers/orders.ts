import { cents } from '#domain/money/money.ts';
import { type Wire, wireForm } from '#domain/money/wire.ts';
import type { OrderItem, OrderItemPart } from '#domain/order/item.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { unpaid } from '#tests/unpaid.ts';
import type { PrintJobView } from '#use-cases/printing/print-job-view.ts';
import { linesOf } from './order-lines.ts';

/** A job as the server makes it; from an earlier version it has no end and no kind. */
type SentSlip = Pick<PrintJobView, 'order' | 'branch' | 'businessName' | 'shopName' | 'isDuplicate'>;
type Always = 'id' | 'layout' | 'copies' | 'createdAt';
export type SentJob = SentSlip & Pick<PrintJobView, Always> & Partial<PrintJobView>;
export type WirePrintJob = Wire<SentJob>;

export const PRINTED_AT = new Date('2026-11-21T12:05:00Z');
const BRANCH: SentJob['branch'] = {
  name: 'Filiale Naschmarkt',
  street: 'Linke Wienzeile 12',
  zipCode: '1060',
  city: 'Wien',
  country: 'AT',
  phone: '+43 1 5876543',
  email: 'naschmarkt@example.at',
  timeZone: 'Europe/Vienna',
};

export function part(name: string, change: Partial<OrderItemPart> = {}): OrderItemPart {
  return { name, type: 'select', text: null, options: [], uploads: [], ...change };
}

/** A choice; value in cents. */
export function choice(
  name: string,
  value = 0,
  modifier: 'add' | 'subtract' | 'overwrite' = 'add',
): OrderItemPart['options'][number] {
  return { name, modifier, value: cents(value) };
}

/** One line; prices in cents. */
export function item(name: string, unitPrice: number, change: Partial<OrderItem> = {}): OrderItem {
  const amount = change.amount ?? 1;
  return {
    product: 1,
    name,
    allergens: '',
    amount,
    unit: 'amount',
    unitPrice: cents(unitPrice),
    gross: cents(Math.round(unitPrice * amount)),
    taxRate: 10,
    pricing: 'fixed',
    isPriceHidden: false,
    parts: [],
    ...change,
  };
}

/** A takeaway order whose totals add up: VAT per rate over items and fee together. */
export function order(items: OrderItem[], change: Partial<StaffOrder> = {}): StaffOrder {
  const { charged, rates, ...told } = linesOf(items, change);
  const taxLines = [...rates].map(([rate, gross]) => {
    const net = Math.round(gross / (1 + rate / 100));
    return { rate, net: cents(net), vat: cents(gross - net) };
  });
  const gross = items.reduce((sum, line) => sum + line.gross, 0);
  return {
    id: 4711,
    uid: 'K7MPW3XQ9T',
    hash: '0123456789abcdef0123456789abcdef',
    ticketNumber: 42,
    branch: 1,
    state: 'confirmed',
    isDelivery: false,
    isDineIn: false,
    tableIdentifier: null,
    appointmentDate: null,
    appointment: null,
    counterAppointment: null,
    rejectionMessage: null,
    isHeld: false,
    paymentMethod: 'cash',
    questionnaireRating: null,
    comment: '',
    currency: 'EUR',
    donatee: null,
    isQuotation: false,
    language: 'de',
    createdAt: '2026-11-21T11:58:00Z',
    items,
    gross: cents(gross),
    ...told,
    balance: unpaid(cents(gross + charged)),
    totalGross: cents(gross + charged),
    totalNet: cents(taxLines.reduce((sum, line) => sum + line.net, 0)),
    taxes: Object.fromEntries(taxLines.map((line) => [String(line.rate), line.vat])),
    taxLines,
    pricing: 'fixed',
    isConfirmed: true,
    isInDelivery: false,
    isDelivered: false,
    isCompleted: false,
    ...{ isRejected: false, isCanceled: false, isFailed: false },
    ...{ isPaid: false, isRefunded: false, isWeighed: false },
    isCompany: false,
    companyName: '',
    firstName: 'Anna',
    lastName: 'Huber',
    street: '',
    floor: '',
    stairway: '',
    door: '',
    zipCode: '',
    city: '',
    country: 'AT',
    email: 'anna@example.at',
    phone: '+43 664 1234567',
    vatNo: '',
    isDeliveryAddressDifferent: false,
    deliveryAddress: null,
    deliveryArea: null,
    deliveryNote: '',
    voucherCode: null,
    cancelReason: null,
    internalNote: '',
    questionnaire: null,
    version: 1,
    history: [],
    revisions: [],
    ...change,
  };
}

export function slip(of: StaffOrder, change: Partial<SentSlip> = {}): SentSlip {
  return {
    order: of,
    branch: BRANCH,
    businessName: 'Feinkost Huber GmbH',
    shopName: 'Feinkost Huber',
    isDuplicate: false,
    ...change,
  };
}

/** A job as the server sends it. */
export function wireJob(id: string, change: Partial<SentJob> = {}): WirePrintJob {
  const job: SentJob = {
    ...slip(order([item('Käsesemmel', 390)])),
    id,
    layout: 'receipt',
    copies: 1,
    createdAt: '2026-11-21T12:00:00Z',
    ...change,
  };
  return wireForm<SentJob>({ order: STAFF_ORDER_WIRE.money }).toWire(job);
}

export const SAMPLES: Record<string, SentSlip> = {
  'snack-pickup': slip(
    order([
      item('Jausensemmel nach Wahl', 540, {
        amount: 2,
        allergens: 'A, C, G, M',
        parts: [
          part('Brot', { options: [choice('Kornspitz', 40)] }),
          part('Belag', { type: 'multiselect', options: [choice('Bergkäse', 120), choice('Essiggurkerl')] }),
          part('Ohne', { type: 'multiselect', options: [choice('Butter', 20, 'subtract')] }),
          part('Größe', { options: [choice('Riesensemmel', 480, 'overwrite')] }),
          part('Aufschrift', { type: 'text', text: 'Für Opa' }),
        ],
      }),
      item('Mineralwasser prickelnd 0,5 l', 240, { taxRate: 20 }),
    ]),
  ),
  'party-delivery': slip(
    order(
      [
        item('Partyplatte „Wiener Heurigenjause“ mit Brotkorb', 1490, {
          amount: 12,
          unit: 'person',
          allergens: 'A, C, F, G, L, M',
          parts: [
            part('Motiv', {
              type: 'images',
              uploads: [
                {
                  id: 1,
                  version: 1,
                  extension: 'jpg',
                  mimeType: 'image/jpeg',
                  publicHash: 'x',
                  name: 'a.jpg',
                },
                {
                  id: 2,
                  version: 1,
                  extension: 'jpg',
                  mimeType: 'image/jpeg',
                  publicHash: 'y',
                  name: 'b.jpg',
                },
              ],
            }),
          ],
        }),
        item('Grüner Veltliner Federspiel', 1890, { amount: 6, taxRate: 20, allergens: 'O' }),
      ],
      {
        ticketNumber: 7,
        isDelivery: true,
        deliveryGross: cents(690),
        deliveryArea: 'Wien 1-9',
        appointmentDate: '2026-11-28T16:30:00Z',
        appointment: '2026-11-28T17:00:00Z',
        paymentMethod: 'mollie',
        isPaid: true,
        comment: 'Bitte beim Portier läuten.\nKein Sellerie, Gast ist allergisch!',
        donatee: 'Gruft Wien',
        isCompany: true,
        companyName: 'Donau-Dampfschifffahrts-Elektrizitätenhauptbetriebswerk GmbH',
        vatNo: 'ATU12345678',
        street: 'Handelskai 265',
        zipCode: '1020',
        city: 'Wien',
        isDeliveryAddressDifferent: true,
        deliveryAddress: {
          isCompany: false,
          companyName: '',
          firstName: 'Maximilian-Alexander',
          lastName: 'Freiherr von Österreicher-Müllner',
          street: 'Mariahilfer Straße 101',
          stairway: '2',
          floor: '3',
          door: '14',
          zipCode: '1060',
          city: 'Wien',
          country: 'AT',
        },
      },
    ),
  ),
  'table-order': slip(
    order([item('Wiener Schnitzel vom Kalb', 2490), item('Seidl Bier', 420, { amount: 3, taxRate: 20 })], {
      isDineIn: true,
      tableIdentifier: '14',
      firstName: '',
      lastName: '',
      phone: '',
      paymentMethod: 'atm-card',
    }),
  ),
  approximate: slip(
    order(
      [
        item('Prosciutto di Parma', 5990, { amount: 0.25, unit: 'kilogram', pricing: 'approximate' }),
        item('Bergkäse', 399, { amount: 2.5, unit: 'decagram', pricing: 'fixed', gross: cents(998) }),
      ],
      { pricing: 'approximate', gross: cents(2496), totalGross: cents(2496) },
    ),
  ),
  'umlauts-emoji': slip(
    order([item('Süßes Käsestangerl 🧀 „groß“ – 5 €', 350, { allergens: 'A, G' })], {
      firstName: 'Jürgen 😀',
      lastName: 'Škvorecký-Жуков',
      comment: 'Bitte 🚫🧅 … danke ❤️ 👨‍👩‍👧 \u001b@\u001dV\u0000 \u202eabc',
    }),
  ),
  bundles: slip(
    order([
      item('Jausenpackerl für die Schule', 590, {
        amount: 3,
        allergens: 'A (Weizen, Roggen), G, M',
        contents: [
          { name: 'Körnerweckerl', amount: 2, unit: 'amount' },
          { name: 'Almkäse, fünf Monate im Keller gereift und mild', amount: 0.05, unit: 'kilogram' },
          { name: 'Kaminwurzen', amount: 1, unit: 'pair' },
        ],
      }),
      item('Feinkostpackerl „Daheim“', 2190, {
        contents: [{ name: 'Marillenmarmelade 220 g', amount: 1, unit: 'amount' }],
      }),
    ]),
  ),
  canceled: slip(
    order([item('Leberkässemmel', 450, { amount: 2 })], {
      state: 'canceled',
      isCanceled: true,
      cancelReason: 'Gast hat abgesagt',
    }),
  ),
  rejected: slip(order([item('Leberkässemmel', 450)], { state: 'rejected', isRejected: true })),
  duplicate: slip(order([item('Leberkässemmel', 450)]), { isDuplicate: true }),
  quotation: slip(
    order([item('Hochzeitstorte', 12000, { pricing: 'minimum', allergens: 'A, C, G' })], {
      isQuotation: true,
      pricing: 'minimum',
    }),
  ),
};
