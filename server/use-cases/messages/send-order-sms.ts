import type { OrderState } from '#domain/order/order-state.ts';
import { isTerminal } from '#domain/order/order-state.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { serviceOf } from '#domain/shop/service.ts';
import type { Shop } from '#domain/shop/shop.ts';
import {
  englishConfirmationSms,
  englishProposalSms,
  englishReadySms,
  englishWeighingSms,
} from '#text/mails/english-mails.en.ts';
import {
  confirmationSms,
  missedSms,
  newOrderSms,
  type OrderSmsPlace,
  proposalSms,
  readySms,
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
 * Sends the SMS of an outbox row, written from the order as it is now: 'unanswered' and 'missed' to a contact of the branch
 * (R271), those of `TO_GUEST` to the guest, every other one to the branch. Dropped if its reason is gone, or no SMS can reach
 * the number: after a night without the gateway nobody wants yesterday's messages.
 */
export async function sendOrderSms(deps: Deps, row: OutboxRow): Promise<void> {
  const order = await orderOfEffect(deps, row);
  if (!order || !deps.sms) return;
  const { shop } = await deps.db.shop.snapshot();
  const branch = branchOf(shop.branches, order.branchId);
  if (!branch) return;
  const { sms } = row.payload;
  const letter = isForGuest(sms) ? toGuest(order, sms, row) : toBranch(order, branch, row);
  const to = letter && deps.sms.numberOf(letter.phone, branch.country);
  if (!letter || !to) return;
  const place = placeOf(order, letter.isFromShop ? shop.config.shopName : branch.name, branch, shop);
  await deps.sms.send({ id: `${order.uid}-${row.id}`, to, text: letter.write(order, place) });
}

type Writer = (order: StoredOrder, place: OrderSmsPlace) => string;

interface Letter {
  phone: string;
  /** Contacts may look after several branches, and read the name of the branch. */
  isFromShop: boolean;
  write: Writer;
}

interface GuestLetter {
  /** Whether the guest still waits for it. */
  isDue: (order: StoredOrder, row: OutboxRow) => boolean;
  de: Writer;
  en: Writer;
}

const TO_GUEST: Readonly<Record<GuestSms, GuestLetter>> = {
  confirmed: {
    isDue: ({ state }) => PROMISED.includes(state),
    de: confirmationSms,
    en: englishConfirmationSms,
  },
  proposed: {
    // A later proposal has a row of its own.
    isDue: ({ state, counterAppointment }, { payload }) =>
      state === 'awaiting' && counterAppointment !== null && counterAppointment === payload.at,
    de: proposalSms,
    en: englishProposalSms,
  },
  ready: {
    isDue: (order) => order.state === 'inDelivery' && serviceOf(order) === 'takeaway',
    de: readySms,
    en: englishReadySms,
  },
  weighed: { isDue: ({ state }) => !isTerminal(state), de: weighingSms, en: englishWeighingSms },
};

function isForGuest(sms: unknown): sms is GuestSms {
  return typeof sms === 'string' && Object.hasOwn(TO_GUEST, sms);
}

function toGuest(order: StoredOrder, sms: GuestSms, row: OutboxRow): Letter | null {
  const { isDue, de, en } = TO_GUEST[sms];
  if (!isDue(order, row)) return null;
  return { phone: order.phone, isFromShop: true, write: order.language === 'en' ? en : de };
}

/** About a new order, until someone has answered it. One requested by staff is always sent. */
function toBranch({ state }: StoredOrder, { phone }: Branch, { payload }: OutboxRow): Letter | null {
  const { sms, to, isRequested } = payload;
  if (sms === 'missed' && typeof to === 'string')
    return state === 'rejected' ? { phone: to, isFromShop: false, write: missedSms } : null;
  if (state !== 'awaiting' && isRequested !== true) return null;
  if (sms === 'unanswered' && typeof to === 'string')
    return { phone: to, isFromShop: false, write: unansweredSms };
  return { phone, isFromShop: true, write: newOrderSms };
}

function placeOf(
  { uid }: Pick<StoredOrder, 'uid'>,
  shopName: string,
  { timeZone }: Branch,
  { config }: Shop,
): OrderSmsPlace {
  return { shopName, timeZone, ...(config.disableTickets ? { number: uid } : {}) };
}
