import { addCents, toDecimal } from '#domain/money/money.ts';
import { BUILDING_FIELDS } from '#domain/order/address.ts';
import { STORED_CONTACT_FIELDS } from '#domain/order/contact.ts';
import { namesOf } from '#domain/order/field.ts';
import type { OrderItem } from '#domain/order/item.ts';
import { amountOf, LINE_KINDS } from '#domain/order/lines/index.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { serviceOf } from '#domain/shop/service.ts';
import type { CsvCell } from '#domain/text/csv.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { buildingLine } from './address-lines.ts';
import { formatTime } from './calendar-texts.ts';
import { contentsText, quantityText } from './contents-text.ts';
import { PAYMENT_METHOD_NAMES } from './payment-texts.ts';
import { orderStateName, SERVICE_NAMES } from './state-texts.ts';

type Cell = (order: StaffOrder, branch: Pick<Branch, 'name' | 'timeZone'>) => CsvCell;

/** The way inside the building is one column, in the position of the first of its fields. */
const CONTACT_COLUMNS: [string, Cell][] = namesOf(STORED_CONTACT_FIELDS).flatMap((name): [string, Cell][] => {
  if (name in BUILDING_FIELDS) return [['Adresszusatz', buildingLine]];
  const { label } = STORED_CONTACT_FIELDS[name];
  return label ? [[label, (order) => String(order[name])]] : [];
});

const LINE_COLUMNS: [string, Cell][] = LINE_KINDS.flatMap(({ kind, column }): [string, Cell][] =>
  column ? [[column, ({ lines }) => toDecimal(amountOf(lines, kind))]] : [],
);

const COLUMNS: Readonly<Record<string, Cell>> = {
  Bestellnummer: (order) => order.uid,
  Ticketnummer: (order) => order.ticketNumber,
  Filiale: (_, branch) => branch.name,
  'Bestellt am': (order, branch) => localTime(order.createdAt, branch.timeZone),
  Termin: (order, branch) => order.appointment && localTime(order.appointment, branch.timeZone),
  Status: (order) => orderStateName(order.state, serviceOf(order)),
  Lieferart: (order) => SERVICE_NAMES[serviceOf(order)],
  Tisch: (order) => order.tableIdentifier,
  ...Object.fromEntries(CONTACT_COLUMNS),
  Liefergebiet: (order) => order.deliveryArea,
  Positionen: (order) => order.items.map(itemText).join(', '),
  Anmerkung: (order) => order.comment,
  'Interne Notiz': (order) => order.internalNote,
  Zahlungsart: (order) => PAYMENT_METHOD_NAMES[order.paymentMethod],
  Bezahlt: (order) => (order.isRefunded ? 'rückerstattet' : order.isPaid ? 'ja' : 'nein'),
  Währung: (order) => order.currency,
  ...Object.fromEntries(LINE_COLUMNS),
  'Gesamt netto': (order) => toDecimal(order.totalNet),
  Mehrwertsteuer: (order) => toDecimal(addCents(...order.taxLines.map(({ vat }) => vat))),
  'Gesamt brutto': (order) => toDecimal(order.totalGross),
  Spendenempfänger: (order) => order.donatee,
  Bewertung: (order) => order.questionnaireRating,
};

/** The headings of the order export. */
export const ORDER_COLUMNS = Object.keys(COLUMNS);

/** One order as a row under these headings. Times in the zone of the branch; amounts in currency units. */
export function orderCells(order: StaffOrder, branch: Pick<Branch, 'name' | 'timeZone'>): CsvCell[] {
  return Object.values(COLUMNS).map((cell) => cell(order, branch));
}

function itemText(item: OrderItem): string {
  const contents = contentsText(item);
  return `${quantityText(item)} ${item.name}${contents && ` (${contents})`}`;
}

/** '2026-11-24 12:05' in the zone of the branch: every spreadsheet program parses it as a date. */
function localTime(instant: string, timeZone: Zone): string {
  const at = new Date(instant);
  return `${localDayOf(at, timeZone)} ${formatTime(at, timeZone)}`;
}
