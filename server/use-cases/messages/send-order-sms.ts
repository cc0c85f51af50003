import { cleanPhone, isPhone } from '#domain/contact/phone.ts';
import { isTerminal, type OrderState } from '#domain/order/order-state.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { englishConfirmationSms, englishWeighingSms } from '#text/mails/english-mails.en.ts';
import {
  confirmationSms,
  newOrderSms,
  type OrderSmsPlace,
  unansweredSms,
  weighingSms,
} from '#text/mails/order-sms.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import type { GuestSms } from '#use-cases/orders/new-order-effects.ts';
import { orderOfEffect } from '#use-cases/orders/order-of-effect.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';

/** While an order is in one of these, its guest still waits for what was confirmed. */
const PROMISED: readonly OrderState[] = ['confirmed', 'inDelivery'];

/**
 * Sends the SMS of an outbox row, written from the order as it is now: confirmation and weighing to the guest, that nobody
 * answers to a contact (R271), every other one to the branch. Dropped if its reason is gone: after a night without the gateway nobody wants yesterday's messages.
 */
export async function sendOrderSms(deps: Deps, row: OutboxRow): Promise<void> {
  const order = await orderOfEffect(deps, row);
  if (!order || !deps.sms) return;
  const { shop } = await deps.db.shop.snapshot();
  const branch = branchOf(shop.branches, order.branchId);
  if (!branch) return;
  const { sms } = row.payload;
  const letter = isForGuest(sms) ? TO_GUEST[sms](order) : toBranch(order, branch, row);
  if (!letter || !isPhone(letter.phone)) return;
  await deps.sms.send({
    id: `${order.uid}-${row.id}`,
    to: cleanPhone(letter.phone),
    text: letter.write(order, placeOf(order, branch, shop)),
  });
}

interface Letter {
  phone: string;
  write: (order: StoredOrder, place: OrderSmsPlace) => string;
}

const TO_GUEST: Readonly<Record<GuestSms, (order: StoredOrder) => Letter | null>> = {
  confirmed: ({ state, phone, language }) =>
    PROMISED.includes(state)
      ? { phone, write: language === 'en' ? englishConfirmationSms : confirmationSms }
      : null,
  weighed: ({ state, phone, language }) =>
    isTerminal(state) ? null : { phone, write: language === 'en' ? englishWeighingSms : weighingSms },
};

function isForGuest(sms: unknown): sms is GuestSms {
  return typeof sms === 'string' && Object.hasOwn(TO_GUEST, sms);
}

/** About a new order, until someone has answered it. One requested by staff is always sent. */
function toBranch({ state }: StoredOrder, { name, phone }: Branch, { payload }: OutboxRow): Letter | null {
  if (state !== 'awaiting' && payload.isRequested !== true) return null;
  // Contacts may look after several branches.
  if (payload.sms === 'unanswered' && typeof payload.to === 'string')
    return {
      phone: payload.to,
      write: (order, place) => unansweredSms(order, { ...place, shopName: name }),
    };
  return { phone, write: newOrderSms };
}

function placeOf({ uid }: StoredOrder, { timeZone }: Branch, { config }: Shop): OrderSmsPlace {
  const { shopName, disableTickets } = config;
  return { shopName, timeZone, ...(disableTickets ? { number: uid } : {}) };
}
