import { formatMoney } from '#domain/money/money.ts';
import type { InvoiceContent, InvoiceKind } from '#domain/papers/invoice.ts';
import { LANGUAGE } from '#domain/text/language.ts';
import { formatDay } from '../calendar/calendar.ts';
import { escapeHtml } from '../escape-html.ts';
import { invoiceTitle } from './invoice-paper.ts';
import * as texts from './paper-texts.ts';

export interface InvoiceLetter {
  kind: InvoiceKind;
  number: string;
  content: InvoiceContent;
  shopName: string;
}

/** The mail that an invoice or credit note is attached to, as text and as HTML with the same words. */
export function invoiceLetter(letter: InvoiceLetter): { subject: string; text: string; html: string } {
  const { content, shopName } = letter;
  const { issuer, recipient } = content;
  const name = `${recipient.firstName} ${recipient.lastName}`.trim();
  const subject = texts.invoiceSubject({ title: invoiceTitle(letter), shop: shopName }).replace(/\s+/g, ' ');
  const paragraphs = [
    name === '' ? texts.plainGreeting : texts.greeting({ name }),
    body(letter),
    [issuer.name, issuer.street, `${issuer.zipCode} ${issuer.city}`.trim()].join('\n'),
  ];
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${LANGUAGE}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#faf7f2;color:#1f1a17;font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">
${paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join('\n')}
</div></body></html>
`,
  };
}

function body({ number, content }: InvoiceLetter): string {
  const { credits, order, gross, currency, supplyDay } = content;
  return credits
    ? texts.hereIsCreditNote({ number, invoice: credits.number, amount: formatMoney(gross, currency) })
    : texts.hereIsInvoice({ number, order, day: formatDay(supplyDay) });
}
