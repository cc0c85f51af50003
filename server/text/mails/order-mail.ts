import { placeLine } from '#domain/contact/address.ts';
import { type Cents, formatMoney } from '#domain/money/money.ts';
import type { PublicOrderItem } from '#domain/order/item.ts';
import { givenLines, shownLabel } from '#domain/order/lines/index.ts';
import { chargedLines } from '#domain/order/lines/line.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { isTerminal } from '#domain/order/order-state.ts';
import { isPromise } from '#domain/order/promise.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { serviceOf } from '#domain/shop/service.ts';
import type { Config } from '#domain/shop/shop.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { formatLongDateTime } from '../calendar/days.ts';
import { contentsText, quantityText } from '../contents-text.ts';
import { escapeHtml } from '../escape-html.ts';
import { basePriceText, givenText } from '../line-amounts.ts';
import { PAYMENT_METHOD_NAMES } from '../payment-names.ts';
import { SERVICE_NAMES } from '../service-texts.ts';
import { taxLineName } from '../tax-lines.ts';
import * as texts from './mail-texts.ts';
import * as weighing from './weighing-texts.ts';

const ORDER_MAILS = [
  'new-order',
  'received',
  'confirmed',
  'counter-appointment',
  'rejected',
  'canceled',
  'canceled-by-guest',
  'unanswered',
  'weighed',
] as const;
/** Those of FOR_BRANCH go to the branch or its contacts, the others to the customer. */
export type OrderMailName = (typeof ORDER_MAILS)[number];

export function isOrderMail(name: unknown): name is OrderMailName {
  return ORDER_MAILS.some((known) => known === name);
}

const FOR_BRANCH: readonly OrderMailName[] = ['new-order', 'canceled-by-guest', 'unanswered'];

/** Whether a mail goes to the branch, with the customer's contact data; else to the customer. */
export function isMailForBranch(name: OrderMailName): boolean {
  return FOR_BRANCH.includes(name);
}

export interface OrderLetter {
  order: PublicOrder;
  firstName: string;
  /** The customer and how to reach them; for the branch only. */
  customer: readonly string[];
  branch: Pick<Branch, 'name' | 'street' | 'zipCode' | 'city' | 'phone' | 'timeZone'>;
  config: Pick<Config, 'shopName' | 'businessName'>;
  /** The customer's status page, or the backend for the branch. */
  url: string;
}

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** A mail about an order, as text and as HTML with the same words. Times in the zone of the branch. */
export function orderMail(name: OrderMailName, letter: OrderLetter): Letter {
  const isForBranch = isMailForBranch(name);
  const blocks: Block[] = [
    ...opening(name, letter).map((text): Block => ({ kind: 'text', text })),
    { kind: 'link', text: isForBranch ? texts.toTheOrders : texts.seeStatus, href: letter.url },
    { kind: 'rows', title: isForBranch ? texts.order : texts.yourOrder, rows: facts(letter) },
    {
      kind: 'rows',
      title: texts.products,
      rows: letter.order.items.flatMap((item) => itemRows(item, letter.order)),
    },
    ...(letter.order.pricing === 'minimum'
      ? []
      : [{ kind: 'rows' as const, title: texts.sum, rows: sums(letter.order) }]),
    { kind: 'text', text: isForBranch ? letter.customer.join('\n') : address(letter) },
  ];
  return {
    subject: subject(name, letter),
    text: asText(blocks),
    html: asHtml(blocks, subject(name, letter)),
  };
}

type Row = readonly [label: string, value: string];
type Block =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'rows'; title: string; rows: Row[] };

function subject(name: OrderMailName, { order, config }: OrderLetter): string {
  const titles: Record<OrderMailName, string> = {
    'new-order': order.isQuotation ? texts.newInquiry : texts.newOrder,
    received: order.isQuotation ? texts.inquiryReceived : texts.orderReceived,
    confirmed: texts.orderConfirmed,
    'counter-appointment': texts.newProposal,
    rejected: texts.orderCanceled,
    canceled: texts.orderCanceled,
    'canceled-by-guest': texts.guestCanceled,
    unanswered: texts.orderUnanswered,
    weighed: weighing.orderWeighed,
  };
  return texts
    .orderSubject({ title: titles[name], number: order.ticketNumber ?? order.uid, shop: config.shopName })
    .replace(/\s+/g, ' ');
}

function opening(name: OrderMailName, letter: OrderLetter): string[] {
  const { order, firstName, branch } = letter;
  const greeting = firstName === '' ? texts.greeting : texts.greetingByName({ firstName });
  const proposal = order.counterAppointment && moment(order.counterAppointment, branch.timeZone);
  const agreed = order.appointment && moment(order.appointment, branch.timeZone);
  switch (name) {
    case 'new-order':
      return [texts.arrived({ branch: branch.name, kind: order.isQuotation ? 'inquiry' : 'order' })];
    case 'canceled-by-guest':
      return [texts.guestHasCanceled({ branch: branch.name })];
    case 'unanswered':
      return [texts.isUnanswered({ branch: branch.name, since: moment(order.createdAt, branch.timeZone) })];
    case 'received':
      return [greeting, texts.received];
    case 'confirmed':
      if (agreed && isPromise(order))
        return [greeting, texts.confirmedWithPromise({ service: serviceOf(order), moment: agreed })];
      return [greeting, agreed ? texts.confirmedFor({ moment: agreed }) : texts.confirmed];
    case 'counter-appointment':
      return [
        greeting,
        proposal ? texts.otherTimeProposed({ moment: proposal }) : texts.otherTime,
        texts.answerProposal,
      ];
    case 'rejected':
      return [greeting, texts.rejected, ...(order.rejectionMessage ?? '').split('\n')];
    case 'canceled':
      return [greeting, texts.canceled];
    case 'weighed':
      return [greeting, weighing.weighed, finalTotal(order)];
  }
}

/** What it comes to, now that it is weighed; where prices are agreed in person, only that. */
function finalTotal({ pricing, totalGross, currency }: PublicOrder): string {
  return pricing === 'minimum' || totalGross === null
    ? weighing.totalLater
    : weighing.exactTotal({ total: formatMoney(totalGross, currency) });
}

function facts(letter: OrderLetter): Row[] {
  const { order } = letter;
  return [
    ...numbers(order),
    [texts.service, SERVICE_NAMES[serviceOf(order)]],
    ...(order.tableIdentifier ? [[texts.table, order.tableIdentifier] as const] : []),
    ...appointmentRow(letter),
    [texts.payment, PAYMENT_METHOD_NAMES[order.paymentMethod]],
    ...givenLines(order.lines).map((line): Row => [shownLabel(line), givenText(line, order.currency)]),
    ...(order.comment ? [[texts.comment, order.comment] as const] : []),
  ];
}

/** Without ticket numbers (R222) the reference is the only number of an order, as on its page. */
function numbers({ ticketNumber, uid }: PublicOrder): Row[] {
  if (ticketNumber === null) return [[texts.orderNumber, uid]];
  return [
    [texts.orderNumber, String(ticketNumber)],
    [texts.reference, uid],
  ];
}

/** An order that is over without an appointment has none to come. */
function appointmentRow({ order, branch }: OrderLetter): Row[] {
  const label = isPromise(order) ? texts.promise : texts.appointment;
  if (order.appointment) return [[label, moment(order.appointment, branch.timeZone)]];
  return isTerminal(order.state) ? [] : [[texts.appointment, texts.asSoonAsPossible]];
}

function itemRows(item: PublicOrderItem, order: PublicOrder): Row[] {
  const price =
    item.isPriceHidden || item.gross === null ? '' : formatPrice(item.gross, item.pricing, order.currency);
  const base = basePriceText(item, (value) => formatMoney(value, order.currency));
  const contents = contentsText(item);
  return [
    [`${quantityText(item)} ${item.name}`, price],
    ...(base ? [[`   ${texts.basePrice}`, base] as const] : []),
    ...(contents ? [[`   ${texts.contents}`, contents] as const] : []),
    ...item.parts.map((part): Row => [`   ${part.name}`, partText(part)]).filter(([, words]) => words !== ''),
    ...(item.allergens ? [[`   ${texts.allergens}`, item.allergens] as const] : []),
  ];
}

function partText(part: PublicOrderItem['parts'][number]): string {
  const names = [...part.options.map((option) => option.name), ...part.uploads.map((upload) => upload.name)];
  return part.text ?? names.join(', ');
}

function sums(order: PublicOrder): Row[] {
  const price = (value: Cents) => formatPrice(value, order.pricing, order.currency);
  return [
    ...chargedLines(order.lines).flatMap((line): Row[] =>
      line.amount === 0 ? [] : [[shownLabel(line), formatMoney(line.amount, order.currency)]],
    ),
    ...(order.totalGross === null ? [] : [[texts.total, price(order.totalGross)] as const]),
    ...order.taxLines.map((line): Row => [taxLineName(line.rate), price(line.vat)]),
  ];
}

function address({ branch, config }: OrderLetter): string {
  return [config.businessName, branch.name, branch.street, placeLine(branch), branch.phone]
    .filter((line) => line !== '')
    .join('\n');
}

/** 'Freitag, 27.11.2026, 18:30 Uhr' in the zone of the branch. */
function moment(instant: string, timeZone: Zone): string {
  return texts.moment({ dayAndTime: formatLongDateTime(new Date(instant), timeZone) });
}

function asText(blocks: readonly Block[]): string {
  return `${blocks.map(blockText).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'link') return texts.fact({ label: block.text, value: block.href });
  return [
    block.title,
    ...block.rows.map(([label, value]) => (value === '' ? label : texts.fact({ label, value }))),
  ].join('\n');
}

function asHtml(blocks: readonly Block[], title: string): string {
  return `<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#faf7f2;color:#1f1a17;font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">
${blocks.map(blockHtml).join('\n')}
</div></body></html>
`;
}

function blockHtml(block: Block): string {
  if (block.kind === 'text') return `<p>${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`;
  if (block.kind === 'link') {
    const style = 'display:inline-block;padding:12px 20px;background:#b3261e;color:#fff;border-radius:8px';
    return `<p><a style="${style}" href="${escapeHtml(block.href)}">${escapeHtml(block.text)}</a></p>`;
  }
  const rows = block.rows.map(
    ([label, value]) =>
      `<tr><td style="padding:2px 16px 2px 0">${indented(label)}</td><td style="text-align:right">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  return `<h2 style="font-size:18px">${escapeHtml(block.title)}</h2><table style="width:100%">${rows.join('')}</table>`;
}

function indented(label: string): string {
  return escapeHtml(label).replace(/^ +/, (blanks) => '&nbsp;'.repeat(blanks.length));
}
