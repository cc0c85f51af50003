import { joinedAllergens } from '#domain/catalogue/allergens.ts';
import { USUAL_LOOK } from '#domain/devices/slip-look.ts';
import { ZERO } from '#domain/money/money.ts';
import { withoutNoise } from '#domain/money/units.ts';
import { isPromise } from '#domain/order/promise.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { formatMediumDay } from '#text/calendar/days.ts';
import { contentLines } from '#text/contents-text.ts';
import { copyMark, cut, type Line, rule, type Style, text } from '../paper.ts';
import type { OrderSlip, PrintOccasion, SlipItem } from '../print-job.ts';
import {
  appointmentLabel,
  boundName,
  contentLabel,
  dateLabel,
  quantityLabel,
  serviceLabel,
} from './labels.ts';
import { comment, customer, dates, markers, partText, reader } from './slip-parts.ts';
import * as texts from './slip-texts.ts';

const CENTER: Partial<Style> = { align: 'center' };
const WITHOUT = /^(?:ohne|kein|keine|keinen)(?:\s|$)/i;

/**
 * What the kitchen works from, to be read from two metres: the number, when it must be ready, what to make of it; no prices.
 * Dates in the branch's zone.
 */
export function kitchenTicket(slip: OrderSlip, { printedAt }: PrintOccasion): Line[] {
  const { look = USUAL_LOOK } = slip;
  const items = summed(slip.order.items)
    .map((item) => (look.ticketAllergens ? item : { ...item, allergens: '' }))
    .map((item) => (look.ticketOmitsPreselected ? withoutUsual(item) : item));
  return [
    text(slip.branch.name, CENTER),
    ...reader(slip),
    copyMark(),
    ...markers(slip),
    ...due(slip, printedAt),
    ...comment(slip.order),
    rule('='),
    ...items.flatMap((item, index) => [...(index === 0 ? [] : [rule()]), ...itemLines(item)]),
    rule('='),
    text(texts.lineCount({ count: items.length })),
    ...allergens(items),
    ...(look.ticketNoteBelow ? comment(slip.order) : []),
    ...(look.ticketCustomer ? customer(slip, { isFull: false }) : []),
    rule(),
    ...(look.ticketAcceptedBy ? acceptedBy(slip) : []),
    ...dates(slip, printedAt),
    ...markers(slip),
    cut(),
  ];
}

/** Number, service and time. */
function due({ order, branch, look = USUAL_LOOK, hasTicket = true }: OrderSlip, printedAt: Date): Line[] {
  const large = { ...CENTER, size: 'large', bold: true } as const;
  return [
    ...(hasTicket
      ? [text(String(order.ticketNumber), { ...large, size: look.ticketNumberSize }), text(order.uid, CENTER)]
      : [text(texts.orderNumber({ number: order.uid }), large)]),
    text(serviceLabel(order), large),
    ...when({ order, branch }, printedAt),
  ];
}

/** 'fertig um 18:20', 'Termin um 18:20', and of another day the day as well, impossible to overlook. */
function when({ order, branch: { timeZone } }: Pick<OrderSlip, 'order' | 'branch'>, printedAt: Date): Line[] {
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

/** Equal items are made together. */
function summed(items: readonly SlipItem[]): SlipItem[] {
  const groups = new Map<string, SlipItem>();
  for (const item of items) {
    const { name, unit, allergens, contents, parts } = item;
    const key = JSON.stringify([name, unit, allergens, contents, parts]);
    const known = groups.get(key);
    groups.set(key, known ? { ...known, amount: withoutNoise(known.amount + item.amount) } : item);
  }
  return [...groups.values()];
}

/** Only what differs from how the dish is usually made: also what a guest did not want of it. */
function withoutUsual(item: SlipItem): SlipItem {
  return {
    ...item,
    parts: item.parts.map(({ leftOut = [], options, ...part }) => ({
      ...part,
      options: [
        ...leftOut.map(({ name }) => ({ name: texts.without({ name }), modifier: 'add', value: ZERO })),
        ...options.filter(({ isPreselected }) => !isPreselected),
      ],
    })),
  };
}

function itemLines(item: SlipItem): Line[] {
  const detail = { size: 'tall', indent: 2, hanging: 2 } as const;
  return [
    text(`${quantityLabel(item)} ${boundName(item.name)}`, { size: 'large', bold: true, hanging: 2 }),
    ...contentLines(item, contentLabel).map((content) => text(content, detail)),
    ...item.parts.flatMap((part) => [
      ...part.options.map(({ name }) =>
        text(`${part.name}: ${name}`, { ...detail, inverse: WITHOUT.test(name) || WITHOUT.test(part.name) }),
      ),
      ...partText(part).map((said) => text(said, detail)),
    ]),
    ...(item.allergens.trim() === ''
      ? []
      : [text(texts.allergens({ allergens: item.allergens }), { bold: true, indent: 2, hanging: 2 })]),
  ];
}

/** What is in the order as a whole; a single item with allergens has said it already. */
function allergens(items: readonly SlipItem[]): Line[] {
  const stated = items.map((item) => item.allergens).filter((one) => one.trim() !== '');
  if (stated.length < 2) return [];
  return [
    rule(),
    text(texts.orderAllergens, { bold: true }),
    text(joinedAllergens(stated), { size: 'tall', bold: true }),
  ];
}

function acceptedBy({ order }: OrderSlip): Line[] {
  const name = order.history.findLast(({ event }) => event === 'confirmed')?.actor ?? '';
  return name === '' ? [] : [text(texts.acceptedBy({ name }))];
}
