import { salesPart } from '#domain/insights/sales-part.ts';
import { addCents, columnMoney, toDecimal } from '#domain/money/money.ts';
import { BUILDING_FIELDS } from '#domain/order/address.ts';
import { STORED_CONTACT_FIELDS } from '#domain/order/contact.ts';
import { namesOf } from '#domain/order/field.ts';
import type { OrderItem } from '#domain/order/item.ts';
import { donation } from '#domain/order/lines/donation.ts';
import { amountOf, LINE_KINDS } from '#domain/order/lines/index.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { serviceOf } from '#domain/shop/service.ts';
import type { CsvCell } from '#domain/text/csv.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { buildingLine } from './address-lines.ts';
import { formatTime } from './calendar/calendar.ts';
import { contentsText, quantityText } from './contents-text.ts';
import * as texts from './csv-texts.ts';
import { basePriceText } from './line-amounts.ts';
import { orderStateName } from './orders/order-state-name.ts';
import { paymentMethodName } from './payment-names.ts';
import { SERVICE_NAMES } from './service-texts.ts';
import { SALES_PART_NAMES } from './statistics-texts.ts';

type Cell = (order: StaffOrder, branch: Pick<Branch, 'name' | 'timeZone'>) => CsvCell;

/** The way inside the building is one column, in the position of the first of its fields. */
const CONTACT_COLUMNS: [string, Cell][] = namesOf(STORED_CONTACT_FIELDS).flatMap((name): [string, Cell][] => {
  if (name in BUILDING_FIELDS) return [[texts.wayInside, buildingLine]];
  const { label } = STORED_CONTACT_FIELDS[name];
  return label ? [[label, (order) => String(order[name])]] : [];
});

const LINE_COLUMNS: [string, Cell][] = LINE_KINDS.flatMap(({ kind, column }): [string, Cell][] =>
  column ? [[column, ({ lines }) => toDecimal(amountOf(lines, kind))]] : [],
);

const COLUMNS: Readonly<Record<string, Cell>> = {
  [texts.orderNumber]: (order) => order.uid,
  [texts.ticketNumber]: (order) => order.ticketNumber,
  [texts.branch]: (_, branch) => branch.name,
  [texts.orderedAt]: (order, branch) => localTime(order.createdAt, branch.timeZone),
  [texts.appointment]: (order, branch) => order.appointment && localTime(order.appointment, branch.timeZone),
  [texts.state]: (order) => orderStateName(order.state, serviceOf(order)),
  [texts.service]: (order) => SERVICE_NAMES[serviceOf(order)],
  [texts.table]: (order) => order.tableIdentifier,
  ...Object.fromEntries(CONTACT_COLUMNS),
  [texts.deliveryArea]: (order) => order.deliveryArea,
  [texts.items]: (order) => order.items.map(itemText).join(', '),
  [texts.comment]: (order) => order.comment,
  [texts.internalNote]: (order) => order.internalNote,
  [texts.paymentMethod]: (order) => paymentMethodName(order.paymentMethod),
  [texts.paid]: (order) => (order.isRefunded ? texts.refunded : order.isPaid ? texts.yes : texts.no),
  [texts.paidAmount]: ({ balance }) => toDecimal(balance.paid),
  [texts.refundedAmount]: ({ balance }) => toDecimal(addCents(balance.refunded, balance.refunding)),
  [texts.dueAmount]: ({ balance, pricing }) => (pricing === 'minimum' ? null : toDecimal(balance.due)),
  [texts.paidWith]: paidWith,
  [texts.currency]: (order) => order.currency,
  ...Object.fromEntries(LINE_COLUMNS),
  [texts.totalNet]: (order) => toDecimal(order.totalNet),
  [texts.tax]: (order) => toDecimal(addCents(...order.taxLines.map(({ vat }) => vat))),
  [texts.totalGross]: (order) => toDecimal(order.totalGross),
  [texts.donatee]: (order) => order.donatee,
  [texts.rating]: (order) => order.questionnaireRating,
  [texts.donation]: (order) => toDecimal(amountOf(order.lines, donation.kind)),
  [texts.salesPart]: (order) => {
    const part = salesPart(order);
    return part && SALES_PART_NAMES[part];
  },
};

/** The headings of the order export. */
export const ORDER_COLUMNS = Object.keys(COLUMNS);

/** One order as a row under these headings. Times in the zone of the branch; amounts in currency units. */
export function orderCells(order: StaffOrder, branch: Pick<Branch, 'name' | 'timeZone'>): CsvCell[] {
  return Object.values(COLUMNS).map((cell) => cell(order, branch));
}

/** 'Barzahlung, Gutschein': how it was really paid; empty as long as nobody has. */
function paidWith({ payments }: StaffOrder): string {
  const methods = payments.filter(({ state }) => state === 'paid').map(({ method }) => method);
  return [...new Set(methods)].map(paymentMethodName).join(', ');
}

/** '250 g Bergkäse (12,90/kg)'; the currency has a column of its own. */
function itemText(item: OrderItem): string {
  const notes = [basePriceText(item, columnMoney), contentsText(item)].filter((note) => note !== '');
  return `${quantityText(item)} ${item.name}${notes.map((note) => ` (${note})`).join('')}`;
}

/** '2026-11-24 12:05' in the zone of the branch: every spreadsheet program parses it as a date. */
function localTime(instant: string, timeZone: Zone): string {
  const at = new Date(instant);
  return `${localDayOf(at, timeZone)} ${formatTime(at, timeZone)}`;
}
