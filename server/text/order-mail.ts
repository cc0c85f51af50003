import { placeLine } from '#domain/contact/address.ts';
import { type Cents, formatMoney } from '#domain/money/money.ts';
import type { PublicOrderItem } from '#domain/order/item.ts';
import { givenLines } from '#domain/order/lines/index.ts';
import { chargedLines } from '#domain/order/lines/line.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { serviceOf } from '#domain/shop/service.ts';
import type { Config } from '#domain/shop/shop.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { contentsText, quantityText } from './contents-text.ts';
import { formatLongDateTime } from './day-texts.ts';
import { escapeHtml } from './escape-html.ts';
import { givenText } from './line-texts.ts';
import { PAYMENT_METHOD_NAMES } from './payment-texts.ts';
import { SERVICE_NAMES } from './state-texts.ts';
import { taxLineName } from './tax-texts.ts';

const ORDER_MAILS = [
  'new-order',
  'received',
  'confirmed',
  'counter-appointment',
  'rejected',
  'canceled',
] as const;
/** new-order goes to the branch, the others to the customer. */
export type OrderMailName = (typeof ORDER_MAILS)[number];

export function isOrderMail(name: unknown): name is OrderMailName {
  return ORDER_MAILS.some((known) => known === name);
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
  const isForBranch = name === 'new-order';
  const blocks: Block[] = [
    ...opening(name, letter).map((text): Block => ({ kind: 'text', text })),
    { kind: 'link', text: isForBranch ? 'Zu den Bestellungen' : 'Bestellstatus ansehen', href: letter.url },
    { kind: 'rows', title: isForBranch ? 'Bestellung' : 'Ihre Bestellung', rows: facts(letter) },
    {
      kind: 'rows',
      title: 'Produkte',
      rows: letter.order.items.flatMap((item) => itemRows(item, letter.order)),
    },
    ...(letter.order.pricing === 'minimum'
      ? []
      : [{ kind: 'rows' as const, title: 'Summe', rows: sums(letter.order) }]),
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
    'new-order': order.isQuotation ? 'Neue Angebotsanfrage' : 'Neue Bestellung',
    received: order.isQuotation ? 'Angebotsanfrage eingegangen' : 'Bestellung eingegangen',
    confirmed: 'Bestellung bestätigt',
    'counter-appointment': 'Neuer Terminvorschlag für Ihre Bestellung',
    rejected: 'Bestellung storniert',
    canceled: 'Bestellung storniert',
  };
  return `${titles[name]} – Nr. ${order.ticketNumber} – ${config.shopName}`.replace(/\s+/g, ' ');
}

function opening(name: OrderMailName, letter: OrderLetter): string[] {
  const { order, firstName, branch } = letter;
  const greeting = firstName === '' ? 'Guten Tag,' : `Guten Tag ${firstName},`;
  const proposal = order.counterAppointment && moment(order.counterAppointment, branch.timeZone);
  const agreed = order.appointment && moment(order.appointment, branch.timeZone);
  switch (name) {
    case 'new-order':
      return [
        `In der Filiale ${branch.name} ist eine ${order.isQuotation ? 'Angebotsanfrage' : 'Bestellung'} eingegangen.`,
      ];
    case 'received':
      return [greeting, 'vielen Dank, Ihre Bestellung ist bei uns eingegangen. Wir bestätigen sie in Kürze.'];
    case 'confirmed':
      return [
        greeting,
        `Ihre Bestellung ist bestätigt${agreed ? ` für ${agreed}` : ''}. Wir bereiten sie für Sie zu.`,
      ];
    case 'counter-appointment':
      return [
        greeting,
        `zum gewünschten Termin können wir Ihre Bestellung leider nicht annehmen.${proposal ? ` Unser Vorschlag: ${proposal}.` : ''}`,
        'Bitte nehmen Sie den Vorschlag auf der Seite zu Ihrer Bestellung an oder lehnen Sie ihn dort ab.',
      ];
    case 'rejected':
      return [
        greeting,
        'leider können wir Ihre Bestellung nicht annehmen.',
        ...(order.rejectionMessage ?? '').split('\n'),
      ];
    case 'canceled':
      return [greeting, 'Ihre Bestellung wurde storniert.'];
  }
}

function facts({ order, branch }: OrderLetter): Row[] {
  return [
    ['Bestellnummer', String(order.ticketNumber)],
    ['Referenz', order.uid],
    ['Art', SERVICE_NAMES[serviceOf(order)]],
    ...(order.tableIdentifier ? [['Tisch', order.tableIdentifier] as const] : []),
    ['Termin', order.appointment ? moment(order.appointment, branch.timeZone) : 'so bald wie möglich'],
    ['Zahlung', PAYMENT_METHOD_NAMES[order.paymentMethod]],
    ...givenLines(order.lines).map((line): Row => [line.label, givenText(line, order.currency)]),
    ...(order.comment ? [['Anmerkung', order.comment] as const] : []),
  ];
}

function itemRows(item: PublicOrderItem, order: PublicOrder): Row[] {
  const price =
    item.isPriceHidden || item.gross === null ? '' : formatPrice(item.gross, item.pricing, order.currency);
  const contents = contentsText(item);
  return [
    [`${quantityText(item)} ${item.name}`, price],
    ...(contents ? [['   Inhalt', contents] as const] : []),
    ...item.parts.map((part): Row => [`   ${part.name}`, partText(part)]),
    ...(item.allergens ? [['   Allergene', item.allergens] as const] : []),
  ];
}

function partText(part: PublicOrderItem['parts'][number]): string {
  const names = [...part.options.map((option) => option.name), ...part.uploads.map((upload) => upload.name)];
  return part.text ?? names.join(', ');
}

function sums(order: PublicOrder): Row[] {
  const price = (value: Cents) => formatPrice(value, order.pricing, order.currency);
  return [
    ...chargedLines(order.lines).flatMap(({ label, amount }): Row[] =>
      amount === 0 ? [] : [[label, formatMoney(amount, order.currency)]],
    ),
    ...(order.totalGross === null ? [] : [['Gesamt', price(order.totalGross)] as const]),
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
  return `${formatLongDateTime(new Date(instant), timeZone)} Uhr`;
}

function asText(blocks: readonly Block[]): string {
  return `${blocks.map(blockText).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'link') return `${block.text}: ${block.href}`;
  return [
    block.title,
    ...block.rows.map(([label, value]) => (value === '' ? label : `${label}: ${value}`)),
  ].join('\n');
}

function asHtml(blocks: readonly Block[], title: string): string {
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
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
