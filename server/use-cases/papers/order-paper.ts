import { AppError } from '#domain/errors.ts';
import type { FiscalReceipt } from '#domain/papers/fiscal.ts';
import { waysOfPaying } from '#domain/papers/invoice.ts';
import { taxSharesOf } from '#domain/papers/tax-share.ts';
import { addressLines, destinationLines } from '#text/address-lines.ts';
import { englishOrderPaper, englishOrderPaperFile } from '#text/papers/english-papers.en.ts';
import { orderPaper as germanOrderPaper, orderPaperFile } from '#text/papers/order-paper.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import type { MailAttachment } from '#use-cases/message-ports.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { publicOrder } from '#use-cases/orders/order-view.ts';
import { orderAt, type PublicAddress } from '#use-cases/orders/show-public-order.ts';
import type { Deps } from '#use-cases/ports.ts';
import { englishOrder } from './english-order.ts';
import { paperLogo } from './paper-logo.ts';
import { signPaper } from './sign-paper.ts';

/**
 * The paper of an order as it is now, in its language, with name and address: for the guest's own mailbox (R295). Throws
 * 'not-found' when its branch is gone, and 'paper-not-signed' while a fiscal device does not answer.
 */
export function orderPaper(deps: Deps, order: StoredOrder): Promise<MailAttachment> {
  return paperOf(deps, order, { isForPerson: true });
}

/** The same for whoever has the link, without name and address. Throws 'not-found' for a wrong pair. */
export async function showOrderPaper(deps: Deps, address: PublicAddress): Promise<MailAttachment> {
  return paperOf(deps, await orderAt(deps, address), { isForPerson: false });
}

/** The same as the guest has it in the mail, for staff; 'not-found' for orders of other branches. */
export async function showOrderPaperToStaff(deps: Deps, actor: Actor, id: number): Promise<MailAttachment> {
  const order = await deps.db.orders.byId(id, branchFilter(actor));
  if (!order) throw new AppError('not-found');
  return orderPaper(deps, order);
}

async function paperOf(
  deps: Deps,
  order: StoredOrder,
  { isForPerson }: { isForPerson: boolean },
): Promise<MailAttachment> {
  const { shop, english } = await deps.db.shop.snapshot();
  const branch = branchOf(shop.branches, order.branchId);
  if (!branch) throw new AppError('not-found');
  const shown = publicOrder(order, shop.config);
  const isEnglish = order.language === 'en';
  const facts = {
    order: isEnglish ? englishOrder(shown, shop, english) : shown,
    person: {
      lines: isForPerson ? linesOf(order, branch.country) : [],
      isDestination: order.isDelivery,
    },
    paidWith: waysOfPaying(order),
    branch,
    config: shop.config,
    signature: isSale(order) ? await signPaper(deps, receiptOf(order)) : null,
  };
  const paper = (isEnglish ? englishOrderPaper : germanOrderPaper)(facts);
  return {
    name: (isEnglish ? englishOrderPaperFile : orderPaperFile)(order),
    mimeType: 'application/pdf',
    bytes: await deps.papers.pdf(paper, await paperLogo(deps, shop.config.logo)),
  };
}

function linesOf(order: StoredOrder, home: string): string[] {
  return order.isDelivery ? destinationLines(order, [home]) : addressLines(order, [home]);
}

/** Before it is handed over an order may still change, and what is signed may not. */
function isSale({ state, pricing, isQuotation }: StoredOrder): boolean {
  return state === 'completed' && pricing === 'fixed' && !isQuotation;
}

/** What a fiscal device is told of an order that no invoice stands for. */
function receiptOf(order: StoredOrder): FiscalReceipt {
  const { paymentState, paymentMethod, totalGross } = order;
  return {
    kind: 'receipt',
    series: 'orders',
    number: order.uid,
    at: order.finishedAt ?? order.createdAt,
    currency: order.currency,
    amounts: taxSharesOf(order),
    payments: paymentState === 'paid' ? [{ means: paymentMethod, amount: totalGross }] : [],
    corrects: null,
    previous: null,
  };
}
