import { isVoid } from '#domain/devices/print-job.ts';
import { isPromise } from '#domain/order/promise.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { addressLines, destinationLines, nameLines } from '#text/address-lines.ts';
import { formatDateTime, formatTime } from '#text/calendar/calendar.ts';
import { formatMediumDay } from '#text/calendar/days.ts';
import { columns, type Line, rule, type Style, text } from '../paper.ts';
import type { OrderSlip, SlipItem, SlipOrder } from '../print-job.ts';
import { appointmentLabel, dateLabel, serviceLabel } from './labels.ts';
import * as texts from './slip-texts.ts';

const CENTER: Partial<Style> = { align: 'center' };
const WITHOUT = /^(?:ohne|kein|keine|keinen)(?:\s|$)/i;
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

/** 'fertig um 18:20', 'Termin um 18:20', and of another day the day as well, impossible to overlook. */
export function due({ order, branch: { timeZone } }: OrderSlip, printedAt: Date): Line[] {
  const style = { ...CENTER, size: 'large', bold: true } as const;
  const agreed = order.appointment ?? order.appointmentDate;
  if (agreed === null) return [text(appointmentLabel(order, timeZone), { ...style, size: 'tall' })];
  const at = new Date(agreed);
  const [day, today] = [localDayOf(at, timeZone), localDayOf(printedAt, timeZone)];
  const time = formatTime(at, timeZone);
  if (day > today) {
    const loud = [texts.preorder, formatMediumDay(day), texts.atTime({ time })];
    return loud.map((label) => text(label, { ...style, inverse: true }));
  }
  if (day < today) return [text(dateLabel(at, timeZone), style)];
  return [text(isPromise(order) ? texts.readyAt({ time }) : texts.dueAt({ time }), style)];
}

/** A choice for those who make the dish: what must not be in it stands in reverse. */
export function choice(step: string, option: string, style: Partial<Style>): Line {
  return text(`${step}: ${option}`, { ...style, inverse: isWithout(step, option) });
}

/** 'ohne Zwiebel', or 'Butter' of a step 'Ohne'. */
export function isWithout(...words: string[]): boolean {
  return words.some((word) => WITHOUT.test(word));
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
