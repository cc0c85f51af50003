import { USUAL_LOOK } from '#domain/devices/slip-look.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { contentLines } from '#text/contents-text.ts';
import { cut, type Line, rule, type Style, text } from '../paper.ts';
import type { OrderSlip, PrintJob, PrintOccasion, SlipChange, SlipItem } from '../print-job.ts';
import { itemLabels } from './item-labels.ts';
import { kitchenTicket } from './kitchen-ticket.ts';
import { boundName, contentLabel, dateLabel, quantityLabel, serviceLabel } from './labels.ts';
import { receipt } from './receipt.ts';
import { choice, dates, due, reader } from './slip-parts.ts';
import * as texts from './slip-texts.ts';

type ItemChange = SlipChange['items'][number];

const SHOUT: Partial<Style> = { align: 'center', size: 'large', bold: true, inverse: true };
const HEAD: Partial<Style> = { bold: true, size: 'tall', inverse: true };
const SAID: Partial<Style> = { bold: true, size: 'tall', hanging: 2 };

/** The slip of a job. What a server of the next version calls otherwise is drawn whole: its order says what it is. */
export function slipLines(job: PrintJob, occasion: PrintOccasion): Line[] {
  if (job.layout !== 'kitchen' && job.layout !== 'label') return receipt(job, occasion);
  if (job.kind === 'void') return voidTicket(job, occasion);
  if (job.kind === 'change' && job.change) return changeTicket(job, job.change, occasion);
  return job.layout === 'label' ? itemLabels(job, occasion) : kitchenTicket(job, occasion);
}

/** What a cook has to stop who has a ticket of the order. */
function voidTicket(slip: OrderSlip, { printedAt }: PrintOccasion): Line[] {
  const { order, branch } = slip;
  return [
    text(branch.name, { align: 'center' }),
    ...reader(slip),
    text(texts.voided, { ...SHOUT, size: 'huge' }),
    ...numberLines(slip),
    text(order.isRejected ? texts.orderRejected : texts.orderCanceled, SHOUT),
    ...placeLines(slip),
    rule('='),
    text(texts.stopCooking, { bold: true }),
    ...order.items.flatMap(itemLines),
    rule('='),
    ...dates(slip, printedAt),
    text(texts.voided, { ...SHOUT, size: 'huge' }),
    cut(),
  ];
}

/** The number by which everybody calls the order, readable from two metres. */
function numberLines({ order, hasTicket = true }: OrderSlip): Line[] {
  const style = { align: 'center', bold: true } as const;
  if (!hasTicket) return [text(order.uid, { ...style, size: 'large' })];
  return [text(String(order.ticketNumber), { ...style, size: 'huge' }), text(order.uid, { align: 'center' })];
}

function placeLines({ order }: OrderSlip): Line[] {
  return [text(serviceLabel(order), { align: 'center', size: 'large', bold: true })];
}

function itemLines(item: SlipItem): Line[] {
  const detail = { indent: 2, hanging: 2 };
  return [
    text(`${quantityLabel(item)} ${boundName(item.name)}`, { size: 'large', bold: true, hanging: 2 }),
    ...contentLines(item, contentLabel).map((content) => text(content, detail)),
    ...item.parts.flatMap((part) => part.options.map(({ name }) => choice(part.name, name, detail))),
  ];
}

/** What a cook has to know who has an earlier ticket of the order: nothing that stayed as it was. */
function changeTicket(slip: OrderSlip, change: SlipChange, { printedAt }: PrintOccasion): Line[] {
  const { look = USUAL_LOOK } = slip;
  const items = change.items.map((item) => (look.ticketAllergens ? item : { ...item, allergens: '' }));
  return [
    text(slip.branch.name, { align: 'center' }),
    ...reader(slip),
    text(texts.changed, { ...SHOUT, size: 'huge' }),
    ...numberLines(slip),
    ...placeLines(slip),
    ...due(slip, printedAt),
    ...appointmentLines(change, slip.branch.timeZone),
    ...tableLines(change),
    ...commentLines(change),
    rule('='),
    ...items.flatMap((item, index) => [...(index === 0 ? [] : [rule()]), ...changedItemLines(item)]),
    ...(items.length === 0 ? [text(texts.itemsStay, { bold: true })] : []),
    rule('='),
    text(texts.restStays),
    ...dates(slip, printedAt),
    text(texts.changed, SHOUT),
    cut(),
  ];
}

function changedItemLines(item: ItemChange): Line[] {
  const { amount, before } = item;
  // Stopped dishes are counted, too: another guest may have ordered the same.
  const shown = { ...item, amount: amount === 0 ? before : amount };
  const quantity =
    amount > 0 && before > 0
      ? texts.insteadOf({ before: quantityLabel({ ...item, amount: before }), now: quantityLabel(item) })
      : quantityLabel(shown);
  const head = amount === 0 ? texts.dropped : before === 0 ? texts.added : texts.otherAmount;
  const detail = { size: 'tall', indent: 2, hanging: 2 } as const;
  return [
    text(head, HEAD),
    text(`${quantity} ${boundName(item.name)}`, { size: 'large', bold: true, hanging: 2 }),
    ...contentLines(shown, contentLabel).map((content) => text(content, detail)),
    ...item.parts.flatMap((part) => [
      ...part.options.map((option) => choice(part.name, option, detail)),
      ...(part.text === '' ? [] : [text(`${part.name}: ${part.text}`, detail)]),
      ...(part.files > 0 ? [text(texts.partFiles({ part: part.name, count: part.files }), detail)] : []),
    ]),
    ...(item.allergens.trim() === '' || amount === 0
      ? []
      : [text(texts.allergens({ allergens: item.allergens }), { bold: true, indent: 2, hanging: 2 })]),
  ];
}

function appointmentLines({ appointment }: SlipChange, zone: Zone): Line[] {
  if (!appointment) return [];
  const said = (instant: string | null) =>
    instant === null ? texts.asSoonAsPossible : dateLabel(new Date(instant), zone);
  return replaced(texts.newTime, said(appointment.before), said(appointment.now));
}

function tableLines({ table }: SlipChange): Line[] {
  return table ? replaced(texts.newTable, table.before ?? '', table.now ?? '') : [];
}

function commentLines({ comment }: SlipChange): Line[] {
  return comment ? replaced(texts.newComment, comment.before, comment.now) : [];
}

/** What held before and what holds now; either may be empty. */
function replaced(title: string, before: string, now: string): Line[] {
  return [
    rule(),
    text(title, { bold: true }),
    ...(before === '' ? [] : [text(texts.dropped, HEAD), text(before, { ...SAID, bold: false })]),
    ...(now === '' ? [] : [text(texts.added, HEAD), text(now, SAID)]),
  ];
}
