import { randomBytes, randomInt } from 'node:crypto';
import { stepsOf } from '#domain/catalogue/product.ts';
import { deliveryAddress, storedContact } from '#domain/order/contact.ts';
import { only } from '#domain/order/field.ts';
import type { OrderItem, OrderItemPart } from '#domain/order/item.ts';
import { codeOf } from '#domain/order/payments/voucher-code.ts';
import { ticketDay } from '#domain/order/ticket.ts';
import { TOTALS_FIELDS } from '#domain/order/totals.ts';
import {
  type CheckoutContext,
  type CheckoutDraft,
  chosenTable,
  cleanDraft,
} from '#domain/ordering/checkout.ts';
import { type CartItem, cleanItem, uploadsOf } from '#domain/ordering/item.ts';
import { isOnlineMethod } from '#domain/ordering/payment.ts';
import { chosenOptions, leftOutOptions, type PricedCart, type PricedLine } from '#domain/ordering/pricing.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Language } from '#domain/text/language.ts';
import { parseInstant } from '#domain/time/instant.ts';
import type { OrderContent, OrderProgress } from './order-store.ts';

/** Letters and digits that nobody confuses when reading them out: no 0 O 1 I L U V. */
const UID_LETTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const UID_LENGTH = 10;

/** What an order is composed of; the draft and the items have passed validateCheckout, which has priced them. */
export interface OrderParts extends CheckoutContext {
  draft: CheckoutDraft;
  totals: PricedCart;
  language: Language;
}

export interface ComposedOrder {
  content: OrderContent;
  progress: OrderProgress;
  items: OrderItem[];
  uploads: number[];
}

/** Freezes a validated checkout: prices, names, options and taxes as they are now. */
export function composeOrder({ draft, totals, language, ...context }: OrderParts): ComposedOrder {
  const { shop, branch, service, now } = context;
  const items = context.items.map(cleanItem);
  const clean = cleanDraft(draft, context);
  const table = chosenTable(draft, context);
  const appointment = draft.appointmentDate === null ? null : parseInstant(draft.appointmentDate);
  const appointmentDate = appointment?.toISOString() ?? null;
  return {
    content: {
      uid: makeUid(),
      hash: randomBytes(32).toString('base64url'),
      branchId: branch.id,
      ticketDay: ticketDay(now, branch.timeZone),
      isDelivery: service === 'delivery',
      isDineIn: service === 'dineIn',
      tableId: table?.id ?? null,
      tableIdentifier: table?.identifier ?? null,
      deliveryArea: service === 'delivery' ? draft.deliveryArea : null,
      voucherCode: codeOf(draft.paymentMethod, draft.voucherCode),
      ...storedContact({ ...clean, companyName: joinedName(clean.companyName, clean.company) }, service),
      isDeliveryAddressDifferent: service === 'delivery' && clean.isDeliveryAddressDifferent,
      deliveryAddress: deliveryAddress(clean, service),
      comment: clean.comment,
      internalNote: '',
      appointmentDate,
      currency: shop.config.currency,
      isQuotation: branch.isQuotationRequired,
      language,
      ...only(TOTALS_FIELDS, totals),
      createdAt: now.toISOString(),
    },
    progress: {
      ...UNTOUCHED,
      appointment: appointmentDate,
      paymentMethod: draft.paymentMethod,
      paymentState: isOnlineMethod(draft.paymentMethod) ? 'open' : 'none',
    },
    items: items.map((item, index) => {
      const line = totals.items[index];
      if (!line) throw new RangeError(`item ${index} has no price`);
      return frozenItem(item, line);
    }),
    uploads: [...new Set(items.flatMap(uploadsOf).map((upload) => upload.id))],
  };
}

/** The state of an order that nobody has acted on yet. */
const UNTOUCHED: Omit<OrderProgress, 'paymentMethod' | 'paymentState'> = {
  state: 'awaiting',
  appointment: null,
  counterAppointment: null,
  declinedCounterAppointment: null,
  rejectionMessage: null,
  isHeld: false,
  cancelReason: null,
  confirmedAt: null,
  finishedAt: null,
  questionnaire: null,
  questionnaireRating: null,
};

/** An item with everything an order keeps of it, whatever becomes of the product. */
export function frozenItem(item: CartItem, line: PricedLine): OrderItem {
  const { product } = item;
  return {
    product: product.id,
    name: product.name,
    allergens: product.allergens,
    amount: item.amount,
    unit: item.unit,
    unitPrice: line.unitPrice,
    ...(line.baseUnit && { basePrice: line.basePrice, baseUnit: line.baseUnit }),
    gross: line.gross,
    taxRate: line.taxRate,
    pricing: line.pricing,
    isPriceHidden: product.isPriceHidden,
    ...(line.contents && { contents: line.contents }),
    parts: frozenParts(item),
  };
}

/** The answered steps; empty optional ones are left out. */
function frozenParts(item: CartItem): OrderItemPart[] {
  return stepsOf(item.product).flatMap((step, index) => {
    const value = item.parts[index] ?? null;
    const options = value === null ? [] : chosenOptions(step, value);
    const leftOut = leftOutOptions(step, options).map(({ name }) => ({ name }));
    if (value === null && leftOut.length === 0) return [];
    const isText = step.type === 'text' || step.type === 'textarea';
    return [
      {
        name: step.name,
        type: step.type,
        text: isText && typeof value === 'string' ? value : null,
        options: options.map(({ name, modifier, value: price, isPreselected }) => ({
          name,
          modifier,
          value: price,
          ...(isPreselected && { isPreselected }),
        })),
        ...(leftOut.length > 0 && { leftOut }),
        uploads: uploadsOf({ ...item, parts: [value] }),
      },
    ];
  });
}

function joinedName(name: string, addition: string): string {
  return addition === '' || addition === name ? name : `${name}, ${addition}`;
}

function makeUid(): string {
  return Array.from({ length: UID_LENGTH }, () => UID_LETTERS[randomInt(UID_LETTERS.length)]).join('');
}

/** The branch with this id, whether or not it is enabled and public. */
export function branchOf(branches: readonly Branch[], id: number): Branch | null {
  return branches.find((branch) => branch.id === id) ?? null;
}
