import { taxMap } from '#domain/money/tax.ts';
import { mapping, only, type Values } from '#domain/order/field.ts';
import { flagsOf } from '#domain/order/flags.ts';
import { ITEM_FIELDS, type OrderItem, type PublicOrderItem } from '#domain/order/item.ts';
import { deliveryFee } from '#domain/order/lines/delivery-fee.ts';
import { donation } from '#domain/order/lines/donation.ts';
import { amountOf } from '#domain/order/lines/index.ts';
import {
  type ORDER,
  type OrderKinds,
  PUBLIC_FIELDS,
  type PublicOrder,
  STAFF_FIELDS,
  type StaffOrder,
} from '#domain/order/order.ts';
import type { OrderFacts, PaymentFacts } from '#domain/order/order-state.ts';
import { balanceOf } from '#domain/order/payments/balance.ts';
import { standing } from '#domain/order/taking-back.ts';
import { isOnlineMethod } from '#domain/ordering/payment.ts';
import { isWeighed } from '#domain/ordering/weighing.ts';
import type { Config } from '#domain/shop/shop.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { StoredOrder } from './order-store.ts';
import { type PreparingShop, preparationOf } from './preparation-of.ts';

/**
 * What the customer may see of an order: the fields declared public. Hidden prices, and totals where the pricing is
 * 'minimum', stay with the staff (R7, A7), and so do ticket numbers where the shop has none (R222).
 */
export function publicOrder(order: StoredOrder, { disableTickets }: TicketSwitch): PublicOrder {
  return only(PUBLIC_FIELDS, {
    ...order,
    ...viewOf(order),
    items: order.items.map((item) => (item.isPriceHidden ? withoutPrices(item) : item)),
    ...(order.pricing === 'minimum' ? withoutTotals(order) : {}),
    ...(disableTickets ? { ticketNumber: null } : {}),
  });
}

export type TicketSwitch = Pick<Config, 'disableTickets'>;

/** The settings for publicOrder, where nothing else needs them. */
export async function ticketSwitch({ db }: Deps): Promise<TicketSwitch> {
  return (await db.shop.snapshot()).shop.config;
}

const NO_TOTALS = { gross: null, totalNet: null, totalGross: null, taxes: {}, taxLines: [] };

function withoutTotals(order: StoredOrder) {
  return { ...NO_TOTALS, balance: { ...balanceOf(order), due: null } };
}

/** What staff, kitchen and printers see. */
export function staffOrder(order: StoredOrder, shop: PreparingShop): StaffOrder {
  const preparationDue = preparationOf(shop)(order, order.branchId);
  return only(STAFF_FIELDS, { ...order, ...viewOf(order), preparationDue });
}

/** staffOrder for the present shop. */
export async function staffView({ db }: Pick<Deps, 'db'>): Promise<(order: StoredOrder) => StaffOrder> {
  const { shop } = await db.shop.snapshot();
  return (order) => staffOrder(order, shop);
}

/** What is computed on reading. */
function viewOf(order: StoredOrder): Values<typeof ORDER.public.view, OrderKinds> {
  return {
    branch: order.branchId,
    deliveryGross: amountOf(order.lines, deliveryFee.kind),
    donatee: order.lines.find(({ kind }) => kind === donation.kind)?.detail ?? null,
    taxes: taxMap(order.taxLines),
    isWeighed: isWeighed(order),
    balance: balanceOf(order),
    ...flagsOf({
      state: order.state,
      payment: paymentOf(order),
      isDelivery: order.isDelivery,
      events: standing(order.history).map(({ event }) => event),
    }),
  };
}

function withoutPrices(item: OrderItem): PublicOrderItem {
  return WITHOUT_PRICES({ ...item }) as PublicOrderItem;
}

const WITHOUT_PRICES = mapping(ITEM_FIELDS, (kind) => (kind === 'price' ? () => null : (value) => value));

/** The order as the rules of its state see it. */
export function factsOf(order: StoredOrder): OrderFacts {
  const { state, isHeld } = order;
  return { state, proposal: proposalOf(order), payment: paymentOf(order), isHeld };
}

/**
 * No column stores this state: a withdrawn proposal is emptied and a declined one has moved, so one still there on an order
 * that no longer waits was accepted.
 */
function proposalOf(order: StoredOrder): OrderFacts['proposal'] {
  if (order.counterAppointment) {
    return {
      state: order.state === 'awaiting' ? 'open' : 'accepted',
      at: new Date(order.counterAppointment),
    };
  }
  return order.declinedCounterAppointment
    ? { state: 'declined', at: new Date(order.declinedCounterAppointment) }
    : null;
}

function paymentOf(order: StoredOrder): PaymentFacts {
  return {
    isOnline: isOnlineMethod(order.paymentMethod),
    isPaid: order.paymentState !== 'none' && order.paymentState !== 'open',
    isRefunded: order.paymentState === 'refunded',
  };
}
