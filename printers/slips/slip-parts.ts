import { isVoid } from '#domain/devices/print-job.ts';
import { addressLines, destinationLines, nameLines } from '#text/address-lines.ts';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { columns, type Line, rule, type Style, text } from '../paper.ts';
import type { OrderSlip, SlipItem, SlipOrder } from '../print-job.ts';
import { appointmentLabel, serviceLabel } from './labels.ts';
import * as texts from './slip-texts.ts';

const CENTER: Partial<Style> = { align: 'center' };
const SHOUT: Partial<Style> = { align: 'center', size: 'large', bold: true, inverse: true };

/** The station that a slip is for. */
export function reader({ station }: Pick<OrderSlip, 'station'>): Line[] {
  return station && station.name !== '' ? [text(station.name, { ...CENTER, size: 'tall', bold: true })] : [];
}

/** What changes the meaning of the whole slip, at its top and again at its end. */
export function markers({ order, isDuplicate }: OrderSlip): Line[] {
  const lines: Line[] = [];
  if (isDuplicate) lines.push(text(texts.duplicate, SHOUT));
  if (isVoid(order)) {
    lines.push(text(texts.voided, { ...SHOUT, size: 'huge' }));
    lines.push(text(order.isRejected ? texts.orderRejected : texts.orderCanceled, SHOUT));
  }
  if (order.isQuotation) lines.push(text(texts.quotation, SHOUT));
  return lines;
}

/** Number, service and time: what people look for first. */
export function headline({ order, branch, hasTicket = true }: OrderSlip): Line[] {
  const number = hasTicket ? order.ticketNumber : order.uid;
  return [
    text(texts.orderNumber({ number }), { ...CENTER, size: 'large', bold: true }),
    ...(hasTicket ? [text(order.uid, CENTER)] : []),
    text(serviceLabel(order), { ...CENTER, size: 'large', bold: true }),
    text(appointmentLabel(order, branch.timeZone), { ...CENTER, size: 'tall', bold: true }),
  ];
}

/** Who ordered, and for deliveries the address. `isFull` adds invoice address and VAT number. */
export function customer({ order, branch }: OrderSlip, { isFull }: { isFull: boolean }): Line[] {
  const other = order.isDelivery && order.deliveryAddress !== null;
  const lines = (order.isDelivery ? destinationLines(order, [branch.country]) : nameLines(order)).map(
    (line) => text(line, { bold: true }),
  );
  const phone = order.phone === '' ? [] : [text(texts.phone({ phone: order.phone }), { bold: true })];
  const area =
    order.isDelivery && order.deliveryArea ? [text(texts.deliveryArea({ area: order.deliveryArea }))] : [];
  const invoice = isFull ? invoiceLines(order, other, branch.country) : [];
  const all = [...lines, ...phone, ...area, ...invoice];
  return all.length === 0 ? [] : [rule(), ...all];
}

/** The customer's note, impossible to overlook. */
export function comment(order: SlipOrder): Line[] {
  if (order.comment.trim() === '') return [];
  return [
    rule(),
    text(texts.comment, { bold: true }),
    text(order.comment, { bold: true, size: 'tall', inverse: true }),
  ];
}

/** A step's free text and number of files; option lines differ between receipt and kitchen. */
export function partText(part: SlipItem['parts'][number]): string[] {
  const said = part.text?.trim() ? [`${part.name}: ${part.text.trim()}`] : [];
  const count = part.uploads.length;
  return count === 0 ? said : [...said, texts.partFiles({ part: part.name, count })];
}

/** When it was ordered and printed. */
export function dates({ order, branch }: OrderSlip, printedAt: Date): Line[] {
  return [
    columns(texts.orderedAt, formatDateTime(new Date(order.createdAt), branch.timeZone)),
    columns(texts.printedAt, formatDateTime(printedAt, branch.timeZone)),
  ];
}

/** The invoice address if it differs from the one above; and the company's VAT number. */
function invoiceLines(order: SlipOrder, isDifferent: boolean, home: string): Line[] {
  const vatNo = order.isCompany && order.vatNo !== '' ? [text(texts.vatNumber({ vatNo: order.vatNo }))] : [];
  const isElsewhere = isDifferent || (!order.isDelivery && order.street.trim() !== '');
  if (!isElsewhere) return vatNo;
  return [
    text(texts.invoiceAddress),
    ...addressLines(order, [home]).map((line) => text(line, { indent: 2 })),
    ...vatNo,
  ];
}
