import type { PricingMode } from '#domain/catalogue/product.ts';
import { placeLine } from '#domain/contact/address.ts';
import { isVoid } from '#domain/devices/print-job.ts';
import { USUAL_LOOK } from '#domain/devices/slip-look.ts';
import { columnMoney, formatMoney } from '#domain/money/money.ts';
import { deliveryFee } from '#domain/order/lines/delivery-fee.ts';
import { donation } from '#domain/order/lines/donation.ts';
import { givenLines, leadOf } from '#domain/order/lines/index.ts';
import { chargedLines } from '#domain/order/lines/line.ts';
import { pricePrefix } from '#domain/ordering/price-text.ts';
import { contentLines } from '#text/contents-text.ts';
import { unitPriceText } from '#text/line-amounts.ts';
import { nameOf } from '#text/name-of.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import { type PaymentLine, paymentNews } from '#text/payments/payment-lines.ts';
import { taxLineName } from '#text/tax-lines.ts';
import { columns, copyMark, cut, feed, image, type Line, qr, rule, text } from '../paper.ts';
import type { OrderSlip, PrintOccasion, SlipItem, SlipLine, SlipOrder } from '../print-job.ts';
import { boundName, contentLabel, quantityLabel, shopVatLabel } from './labels.ts';
import { comment, customer, dates, headline, markers, partText } from './slip-parts.ts';
import * as texts from './slip-texts.ts';

/** The customer's slip: what was ordered, what it costs, who delivers it where. Dates in the branch's zone. */
export function receipt(slip: OrderSlip, { printedAt, statusUrl }: PrintOccasion): Line[] {
  const { order, look = USUAL_LOOK } = slip;
  const items = order.items.map((item) => (look.receiptAllergens ? item : { ...item, allergens: '' }));
  return [
    ...letterhead(slip),
    copyMark(),
    rule('='),
    ...markers(slip),
    ...headline(slip),
    ...customer(slip, { isFull: true }),
    ...comment(order),
    rule('='),
    ...items.flatMap((item) => itemLines(item)),
    rule(),
    ...totals(order),
    rule(),
    ...payment(order),
    ...givenLines(linesOf(order)).map(givenLine),
    ...dates(slip, printedAt),
    ...(statusUrl === null ? [] : [feed(), qr(statusUrl)]),
    ...thanks(order),
    ...(order.isQuotation ? [] : [text(texts.noReceipt, { align: 'center' })]),
    ...markers(slip),
    cut(),
  ];
}

function letterhead(slip: OrderSlip): Line[] {
  const { shopName, businessName, vatNumber = '', logo = null, branch, look = USUAL_LOOK } = slip;
  const center = { align: 'center' } as const;
  const address = [
    text(branch.street, center),
    text(placeLine(branch), center),
    ...(branch.phone === '' ? [] : [text(texts.phone({ phone: branch.phone }), center)]),
  ];
  return [
    ...(logo && look.receiptLogo ? [image(texts.logo, logo)] : []),
    text(shopName, { ...center, size: 'tall', bold: true }),
    ...(businessName === shopName ? [] : [text(businessName, center)]),
    ...(branch.name === shopName ? [] : [text(branch.name, center)]),
    ...(look.receiptAddress ? address : []),
    ...(vatNumber === '' ? [] : [text(shopVatLabel(branch.country, vatNumber), center)]),
  ];
}

function itemLines(item: SlipItem): Line[] {
  const name = `${quantityLabel(item)} ${boundName(item.name)}`;
  const style = { bold: true, size: 'tall', hanging: 2 } as const;
  return [
    item.isPriceHidden ? text(name, style) : columns(name, itemPrice(item), style),
    ...unitPrice(item),
    ...[
      ...contentLines(item, contentLabel),
      ...item.parts.flatMap((part) => [
        ...part.options.map((option) => `${part.name}: ${option.name}${modifierLabel(option, item)}`),
        ...partText(part),
      ]),
      ...(item.allergens.trim() === '' ? [] : [texts.allergens({ allergens: item.allergens })]),
    ].map((content) => text(content, { indent: 2, hanging: 2 })),
  ];
}

/** How final the price of a line is: exact, 'ca.' or 'ab' (R6). */
function itemPrice(item: SlipItem): string {
  return priceMark(item.pricing) + columnMoney(item.gross);
}

/** No line break between mark and amount. */
function priceMark(pricing: PricingMode): string {
  return pricePrefix(pricing).replace(' ', '\u00a0');
}

function unitPrice(item: SlipItem): Line[] {
  const price = unitPriceText(item, columnMoney);
  return price === '' ? [] : [text(price, { indent: 2 })];
}

const SIGNS = new Map(Object.entries({ add: '+', subtract: '-', overwrite: `${texts.price}\u00a0` }));

function modifierLabel(option: SlipItem['parts'][number]['options'][number], item: SlipItem): string {
  if (item.isPriceHidden || (option.value === 0 && option.modifier !== 'overwrite')) return '';
  const sign = SIGNS.get(option.modifier) ?? `${option.modifier}\u00a0`;
  return ` (${sign}${columnMoney(option.value)})`;
}

/** An exact total, one marked 'ca.', or none if the final price is still open (R7). */
function totals(order: SlipOrder): Line[] {
  const fee = chargedLines(linesOf(order)).map(chargedLine);
  if (order.pricing === 'minimum' || order.items.some((item) => item.isPriceHidden)) {
    const open = order.isQuotation ? texts.priceInOffer : texts.priceAtHandover;
    return [...fee, text(open, { bold: true })];
  }
  const about = priceMark(order.pricing);
  return [
    ...(fee.length === 0 ? [] : [columns(texts.subtotal, about + columnMoney(order.gross)), ...fee]),
    columns(texts.total, about + formatMoney(order.totalGross, order.currency), { bold: true, size: 'tall' }),
    ...order.taxLines.flatMap((line) => [
      columns(taxLineName(line.rate), about + columnMoney(line.vat)),
      text(texts.taxedNet({ amount: about + columnMoney(line.net) }), { indent: 2 }),
    ]),
    columns(texts.totalNet, about + columnMoney(order.totalNet)),
  ];
}

/** What the order costs, or gives, besides its items. An older server has other fields for the kinds of its time. */
function linesOf({ lines, isDelivery, deliveryGross, donatee }: SlipOrder): SlipLine[] {
  return (
    lines ?? [
      ...(isDelivery ? [{ ...deliveryFee, detail: null, amount: deliveryGross }] : []),
      ...(donatee === null ? [] : [{ ...donation, detail: donatee, amount: null }]),
    ]
  );
}

function chargedLine({ kind, label, amount }: SlipLine): Line {
  if (amount === null) return text(label || kind);
  return columns(label || kind, amount === 0 ? texts.freeOfCharge : columnMoney(amount));
}

function payment(order: SlipOrder): Line[] {
  if (order.isQuotation) return [];
  const moved = paymentNews(order);
  return moved.length === 0 ? plainPayment(order) : moved.map((line) => movedLine(line, order.currency));
}

/** Nothing is paid, or all of it at once. A method that guests did not choose is named as it was paid. */
function plainPayment(order: SlipOrder): Line[] {
  const open = isVoid(order) ? '' : texts.toPay;
  const state = order.isRefunded ? texts.refunded : order.isPaid ? texts.paid : open;
  const method = order.payments?.find(({ state }) => state === 'paid')?.method ?? order.paymentMethod;
  return [
    text(texts.payment({ method: nameOf(PAYMENT_METHOD_NAMES, method) })),
    ...(order.voucherCode ? [text(texts.voucherCode({ code: order.voucherCode }))] : []),
    text(state, { bold: true, size: 'tall' }),
  ];
}

/** What is still to move is what the counter must not overlook. */
function movedLine({ kind, label, amount }: PaymentLine, currency: string): Line {
  const isOpen = kind === 'due' || kind === 'surplus';
  if (!isOpen) return columns(label, columnMoney(amount), { hanging: 2 });
  return columns(label, formatMoney(amount, currency), { bold: true, size: 'tall' });
}

function thanks(order: SlipOrder): Line[] {
  if (isVoid(order)) return [];
  return [
    feed(),
    text(order.isQuotation ? texts.thanksForInquiry : texts.thanksForOrder, { align: 'center' }),
  ];
}

/** Paid by the shop; never part of the total (R9). */
function givenLine(line: SlipLine): Line {
  return line.detail === null ? chargedLine(line) : text(`${leadOf(line)}: ${line.detail}`);
}
