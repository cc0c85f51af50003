import { type Cents, formatMoney } from '#domain/money/money.ts';
import type { PublicOrderItem } from '#domain/order/item.ts';
import { givenLines, shownLabel } from '#domain/order/lines/index.ts';
import { chargedLines } from '#domain/order/lines/line.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { isTerminal } from '#domain/order/order-state.ts';
import { isPromise } from '#domain/order/promise.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import { serviceOf } from '#domain/shop/service.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { formatLongDateTime } from '../calendar/days.ts';
import { contentsText, quantityText } from '../contents-text.ts';
import { basePriceText, givenText } from '../line-amounts.ts';
import { PAYMENT_METHOD_NAMES } from '../payment-names.ts';
import { paymentNews } from '../payments/payment-lines.ts';
import { SERVICE_NAMES } from '../service-texts.ts';
import { taxLineName } from '../tax-lines.ts';
import type { Block, LetterItem, Row } from './letter.ts';
import * as texts from './order-mail-texts.ts';

/** What was ordered and what it comes to; nothing about sums where prices are agreed in person. */
export function orderBlocks(
  order: PublicOrder,
  timeZone: Zone,
  { title, tellsPayments }: { title: string; tellsPayments: boolean },
): Block[] {
  return [
    { kind: 'rows', title, rows: facts(order, timeZone) },
    {
      kind: 'items',
      title: texts.products,
      items: order.items.map((item) => letterItem(item, order)),
    },
    ...(order.pricing === 'minimum'
      ? []
      : [
          {
            kind: 'sums' as const,
            title: texts.sum,
            rows: [...sums(order), ...(tellsPayments ? payments(order) : [])],
            total: texts.total,
          },
        ]),
  ];
}

/** 'Freitag, 27.11.2026, 18:30 Uhr' in the zone of the branch. */
export function moment(instant: string, timeZone: Zone): string {
  return texts.moment({ dayAndTime: formatLongDateTime(new Date(instant), timeZone) });
}

function facts(order: PublicOrder, timeZone: Zone): Row[] {
  return [
    ...numbers(order),
    [texts.service, SERVICE_NAMES[serviceOf(order)]],
    ...(order.tableIdentifier ? [[texts.table, order.tableIdentifier] as const] : []),
    ...appointmentRow(order, timeZone),
    // What a quote will cost and how it is paid is yet to be agreed.
    ...(order.isQuotation ? [] : [[texts.payment, paymentText(order)] as const]),
    ...givenLines(order.lines).map((line): Row => [shownLabel(line), givenText(line, order.currency)]),
    ...(order.comment ? [[texts.comment, order.comment] as const] : []),
  ];
}

function paymentText({ paymentMethod, isPaid, isRefunded }: PublicOrder): string {
  const method = PAYMENT_METHOD_NAMES[paymentMethod];
  if (isRefunded) return texts.paidBack({ method });
  return isPaid ? texts.paid({ method }) : method;
}

/** Without ticket numbers (R222) the reference is the only number of an order, as on its page. */
function numbers({ ticketNumber, uid, isQuotation }: PublicOrder): Row[] {
  const label = isQuotation ? texts.inquiryNumber : texts.orderNumber;
  if (ticketNumber === null) return [[label, uid]];
  return [
    [label, String(ticketNumber)],
    [texts.reference, uid],
  ];
}

/** An order that is over without an appointment has none to come. */
function appointmentRow(order: PublicOrder, timeZone: Zone): Row[] {
  const isOtherProposed = order.state === 'awaiting' && order.counterAppointment !== null;
  const agreed = isPromise(order) ? texts.promise : texts.appointment;
  const label = isOtherProposed ? texts.wanted : agreed;
  if (order.appointment) return [[label, moment(order.appointment, timeZone)]];
  return isTerminal(order.state) ? [] : [[texts.appointment, texts.asSoonAsPossible]];
}

function letterItem(item: PublicOrderItem, order: PublicOrder): LetterItem {
  const isHidden = item.isPriceHidden || item.gross === null;
  const base = basePriceText(item, (value) => formatMoney(value, order.currency));
  const contents = contentsText(item);
  return {
    label: `${quantityText(item)} ${item.name}`,
    price: isHidden || item.gross === null ? '' : formatPrice(item.gross, item.pricing, order.currency),
    details: [
      ...(base ? [[texts.basePrice, base] as const] : []),
      ...(contents ? [[texts.contents, contents] as const] : []),
      ...item.parts.map((part): Row => [part.name, partText(part)]).filter(([, words]) => words !== ''),
      ...(item.allergens ? [[texts.allergens, item.allergens] as const] : []),
    ],
  };
}

function partText(part: PublicOrderItem['parts'][number]): string {
  const { options, leftOut = [], uploads, text } = part;
  const names = [
    ...options.map((option) => option.name),
    ...leftOut.map(({ name }) => texts.without({ name })),
    ...uploads.map((upload) => upload.name),
  ];
  return text ?? names.join(', ');
}

/** What was paid in parts or back, and what is left to pay. */
function payments(order: PublicOrder): Row[] {
  return paymentNews(order).map(({ label, amount }) => [label, formatMoney(amount, order.currency)]);
}

function sums(order: PublicOrder): Row[] {
  const price = (value: Cents) => formatPrice(value, order.pricing, order.currency);
  return [
    ...chargedLines(order.lines).flatMap((line): Row[] =>
      line.amount === 0 ? [] : [[shownLabel(line), formatMoney(line.amount, order.currency)]],
    ),
    ...(order.totalGross === null ? [] : [[texts.total, price(order.totalGross)] as const]),
    ...order.taxLines.map((line): Row => [taxLineName(line.rate), price(line.vat)]),
  ];
}
