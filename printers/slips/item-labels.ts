import { isPromise } from '#domain/order/promise.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { contentLines } from '#text/contents-text.ts';
import { cut, type Line, rule, text } from '../paper.ts';
import type { OrderSlip, PrintOccasion, SlipItem, SlipOrder } from '../print-job.ts';
import { boundName, contentLabel, dateLabel, quantityLabel, serviceLabel } from './labels.ts';
import { choice, isWithout, markers, partText } from './slip-parts.ts';
import * as texts from './slip-texts.ts';

/** More of one item get a single label that says how many. */
const MOST_LABELS = 50;

/** One label for each thing that is made: it goes on the cup or the box, and names the order that it belongs to. */
export function itemLabels(slip: OrderSlip, { printedAt }: PrintOccasion): Line[] {
  const labels = slip.order.items.flatMap(thingsOf);
  return labels.flatMap((item, index) => [
    ...markers(slip),
    ...head(slip, printedAt),
    rule(),
    ...thing(item),
    text(texts.labelOf({ number: index + 1, count: labels.length })),
    cut(),
  ]);
}

/** Pieces one by one; what is weighed or cut, and many of the same, as a whole. */
function thingsOf(item: SlipItem): SlipItem[] {
  const { amount, unit } = item;
  const isCounted = unit === 'amount' && Number.isInteger(amount) && amount >= 1 && amount <= MOST_LABELS;
  return isCounted ? Array.from({ length: amount }, () => ({ ...item, amount: 1 })) : [item];
}

function head({ order, branch, station, hasTicket = true }: OrderSlip, printedAt: Date): Line[] {
  const number = hasTicket ? String(order.ticketNumber) : order.uid;
  const service = [serviceLabel(order), ...when(order, branch.timeZone, printedAt)].join(' · ');
  return [
    text(number, { size: 'large', bold: true }),
    text(service, { bold: true }),
    ...(station && station.name !== '' ? [text(station.name)] : []),
  ];
}

function when(order: SlipOrder, zone: OrderSlip['branch']['timeZone'], printedAt: Date): string[] {
  const agreed = order.appointment ?? order.appointmentDate;
  if (agreed === null) return [];
  const at = new Date(agreed);
  if (localDayOf(at, zone) !== localDayOf(printedAt, zone)) return [dateLabel(at, zone)];
  const time = formatTime(at, zone);
  return [isPromise(order) ? texts.readyAt({ time }) : texts.dueAt({ time })];
}

function thing(item: SlipItem): Line[] {
  const isOne = item.unit === 'amount' && item.amount === 1;
  const detail = { indent: 1, hanging: 1 };
  const name = boundName(item.name);
  return [
    text(isOne ? name : `${quantityLabel(item)} ${name}`, { size: 'tall', bold: true }),
    ...contentLines(item, contentLabel).map((content) => text(content, detail)),
    ...item.parts.flatMap((part) => [
      // 'Butter' alone would say the opposite of 'Ohne: Butter'.
      ...part.options.map(({ name: option }) =>
        isWithout(part.name, option) ? choice(part.name, option, detail) : text(option, detail),
      ),
      ...partText(part).map((said) => text(said, detail)),
    ]),
    ...(item.allergens.trim() === '' ? [] : [text(texts.allergens({ allergens: item.allergens }))]),
  ];
}
