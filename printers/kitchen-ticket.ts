import { contentLines } from '#text/contents-text.ts';
import { contentLabel, quantityLabel } from './labels.ts';
import { cut, type Line, rule, text } from './paper.ts';
import type { OrderSlip, PrintOccasion, SlipItem } from './print-job.ts';
import { comment, customer, dates, headline, markers, partText } from './slip-parts.ts';
import * as texts from './slip-texts.ts';

/** What the kitchen works from: quantities large, every choice, allergens; no prices. Dates in the branch's zone. */
export function kitchenTicket(slip: OrderSlip, { printedAt }: PrintOccasion): Line[] {
  return [
    text(slip.branch.name, { align: 'center' }),
    ...markers(slip),
    ...headline(slip),
    ...comment(slip.order),
    rule('='),
    ...slip.order.items.flatMap((item, index) => [...(index === 0 ? [] : [rule()]), ...itemLines(item)]),
    rule('='),
    text(texts.lineCount({ count: slip.order.items.length })),
    ...customer(slip, { isFull: false }),
    rule(),
    ...dates(slip, printedAt),
    ...markers(slip),
    cut(),
  ];
}

function itemLines(item: SlipItem): Line[] {
  const choices = item.parts.flatMap((part) => [
    ...(part.options.length === 0
      ? []
      : [`${part.name}: ${part.options.map((option) => option.name).join(', ')}`]),
    ...partText(part),
  ]);
  return [
    text(`${quantityLabel(item)} ${item.name}`, { size: 'large', bold: true, hanging: 2 }),
    ...contentLines(item, contentLabel).map((content) =>
      text(content, { size: 'tall', indent: 2, hanging: 2 }),
    ),
    ...choices.map((choice) => text(choice, { size: 'tall', indent: 2, hanging: 2 })),
    ...(item.allergens.trim() === ''
      ? []
      : [text(texts.allergens({ allergens: item.allergens }), { bold: true, indent: 2, hanging: 2 })]),
  ];
}
