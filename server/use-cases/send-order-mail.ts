import { isOrderMail, orderMail } from '#text/order-mail.ts';
import { branchOf } from './compose-order.ts';
import { publicOrder } from './order-view.ts';
import type { Deps } from './ports.ts';
import type { OutboxRow } from './work-store.ts';

/**
 * Sends the customer the mail that an outbox row names, written from the order as it is now. The Message-ID belongs to
 * the row: should the row run twice, both deliveries are the same message.
 */
export async function sendOrderMail(deps: Deps, row: OutboxRow): Promise<void> {
  const { mail } = row.payload;
  const order = await deps.db.orders.byId(row.payload.order, null);
  if (!order || order.email === '' || !isOrderMail(mail)) return;
  const { shop } = await deps.db.shop.snapshot();
  const branch = branchOf(shop.branches, order.branchId);
  if (!branch) return;
  const statusUrl = `${deps.publicUrl}/status/${order.uid}/${order.hash}`;
  const letter = orderMail(mail, {
    order: publicOrder(order),
    firstName: order.firstName,
    branch,
    config: shop.config,
    statusUrl,
  });
  await deps.mail.send({
    ...letter,
    to: order.email,
    messageId: `<${row.id}.${order.uid}@${new URL(deps.publicUrl).hostname}>`,
    replyTo: branch.email,
  });
}
