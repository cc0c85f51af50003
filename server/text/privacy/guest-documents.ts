import { cents, formatMoney } from '#domain/money/money.ts';
import type { Fields } from '#domain/order/field.ts';
import { STAFF_FIELDS } from '#domain/order/order.ts';
import type { ErasureReceipt } from '#domain/privacy/erasure.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import { formatDateTime, formatDay } from '../calendar/calendar.ts';
import { escapeHtml } from '../escape-html.ts';
import * as texts from './texts.ts';

/** What is stored of a guest, as far as the document shows it. */
export interface GuestFacts {
  exportedAt: string;
  orders: readonly {
    uid: string;
    createdAt: string;
    branch: string;
    currency: string;
    totalGross: number;
    items: readonly { name: string; amount: number }[];
    invoices: readonly { number: string }[];
  }[];
  forms: readonly { id: number }[];
  files: readonly { name: string }[];
}

/** What a guest is given who asks what is stored: one page to read and to print. */
export function guestDocument(facts: GuestFacts): string {
  const orders = facts.orders.map((order) => {
    const title = texts.placedAt({ uid: order.uid, time: timeOf(order.createdAt) });
    const dishes = order.items.map(({ name, amount }) => `${amount} × ${name}`).join(', ');
    return section(title, [
      [texts.branch, order.branch],
      ...labelled(STAFF_FIELDS, order),
      [texts.dishes, dishes],
      [texts.total, formatMoney(cents(order.totalGross), order.currency)],
      [texts.invoices, order.invoices.map(({ number }) => number).join(', ')],
    ]);
  });
  const forms = facts.forms.map((form) =>
    section(texts.formNumber({ id: form.id }), [...labelled(STAFF_FIELDS, form)]),
  );
  const files = facts.files.map(({ name }) => `<li>${escapeHtml(name)}</li>`);
  return page(texts.exportTitle, [
    paragraph(texts.exportLead({ time: timeOf(facts.exportedAt) })),
    heading(texts.ordersTitle),
    ...(orders.length > 0 ? orders : [paragraph(texts.noneStored)]),
    heading(texts.formsTitle),
    ...(forms.length > 0 ? forms : [paragraph(texts.noneStored)]),
    heading(texts.filesTitle),
    files.length > 0 ? `<ul>${files.join('')}</ul>` : paragraph(texts.noneStored),
  ]);
}

/** The proof that a guest was erased: what is gone, and what stays by law. */
export function receiptDocument({
  id,
  at,
  receipt,
}: {
  id: number;
  at: string;
  receipt: ErasureReceipt;
}): string {
  const { orders, forms, files, mails } = receipt;
  return page(texts.receiptTitle, [
    paragraph(texts.receiptLead({ id, time: timeOf(at) })),
    ...orders.map(({ uid, createdAt, waits, invoices }) =>
      section(texts.placedAt({ uid, time: timeOf(createdAt) }), [
        [texts.receiptState, waits === null ? texts.erased : texts.waits[waits]],
        ...invoices.map(
          ({ number, freeFrom, source }): Fact => [
            texts.invoices,
            texts.invoiceStays({ number, day: formatDay(freeFrom), source }),
          ],
        ),
      ]),
    ),
    paragraph(texts.receiptCounts({ forms, files, mails })),
    paragraph(texts.receiptNote),
    paragraph(texts.receiptBackups),
  ]);
}

type Fact = [label: string, value: string];

/** The texts of the fields that have a label. */
function labelled(fields: Fields, values: object): Fact[] {
  return Object.entries(values).flatMap(([name, value]): Fact[] => {
    const label = fields[name]?.label;
    if (label === undefined || value === null || value === '') return [];
    if (typeof value === 'object')
      return Array.isArray(value)
        ? []
        : [
            [
              label,
              Object.values(value)
                .filter((one) => typeof one === 'string' && one !== '')
                .join(', '),
            ],
          ];
    return typeof value === 'string' ? [[label, value]] : [];
  });
}

const timeOf = (at: string) => formatDateTime(new Date(at), DEFAULT_ZONE);
const heading = (text: string) => `<h2>${escapeHtml(text)}</h2>`;
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function section(title: string, facts: readonly Fact[]): string {
  const rows = facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<section><h3>${escapeHtml(title)}</h3><dl>${rows.join('')}</dl></section>`;
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#111}h1{font-size:1.6rem}h2{font-size:1.25rem;margin-top:2rem}h3{font-size:1rem}section{border-top:1px solid #ccc;break-inside:avoid}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem}dt{color:#555}dd{margin:0;overflow-wrap:anywhere}';

function page(title: string, parts: readonly string[]): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><h1>${escapeHtml(title)}</h1>${parts.join('')}</body></html>`;
}
