import { cleanPhone, isPhone } from '#domain/contact/phone.ts';
import { newOrderSms } from '#text/mails/order-sms.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import { orderOfEffect } from '#use-cases/orders/order-of-effect.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';

/**
 * Notifies the branch of a new order by SMS. An automatic message is dropped once someone has answered the order: after a
 * night without the gateway nobody wants yesterday's orders on their phone. One requested by staff is always sent.
 */
export async function sendOrderSms(deps: Deps, row: OutboxRow): Promise<void> {
  const order = await orderOfEffect(deps, row);
  if (!order || !deps.sms) return;
  if (order.state !== 'awaiting' && row.payload.isRequested !== true) return;
  const { shop } = await deps.db.shop.snapshot();
  const branch = branchOf(shop.branches, order.branchId);
  if (!branch || !isPhone(branch.phone)) return;
  const { shopName, disableTickets } = shop.config;
  await deps.sms.send({
    id: `${order.uid}-${row.id}`,
    to: cleanPhone(branch.phone),
    text: newOrderSms(order, {
      shopName,
      timeZone: branch.timeZone,
      ...(disableTickets ? { number: order.uid } : {}),
    }),
  });
}
