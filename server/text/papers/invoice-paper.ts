import { placeLine } from '#domain/contact/address.ts';
import { cents } from '#domain/money/money.ts';
import type { FiscalSignature } from '#domain/papers/fiscal.ts';
import type { InvoiceContent, InvoiceKind } from '#domain/papers/invoice.ts';
import type { TaxShare } from '#domain/papers/tax-share.ts';
import { LANGUAGE } from '#domain/text/language.ts';
import { addressLines } from '../address-lines.ts';
import { formatDay } from '../calendar/calendar.ts';
import { chargedText } from '../line-amounts.ts';
import { nameOf } from '../name-of.ts';
import { PAYMENT_METHOD_NAMES } from '../payment-names.ts';
import type { Pair, Paper, PaperRow } from './paper.ts';
import { itemRow, lineLabel, paperHead, paperMoney, rateText, taxTable } from './paper-rows.ts';
import * as texts from './paper-texts.ts';
import { signatureBlock } from './signature-block.ts';

export interface InvoicePaperFacts {
  kind: InvoiceKind;
  number: string;
  content: InvoiceContent;
  shopName: string;
  signature: FiscalSignature | null;
}

/** An invoice or a credit note from what was written down when it was issued, and nothing else (R298). */
export function invoicePaper(facts: InvoicePaperFacts): Paper {
  const { kind, content, signature } = facts;
  const isCredit = kind === 'creditNote';
  const taxes = isCredit ? content.taxes.map(negative) : content.taxes;
  const { issuer, currency } = content;
  return {
    language: LANGUAGE,
    title: invoiceTitle(facts),
    mark: null,
    letterhead: { name: issuer.name, lines: issuerLines(facts) },
    recipient: recipientLines(content),
    facts: factPairs(facts),
    notes: content.credits
      ? [
          texts.creditsInvoice({ number: content.credits.number, day: formatDay(content.credits.day) }),
          ...(content.credits.reason === '' ? [] : [texts.reason({ reason: content.credits.reason })]),
        ]
      : [],
    head: paperHead(),
    rows: content.credits
      ? creditRows(taxes, content.credits.number, currency)
      : [...content.items.map((item) => itemRow(item, currency)), ...lineRows(content)],
    sums: [
      { label: texts.net, value: paperMoney(signed(content.net, isCredit), currency), isStrong: false },
      {
        label: isCredit ? texts.creditTotal : texts.total,
        value: paperMoney(signed(content.gross, isCredit), currency),
        isStrong: true,
      },
    ],
    taxes: taxTable(taxes, { currency }),
    remarks: [...(isCredit ? [] : [paymentText(content), texts.pricesAreGross]), ...given(issuer.note)],
    signature: signatureBlock(signature),
    footer: [issuer.name, ...given(vatText(content))].join(' · '),
    pageText: (page, pages) => texts.pageOf({ page, pages }),
  };
}

/** 'Rechnung 2026-0001' */
export function invoiceTitle({ kind, number }: Pick<InvoicePaperFacts, 'kind' | 'number'>): string {
  return (kind === 'invoice' ? texts.invoiceTitle : texts.creditNoteTitle)({ number });
}

export function invoiceFile({ kind, number }: Pick<InvoicePaperFacts, 'kind' | 'number'>): string {
  return (kind === 'invoice' ? texts.invoiceFile : texts.creditNoteFile)({ number });
}

function issuerLines({ content, shopName }: InvoicePaperFacts): string[] {
  const { issuer } = content;
  return given(shopName === issuer.name ? '' : shopName, issuer.street, placeLine(issuer), vatText(content));
}

function vatText({ issuer: { country, vatNumber } }: InvoiceContent): string {
  return vatNumber === '' ? '' : texts.vatNumber({ country, number: vatNumber });
}

function recipientLines({ recipient, issuer }: InvoiceContent): string[] {
  const { country, vatNo } = recipient;
  return [
    ...addressLines(recipient, [issuer.country]),
    ...(vatNo === '' ? [] : [texts.vatNumber({ country, number: vatNo })]),
  ];
}

function factPairs({ kind, number, content }: InvoicePaperFacts): Pair[] {
  return [
    { label: kind === 'invoice' ? texts.invoiceNumber : texts.creditNoteNumber, value: number },
    { label: texts.day, value: formatDay(content.day) },
    { label: texts.supplyDay, value: formatDay(content.supplyDay) },
    { label: texts.orderNumber, value: content.order },
    ...(content.branch === '' ? [] : [{ label: texts.branch, value: content.branch }]),
  ];
}

function lineRows({ lines, currency }: InvoiceContent): PaperRow[] {
  return lines.map((line) => ({
    quantity: '',
    name: lineLabel(line),
    details: [],
    price: '',
    rate: rateText(line.taxRate),
    amount: chargedText(line, currency),
  }));
}

/** A credit note says what it takes back by rate: refunds are amounts, and no longer goods. */
function creditRows(taxes: readonly TaxShare[], number: string, currency: string): PaperRow[] {
  return taxes.map(({ rate, gross }) => ({
    quantity: '',
    name: texts.creditOf({ number }),
    details: [],
    price: '',
    rate: rateText(rate),
    amount: paperMoney(gross, currency),
  }));
}

function paymentText({ paymentMethod, paidWith = [paymentMethod], isPaid }: InvoiceContent): string {
  const method = paidWith.map((way) => nameOf(PAYMENT_METHOD_NAMES, way)).join(', ');
  return isPaid ? texts.paidBy({ method }) : texts.payment({ method });
}

function negative({ rate, gross, net, vat }: TaxShare): TaxShare {
  return { rate, gross: signed(gross, true), net: signed(net, true), vat: signed(vat, true) };
}

function signed(amount: number, isNegative: boolean) {
  return cents(isNegative && amount !== 0 ? -amount : amount);
}

function given(...lines: readonly string[]): string[] {
  return lines.filter((line) => line.trim() !== '');
}
