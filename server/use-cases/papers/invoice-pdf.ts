import { AppError } from '#domain/errors.ts';
import { cents } from '#domain/money/money.ts';
import type { FiscalReceipt } from '#domain/papers/fiscal.ts';
import { invoiceNumber } from '#domain/papers/invoice-number.ts';
import { englishInvoiceFile, englishInvoicePaper } from '#text/papers/english-papers.en.ts';
import { invoiceFile, invoicePaper } from '#text/papers/invoice-paper.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import type { MailAttachment } from '#use-cases/message-ports.ts';
import { orderAt, type PublicAddress } from '#use-cases/orders/show-public-order.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { StoredInvoice } from './invoice-store.ts';
import { paperLogo } from './paper-logo.ts';
import { signPaper } from './sign-paper.ts';

/** Invoices and credit notes of an order of the actor's branches, the oldest first. Throws 'not-found'. */
export async function listInvoices(deps: Deps, actor: Actor, order: number): Promise<StoredInvoice[]> {
  if (!(await deps.db.orders.byId(order, branchFilter(actor)))) throw new AppError('not-found');
  return deps.db.invoices.ofOrder(order);
}

/**
 * What the guest finds behind the public link: the papers of a company's order. Those of a person carry where they live, and
 * come by mail only (R295). Throws 'not-found' for a wrong pair.
 */
export async function listPublicInvoices(deps: Deps, address: PublicAddress): Promise<StoredInvoice[]> {
  const { id } = await orderAt(deps, address);
  const papers = await deps.db.invoices.ofOrder(id);
  return papers.filter(({ content }) => content.recipient.isCompany);
}

/**
 * One of `papers` as PDF, in the language of the order. Throws 'not-found' for a number that is not among them, and
 * 'paper-not-signed' while a fiscal device does not answer.
 */
export async function invoicePdf(
  deps: Deps,
  papers: readonly StoredInvoice[],
  id: number,
): Promise<MailAttachment> {
  const invoice = papers.find((one) => one.id === id);
  if (!invoice) throw new AppError('not-found');
  const { shop } = await deps.db.shop.snapshot();
  const isEnglish = invoice.content.language === 'en';
  const paper = (isEnglish ? englishInvoicePaper : invoicePaper)({
    ...invoice,
    shopName: shop.config.shopName,
    signature: await signPaper(deps, receiptOf(invoice)),
  });
  return {
    name: (isEnglish ? englishInvoiceFile : invoiceFile)(invoice),
    mimeType: 'application/pdf',
    bytes: await deps.papers.pdf(paper, await paperLogo(deps, shop.config.logo)),
  };
}

/** What a fiscal device is told of an invoice or credit note. */
function receiptOf({
  kind,
  number,
  prefix,
  year,
  sequence,
  issuedAt,
  content,
}: StoredInvoice): FiscalReceipt {
  const sign = kind === 'creditNote' ? -1 : 1;
  const amounts = content.taxes.map((share) => ({
    rate: share.rate,
    gross: cents(sign * share.gross),
    net: cents(sign * share.net),
    vat: cents(sign * share.vat),
  }));
  const paid = content.isPaid || kind === 'creditNote';
  return {
    kind,
    series: prefix === '' ? String(year) : `${prefix}-${year}`,
    number,
    at: issuedAt,
    currency: content.currency,
    amounts,
    payments: paid ? [{ means: content.paymentMethod, amount: cents(sign * content.gross) }] : [],
    corrects: content.credits?.number ?? null,
    previous: sequence === 1 ? null : invoiceNumber({ prefix, year, sequence: sequence - 1 }),
  };
}
