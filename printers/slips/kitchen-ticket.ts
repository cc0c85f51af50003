import { joinedAllergens } from '#domain/catalogue/allergens.ts';
import { USUAL_LOOK } from '#domain/devices/slip-look.ts';
import { ZERO } from '#domain/money/money.ts';
import { withoutNoise } from '#domain/money/units.ts';
import { contentLines } from '#text/contents-text.ts';
import { copyMark, cut, type Line, rule, type Style, text } from '../paper.ts';
import type { OrderSlip, PrintOccasion, SlipItem } from '../print-job.ts';
import { boundName, contentLabel, quantityLabel, serviceLabel } from './labels.ts';
import { choice, comment, customer, dates, due, markers, partText, reader } from './slip-parts.ts';
import * as texts from './slip-texts.ts';

const CENTER: Partial<Style> = { align: 'center' };

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
    ...head(slip, printedAt),
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
function head(slip: OrderSlip, printedAt: Date): Line[] {
  const { order, look = USUAL_LOOK, hasTicket = true } = slip;
  const large = { ...CENTER, size: 'large', bold: true } as const;
  return [
    ...(hasTicket
      ? [text(String(order.ticketNumber), { ...large, size: look.ticketNumberSize }), text(order.uid, CENTER)]
      : [text(texts.orderNumber({ number: order.uid }), large)]),
    text(serviceLabel(order), large),
    ...due(slip, printedAt),
  ];
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
      ...part.options.map(({ name }) => choice(part.name, name, detail)),
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
