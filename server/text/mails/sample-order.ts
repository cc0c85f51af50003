import type { Product } from '#domain/catalogue/product.ts';
import { type CleanForm, FORM_SUBJECTS } from '#domain/contact/contact-form.ts';
import type { OrderMailName } from '#domain/messages/mail-names.ts';
import { addCents, cents, ZERO } from '#domain/money/money.ts';
import { taxLines, taxMap } from '#domain/money/tax.ts';
import { flagsOf } from '#domain/order/flags.ts';
import type { OrderItem } from '#domain/order/item.ts';
import { deliveryFee } from '#domain/order/lines/delivery-fee.ts';
import type { OrderLine } from '#domain/order/lines/line-fields.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Config } from '#domain/shop/shop.ts';
import { LANGUAGE } from '#domain/text/language.ts';
import { HOUR, MINUTE } from '#domain/time/zoned-time.ts';
import { addressLines } from '../address-lines.ts';
import * as texts from './sample-texts.ts';

/** What a preview is about. */
export interface SampleOptions {
  branch: Pick<Branch, 'id'>;
  config: Pick<Config, 'currency' | 'disableTickets'>;
  /** Some of the shop's own products; none in an empty shop. */
  products: readonly Pick<Product, 'id' | 'name' | 'price' | 'tax' | 'allergens'>[];
  isQuotation: boolean;
  now: Date;
}

const STATES: Readonly<Record<OrderMailName, OrderState>> = {
  received: 'awaiting',
  confirmed: 'confirmed',
  'counter-appointment': 'awaiting',
  rejected: 'rejected',
  canceled: 'canceled',
  'payment-failed': 'failed',
  weighed: 'confirmed',
  ready: 'inDelivery',
  'on-the-way': 'inDelivery',
  completed: 'completed',
  refunded: 'canceled',
  'new-order': 'awaiting',
  unanswered: 'awaiting',
  'proposal-accepted': 'confirmed',
  'proposal-declined': 'canceled',
  'canceled-by-guest': 'canceled',
};
/** What is paid back, or was to be paid, online. */
const PAID_ONLINE: readonly OrderMailName[] = ['payment-failed', 'refunded'];
/** Those that show an address with floor and door. */
const DELIVERED: readonly OrderMailName[] = ['on-the-way', 'new-order', 'received'];
const FEE = cents(290);

/** An order as a preview of that mail needs it: in the state in which the mail is sent. */
export function sampleOrder(mail: OrderMailName, options: SampleOptions): PublicOrder {
  const { branch, config, isQuotation, now } = options;
  const state = STATES[mail];
  const isDelivery = DELIVERED.includes(mail);
  const items = itemsOf(options.products);
  const lines = isDelivery ? [feeLine()] : [];
  const gross = addCents(...items.map((item) => item.gross));
  const taxes = taxLines(
    [...items, ...lines.map(({ amount }) => ({ gross: amount, taxRate: 10 }))].map(({ gross, taxRate }) => ({
      gross,
      rate: taxRate,
    })),
  );
  const totalGross = addCents(gross, ...lines.map(({ amount }) => amount));
  const wanted = new Date(Math.ceil(now.getTime() / HOUR) * HOUR + 26 * HOUR);
  const other = new Date(wanted.getTime() + 30 * MINUTE).toISOString();
  const isProposed = mail === 'counter-appointment' || mail === 'proposal-accepted';
  const isPaid = mail === 'refunded';
  return {
    id: 1,
    uid: 'MUSTER2345',
    hash: 'muster',
    ticketNumber: config.disableTickets ? null : 12,
    branch: branch.id,
    state,
    isHeld: false,
    ...flagsOf({ state, payment: { isPaid, isRefunded: false }, isDelivery, events: [] }),
    isWeighed: mail === 'weighed',
    balance: {
      ...{ paid: isPaid ? totalGross : ZERO, refunded: ZERO, surplus: ZERO },
      ...{ refunding: isPaid ? totalGross : ZERO, due: isPaid ? ZERO : totalGross },
    },
    isDelivery,
    isDineIn: false,
    tableIdentifier: null,
    appointmentDate: wanted.toISOString(),
    appointment: mail === 'proposal-accepted' ? other : wanted.toISOString(),
    counterAppointment: isProposed ? other : null,
    rejectionMessage: mail === 'rejected' ? texts.rejection : null,
    paymentMethod: PAID_ONLINE.includes(mail) ? 'mollie' : 'cash',
    questionnaireRating: null,
    comment: texts.comment,
    currency: config.currency,
    donatee: null,
    isQuotation,
    language: LANGUAGE,
    createdAt: new Date(now.getTime() - 12 * MINUTE).toISOString(),
    pricing: 'fixed',
    gross,
    deliveryGross: addCents(...lines.map(({ amount }) => amount)),
    lines,
    totalNet: addCents(...taxes.map(({ net }) => net)),
    totalGross,
    taxes: taxMap(taxes),
    taxLines: taxes,
    items,
  };
}

/** Why the sample was canceled. */
export const sampleReason = texts.cancellation;

/** Who ordered the sample, and where it is delivered: in the town of the branch, with the way inside the building. */
export function sampleCustomer(place: Pick<Branch, 'zipCode' | 'city' | 'country'>, isDelivery: boolean) {
  const { zipCode, city, country } = place;
  const inside = { stairway: '2', floor: '3', door: '14' };
  const name = { isCompany: false, companyName: '', firstName: texts.firstName, lastName: texts.lastName };
  const address = { ...name, street: texts.street, ...inside, zipCode, city, country };
  const lines = addressLines(address, [country]);
  return {
    firstName: texts.firstName,
    customer: [...(isDelivery ? lines : lines.slice(0, 1)), texts.phone, texts.email],
    destination: isDelivery ? lines : [],
  };
}

/** What the sample of a contact form says. */
export const sampleForm: CleanForm = {
  subject: FORM_SUBJECTS[1].name,
  company: texts.company,
  firstName: texts.firstName,
  lastName: texts.lastName,
  email: texts.email,
  phone: texts.phone,
  comment: texts.formComment,
};

export function sampleDevices(lastSeenAt: string) {
  return [{ name: texts.device, lastSeenAt }];
}

function itemsOf(products: SampleOptions['products']): OrderItem[] {
  const [first, second] = products;
  const step: OrderItem['parts'][number] = {
    name: texts.step,
    type: 'multiselect',
    text: null,
    options: [{ name: texts.option, modifier: 'add', value: cents(0) }],
    leftOut: [{ name: texts.onion }],
    uploads: [],
  };
  return [
    {
      ...item(first ?? { id: 1, name: texts.dish, price: cents(490), tax: 10, allergens: 'A, G' }, 2),
      parts: [step],
    },
    item(second ?? { id: 2, name: texts.drink, price: cents(390), tax: 20, allergens: '' }, 1),
  ];
}

function item(
  { id, name, price, tax, allergens }: SampleOptions['products'][number],
  amount: number,
): OrderItem {
  return {
    product: id,
    name,
    allergens,
    amount,
    unit: 'amount',
    unitPrice: price,
    gross: cents(price * amount),
    taxRate: tax,
    pricing: 'fixed',
    isPriceHidden: false,
    parts: [],
  };
}

function feeLine(): OrderLine {
  const { kind, payer } = deliveryFee;
  return { kind, payer, label: texts.deliveryFee, detail: texts.deliveryArea, amount: FEE, taxRate: 10 };
}
