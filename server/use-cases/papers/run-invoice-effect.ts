import { AppError } from '#domain/errors.ts';
import { cents } from '#domain/money/money.ts';
import { balanceOf } from '#domain/order/payments/balance.ts';
import { UNDO_SECONDS } from '#domain/order/taking-back.ts';
import { openInvoice } from '#domain/papers/open-invoice.ts';
import { grossOf } from '#domain/papers/tax-share.ts';
import { errorText } from '#text/errors/error-text.ts';
import { englishOrderCanceled } from '#text/papers/english-papers.en.ts';
import { notIssued } from '#text/papers/invoice-texts.ts';
import { orderCanceled } from '#text/papers/paper-texts.ts';
import { SYSTEM } from '#use-cases/access/actor.ts';
import { orderOfEffect } from '#use-cases/orders/order-of-effect.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';
import { creditRest } from './cancel-invoice.ts';
import { creditRefund, mailOfInvoice } from './credit-refund.ts';
import { addInvoice } from './issue-invoice.ts';
import { sendInvoiceMail } from './mail-invoice.ts';

/** Longer than staff can take the last step back (R173): a number is not given to a wrong tap. */
const WAIT_MS = 3 * UNDO_SECONDS * 1_000;

/**
 * Issues the invoice of a company's completed order, takes back that of a cancelled one, credits a refund, or mails one to the
 * guest.
 */
export async function runInvoiceEffect(deps: Deps, row: OutboxRow): Promise<void> {
  const order = await orderOfEffect(deps, row);
  if (!order) return;
  const { act, invoice, refund } = row.payload;
  if (act === 'issue') await issueForCompany(deps, order);
  if (act === 'cancel') await takeBack(deps, order);
  if (act === 'credit' && typeof refund === 'string') await creditOf(deps, order, refund);
  if (act === 'mail' && typeof invoice === 'number') await sendInvoiceMail(deps, row, order, invoice);
}

/** Once; what is missing for it is told to the staff, who issue it when they have entered it. */
async function issueForCompany(deps: Deps, { id, finishedAt }: StoredOrder): Promise<void> {
  if (finishedAt === null) return;
  const at = deps.clock.now();
  const due = new Date(new Date(finishedAt).getTime() + WAIT_MS);
  if (at < due)
    return deps.db.work.addEffects([{ kind: 'invoice', payload: { order: id, act: 'issue' } }], due);
  const snapshot = await deps.db.shop.snapshot();
  try {
    await deps.db.transaction(async (stores) => {
      await stores.invoices.lock();
      const order = await stores.orders.byId(id, null);
      if (order?.state !== 'completed') return;
      const { id: invoice } = await addInvoice(stores, order, { snapshot, author: SYSTEM, at });
      if (order.email !== '') await stores.work.addEffects([mailOfInvoice(id, invoice)], at);
    });
  } catch (error) {
    if (!(error instanceof AppError) || !error.code.startsWith('invoice-')) throw error;
    if (error.code !== 'invoice-exists') await logNotIssued(deps, id, error);
  }
}

async function logNotIssued(deps: Deps, id: number, { code, params }: AppError): Promise<void> {
  const order = await deps.db.orders.byId(id, null);
  await deps.db.logs.add({
    level: 'warning',
    source: 'server',
    message: notIssued({ reason: errorText({ code, params }) }),
    details: '',
    branch: order?.branchId ?? null,
    subject: 'order',
    subjectId: id,
  });
}

/**
 * The credit note of a refund (R299), over what the invoice claims and the shop no longer holds: what was paid twice and went
 * back was never claimed.
 */
async function creditOf(deps: Deps, { id }: StoredOrder, reference: string): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (stores) => {
    await stores.invoices.lock();
    const order = await stores.orders.byId(id, null);
    const stored = await stores.payments.refund(reference);
    const refund = order?.refunds.find((one) => one.id === stored?.id);
    const open = openInvoice(await stores.invoices.ofOrder(id));
    if (!order || !refund || !open || refund.state === 'failed') return;
    const { paid, refunded, refunding } = balanceOf(order);
    const held = paid - refunded - refunding;
    const amount = cents(Math.min(refund.amount, Math.max(0, grossOf(open.left) - held)));
    if (amount === 0) return;
    const lines = refund.items.flatMap(({ position, amount: gross }) => {
      const item = order.items[position];
      return item ? [{ gross, taxRate: item.taxRate }] : [];
    });
    await creditRefund(stores, order, { id: reference, amount, lines, reason: refund.reason ?? '', at });
  });
}

async function takeBack(deps: Deps, { id }: StoredOrder): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (stores) => {
    await stores.invoices.lock();
    const order = await stores.orders.byId(id, null);
    if (order?.state !== 'canceled') return;
    const reason = order.language === 'en' ? englishOrderCanceled : orderCanceled;
    const note = await creditRest(stores, order, { reason, author: SYSTEM, at });
    if (note && order.email !== '') await stores.work.addEffects([mailOfInvoice(id, note.id)], at);
  });
}
