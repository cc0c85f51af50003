import { placeLine } from '#domain/contact/address.ts';
import { type Cents, formatMoney, ZERO } from '#domain/money/money.ts';
import type { Address } from '#domain/order/address.ts';
import type { OrderItem } from '#domain/order/item.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { isOnlineMethod } from '#domain/ordering/payment.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import { methodOf } from '#domain/payment-methods/index.ts';
import type { Service } from '#domain/shop/branch.ts';
import { serviceOf } from '#domain/shop/service.ts';
import { buildingLine, deliveryNoteLine, nameLines } from '#text/address-lines.ts';
import { contentsText } from '#text/contents-text.ts';
import { orderStateName } from '#text/orders/order-state-name.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { amountText, contentText } from '#web/lib/item-text.ts';
import type { StaffIconName } from '#web/ui/staff-icon.tsx';
import { isAwaitingPayment, isWaitingForRelease, type StaffCommand } from './order-facts.ts';
import { balanceOfOrder } from './order-money.ts';
import * as texts from './texts.ts';

export const SERVICE_ICONS: Readonly<Record<Service, StaffIconName>> = {
  takeaway: 'bag',
  delivery: 'scooter',
  dineIn: 'cutlery',
};

/** 'Abholung', 'Lieferung', 'Tisch 7', with its icon. */
export function serviceWords(order: StaffOrder): { text: string; icon: StaffIconName } {
  const service = serviceOf(order);
  const text =
    service === 'dineIn' && order.tableIdentifier
      ? texts.table({ table: order.tableIdentifier })
      : SERVICE_NAMES[service];
  return { text, icon: SERVICE_ICONS[service] };
}

/** Who ordered; empty for a table order without a name. */
export function customerName(
  order: Pick<Address, 'isCompany' | 'companyName' | 'firstName' | 'lastName'>,
): string {
  return nameLines(order).join(', ');
}

/** The exact total, one marked 'ca.', or that it is still open (R7). */
export function totalText(order: StaffOrder): string {
  if (order.pricing === 'minimum') return texts.amountOpen;
  return formatPrice(order.totalGross, order.pricing, order.currency);
}

/** The price of a line item: '4,90 €', 'ca. 12,00 €', 'ab 3,00 €'. */
export function lineText(item: OrderItem, currency: string): string {
  return formatPrice(item.gross, item.pricing, currency);
}

/** The state in terms of the service; an order that waits for its online payment, or for somebody to let it through, says so. */
export function stateWords(order: StaffOrder): string {
  if (isAwaitingPayment(order)) return texts.awaitsPayment;
  return isWaitingForRelease(order) ? texts.isHeldBack : orderStateName(order.state, serviceOf(order));
}

/** How it is paid, and whether it is: 'Barzahlung', 'Bezahlt', 'Zahlung offen', 'Noch 5,00 € offen', 'Rückerstattet', 'Angebot'. */
export function paymentWords(order: StaffOrder): { text: string; icon: StaffIconName; isSettled: boolean } {
  const { paid, due, surplus } = balanceOfOrder(order);
  const icon = methodOf(order.paymentMethod)?.icon ?? 'cash';
  const money = (amount: Cents) => ({ amount: formatMoney(amount, order.currency) });
  if (surplus > ZERO) return { text: texts.toHandBack(money(surplus)), icon, isSettled: false };
  if (paid > ZERO && due > ZERO) return { text: texts.restToPay(money(due)), icon, isSettled: false };
  if (order.isRefunded) return { text: texts.refunded, icon: 'paid', isSettled: true };
  if (order.isPaid) return { text: texts.paid, icon: 'paid', isSettled: true };
  if (order.isQuotation) return { text: texts.quotation, icon, isSettled: false };
  if (isOnlineMethod(order.paymentMethod)) return { text: texts.paymentOpen, icon, isSettled: false };
  return { text: PAYMENT_METHOD_NAMES[order.paymentMethod], icon, isSettled: false };
}

/** '3 × Leberkässemmel, 1 × Jausenpackerl (2 × Handsemmel, 1 × Apfel) und 2 weitere'. */
export function itemSummary(items: readonly OrderItem[], shown = 2): string {
  const named = items.slice(0, shown).map((item) => {
    const contents = contentsText(item, contentText);
    return `${amountText(item)} ${item.name}${contents && ` (${contents})`}`;
  });
  const rest = items.length - named.length;
  if (rest <= 0) return named.join(', ');
  return texts.andMore({ items: named.join(', '), rest });
}

/** Whether a customer's text mentions an allergy. */
export function isAllergyText(text: string): boolean {
  return ALLERGY.test(text);
}

const ALLERGY = /allerg|unvertr[äa]g|intoleran|zöliak|laktose|gluten|nuss|nüsse|erdn[uü]/i;

/** What the kitchen must not overlook: 'allergy' when a text of the customer mentions one, 'comment' for any other. */
export function noteOf(order: StaffOrder): { kind: 'allergy' | 'comment'; text: string } | null {
  const words = [order.comment, ...order.items.flatMap(({ parts }) => parts.map(({ text }) => text ?? ''))]
    .map((text) => text.trim())
    .filter(Boolean);
  const allergy = words.find(isAllergyText);
  if (allergy) return { kind: 'allergy', text: allergy };
  const comment = order.comment.trim();
  return comment === '' ? null : { kind: 'comment', text: comment };
}

/** Everything that a card must not leave out: each allergy that a text mentions first, then the comment. */
export function notesOf(order: StaffOrder): { kind: 'allergy' | 'comment'; text: string }[] {
  const comment = order.comment.trim();
  const texts = [
    comment,
    ...order.items.flatMap(({ parts }) => parts.map(({ text }) => (text ?? '').trim())),
  ];
  const allergies = [...new Set(texts.filter((text) => text !== '' && isAllergyText(text)))];
  const notes = allergies.map((text) => ({ kind: 'allergy' as const, text }));
  return comment === '' || isAllergyText(comment) ? notes : [...notes, { kind: 'comment', text: comment }];
}

/** Where a delivery goes: 'Hauptstraße 5, 2. Stock, 6850 Dornbirn', the area, what the courier must know; else nothing. */
export function destinationWords(order: StaffOrder): string[] {
  if (!order.isDelivery) return [];
  const address = order.deliveryAddress ?? order;
  const inside = buildingLine(address);
  const place = [address.street.trim(), inside, placeLine(address)].filter((part) => part !== '').join(', ');
  return [place, order.deliveryArea ?? '', deliveryNoteLine(order)].filter((part) => part !== '');
}

/** Which words the button for the command has: handing over depends on the service. */
export function commandName(command: StaffCommand, order: StaffOrder): string {
  switch (command) {
    case 'confirm':
      return texts.confirm;
    case 'propose':
      return texts.propose;
    case 'reject':
      return texts.reject;
    case 'in-delivery':
      return texts.READY[serviceOf(order)];
    case 'complete':
      return texts.DONE[serviceOf(order)];
    case 'cancel':
      return texts.cancelOrder;
  }
}
