import { isBranchMail, isGuestMail } from '#domain/messages/mail-names.ts';
import { cents } from '#domain/money/money.ts';
import { isMailDue } from '#domain/order/due-mail.ts';
import { balanceOf } from '#domain/order/payments/balance.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { addressLines, destinationLines } from '#text/address-lines.ts';
import * as texts from '#text/mails/order-mail-texts.ts';
import type { MailAttachment } from '#use-cases/message-ports.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import { orderOfEffect } from '#use-cases/orders/order-of-effect.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { publicOrder } from '#use-cases/orders/order-view.ts';
import { orderPaper } from '#use-cases/papers/order-paper.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Settings } from '#use-cases/shop/shop-store.ts';
import { messageOfRow } from '#use-cases/signals/message-of-row.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';
import { mailFactsOf } from './mail-facts.ts';
import { orderMessage } from './order-message.ts';

/**
 * Sends the mail of an outbox row, written from the order as it is now: those for the branch to it, every other one to
 * the customer, in the language of the order (R139). One whose reason is gone is dropped (R281).
 */
export async function sendOrderMail(deps: Deps, row: OutboxRow): Promise<void> {
  const { mail } = row.payload;
  const order = await orderOfEffect(deps, row);
  const isForBranch = isBranchMail(mail);
  if (!order || !(isForBranch || isGuestMail(mail))) return;
  const snapshot = await deps.db.shop.snapshot();
  const { config, branches } = snapshot.shop;
  const branch = branchOf(branches, order.branchId);
  if (!branch) return;
  const to = isForBranch ? (contactIn(row) ?? branch.email) : order.email;
  if (to === '') return;
  const { about, isRequested } = row.payload;
  const facts = mailFactsOf(order, config);
  if (isRequested !== true && !isMailDue(mail, facts, typeof about === 'string' ? about : null)) return;
  const settings = await deps.db.shop.settings();
  const written = await orderMessage(deps, mail, {
    order: publicOrder(order, config),
    firstName: order.firstName,
    customer: isForBranch ? customerLines(order, branch) : [],
    destination: order.isDelivery ? destinationLines(order, [branch.country]) : [],
    branch,
    snapshot,
    settings,
    language: order.language,
    extras: { cancelReason: order.cancelReason, ...refundIn(row, order) },
  });
  await deps.mail.send({
    ...written,
    to,
    audience: order.branchId,
    ...messageOfRow(deps, row, order.uid),
    replyTo: isForBranch ? order.email : guestReplyTo(branch, settings),
    attachments: [...(written.attachments ?? []), ...(await papersOf(deps, mail, order))],
  });
}

/** Where the answers of guests go: as the settings say (R286), else to their branch, else to the shop. */
function guestReplyTo({ email }: Pick<Branch, 'email'>, { mailReplyTo, contactEmail }: Settings): string {
  return mailReplyTo || email || contactEmail || '';
}

/** What guests get the paper of their order with. */
const WITH_PAPER: readonly unknown[] = ['received', 'confirmed'];

async function papersOf(deps: Deps, mail: unknown, order: StoredOrder): Promise<MailAttachment[]> {
  return WITH_PAPER.includes(mail) ? [await orderPaper(deps, order)] : [];
}

/** The refund that the row is about, with what the shop keeps of the payments. */
function refundIn({ payload }: OutboxRow, order: StoredOrder) {
  const refund = order.refunds.find(({ id }) => id === payload.refund);
  if (!refund) return {};
  const { paid, refunded, refunding } = balanceOf(order);
  return { refund: { amount: refund.amount, rest: cents(paid - refunded - refunding) } };
}

/** A contact of the branch, where the row names one (R271). */
function contactIn({ payload }: OutboxRow): string | null {
  return typeof payload.to === 'string' ? payload.to : null;
}

function customerLines(order: StoredOrder, { country }: Branch): string[] {
  const elsewhere = order.isDelivery ? order.deliveryAddress : null;
  return [
    ...(elsewhere ? [...addressLines(order, [country]), texts.deliveryTo] : []),
    ...(order.isDelivery ? destinationLines(order, [country]) : addressLines(order, [country])),
    order.phone,
    order.email,
  ].filter((line) => line !== '');
}
