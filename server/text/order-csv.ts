import type { Branch } from '#domain/branch.ts';
import type { CsvCell } from '#domain/csv.ts';
import { addCents, toDecimal } from '#domain/money.ts';
import type { OrderItem } from '#domain/order/item.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { serviceOf } from '#domain/service.ts';
import type { Zone } from '#domain/zone-offsets.ts';
import { localDayOf } from '#domain/zoned-time.ts';
import { wayInside } from './address-lines.ts';
import { formatTime } from './calendar-texts.ts';
import { contentsText, quantityText } from './contents-text.ts';
import { PAYMENT_METHOD_NAMES } from './payment-texts.ts';
import { orderStateName, SERVICE_NAMES } from './state-texts.ts';

/** The headings of the export of orders. */
export const ORDER_COLUMNS = [
  'Bestellnummer',
  'Ticketnummer',
  'Filiale',
  'Bestellt am',
  'Termin',
  'Status',
  'Lieferart',
  'Tisch',
  'Firma',
  'UID-Nummer',
  'Vorname',
  'Nachname',
  'E-Mail',
  'Telefon',
  'Straße und Hausnummer',
  'Adresszusatz',
  'PLZ',
  'Ort',
  'Land',
  'Liefergebiet',
  'Positionen',
  'Anmerkung',
  'Interne Notiz',
  'Zahlungsart',
  'Bezahlt',
  'Währung',
  'Lieferung brutto',
  'Gesamt netto',
  'Mehrwertsteuer',
  'Gesamt brutto',
  'Spendenempfänger',
  'Bewertung',
] as const;

/** One order as a line below these headings. Times are those of the branch; amounts in currency units. */
export function orderCells(order: StaffOrder, branch: Pick<Branch, 'name' | 'timeZone'>): CsvCell[] {
  const service = serviceOf(order);
  return [
    order.uid,
    order.ticketNumber,
    branch.name,
    localTime(order.createdAt, branch.timeZone),
    order.appointment && localTime(order.appointment, branch.timeZone),
    orderStateName(order.state, service),
    SERVICE_NAMES[service],
    order.tableIdentifier,
    order.companyName,
    order.vatNo,
    order.firstName,
    order.lastName,
    order.email,
    order.phone,
    order.street,
    wayInside(order),
    order.zipCode,
    order.city,
    order.country,
    order.deliveryArea,
    order.items.map(itemText).join(', '),
    order.comment,
    order.internalNote,
    PAYMENT_METHOD_NAMES[order.paymentMethod],
    order.isRefunded ? 'rückerstattet' : order.isPaid ? 'ja' : 'nein',
    order.currency,
    toDecimal(order.deliveryGross),
    toDecimal(order.totalNet),
    toDecimal(addCents(...order.taxLines.map(({ vat }) => vat))),
    toDecimal(order.totalGross),
    order.donatee,
    order.questionnaireRating,
  ];
}

function itemText(item: OrderItem): string {
  const contents = contentsText(item);
  return `${quantityText(item)} ${item.name}${contents && ` (${contents})`}`;
}

/** '2026-11-24 12:05' on the clock of the branch: every spreadsheet program reads it as a date. */
function localTime(instant: string, timeZone: Zone): string {
  const at = new Date(instant);
  return `${localDayOf(at, timeZone)} ${formatTime(at, timeZone)}`;
}
