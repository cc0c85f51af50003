import type { PublicOrder } from '#domain/order/order.ts';
import { shownItems } from '#domain/order/shown-items.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { addressIn } from '#domain/text/language.ts';
import { addressLines, destinationLines } from '#text/address-lines.ts';
import { englishOrderMail } from '#text/mails/english-mails.en.ts';
import * as texts from '#text/mails/mail-texts.ts';
import { isMailForBranch, isOrderMail, orderMail } from '#text/mails/order-mail.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import { orderOfEffect } from '#use-cases/orders/order-of-effect.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { publicOrder } from '#use-cases/orders/order-view.ts';
import { orderPaper } from '#use-cases/papers/order-paper.ts';
import type { Deps } from '#use-cases/ports.ts';
import { englishProduct } from '#use-cases/shop/english-shop.ts';
import type { ShopTexts } from '#use-cases/shop/shop-store.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';

/**
 * Sends the mail of an outbox row, written from the order as it is now: those for the branch to it, every other one to
 * the customer, in the language of the order (R139). The Message-ID belongs to the row: if the row runs twice, both deliveries are the same message.
 */
export async function sendOrderMail(deps: Deps, row: OutboxRow): Promise<void> {
  const { mail } = row.payload;
  const order = await orderOfEffect(deps, row);
  if (!order || !isOrderMail(mail)) return;
  const { shop, english } = await deps.db.shop.snapshot();
  const branch = branchOf(shop.branches, order.branchId);
  if (!branch) return;
  // Somebody has answered before the mail server did.
  if (mail === 'unanswered' && order.state !== 'awaiting') return;
  const isForBranch = isMailForBranch(mail);
  const to = isForBranch ? (contactIn(row) ?? branch.email) : order.email;
  if (to === '') return;
  const isEnglish = !isForBranch && order.language === 'en';
  // The English pages may have been switched off since; those in German are always there.
  const language = isEnglish && shop.config.enablePluginEnglish ? 'en' : 'de';
  const status = addressIn(language, `/status/${order.uid}/${order.hash}`);
  const write = isEnglish ? englishOrderMail : orderMail;
  const shown = publicOrder(order, shop.config);
  const letter = write(mail, {
    order: isEnglish ? inEnglish(shown, shop, english) : shown,
    firstName: order.firstName,
    customer: customerLines(order, branch),
    branch,
    config: shop.config,
    url: `${deps.publicUrl}${isForBranch ? '/backend' : status}`,
  });
  await deps.mail.send({
    ...letter,
    to,
    messageId: `<${row.id}.${order.uid}@${new URL(deps.publicUrl).hostname}>`,
    replyTo: isForBranch ? order.email : branch.email,
    attachments: mail === 'received' || mail === 'confirmed' ? [await orderPaper(deps, order)] : [],
  });
}

/** A contact of the branch, where the row names one (R271). */
function contactIn({ payload }: OutboxRow): string | null {
  return typeof payload.to === 'string' ? payload.to : null;
}

/** The order with the English names of what it holds. */
function inEnglish(order: PublicOrder, { products }: Shop, { products: texts }: ShopTexts): PublicOrder {
  if (!texts) return order;
  const translated = products.map((product) => englishProduct(product, texts.get(product.id)));
  return { ...order, items: shownItems(order.items, translated) };
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
