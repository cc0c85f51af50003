import { KEPT_FIELDS } from '#domain/order/contact.ts';
import { only } from '#domain/order/field.ts';
import type { OrderItem, PublicOrder, PublicOrderItem, StaffOrder } from '#domain/order.ts';
import { flagsOf, type OrderFacts, type PaymentFacts } from '#domain/order-state.ts';
import { isOnlineMethod } from '#domain/payment.ts';
import { taxMap } from '#domain/tax.ts';
import type { StoredOrder } from './order-store.ts';

/**
 * What the customer may see of an order. The one place that decides it: every field is named. Numbers of hidden prices,
 * and totals where the pricing is 'minimum', stay with the staff (R7, A7).
 */
export function publicOrder(order: StoredOrder): PublicOrder {
  const isTotalShown = order.pricing !== 'minimum';
  return {
    ...commonView(order),
    gross: isTotalShown ? order.gross : null,
    totalNet: isTotalShown ? order.totalNet : null,
    totalGross: isTotalShown ? order.totalGross : null,
    taxes: isTotalShown ? taxMap(order.taxLines) : {},
    taxLines: isTotalShown ? order.taxLines : [],
    items: order.items.map((item) => (item.isPriceHidden ? withoutPrices(item) : item)),
  };
}

/** What staff, kitchen and printers see. */
export function staffOrder(order: StoredOrder): StaffOrder {
  return {
    ...commonView(order),
    gross: order.gross,
    totalNet: order.totalNet,
    totalGross: order.totalGross,
    taxes: taxMap(order.taxLines),
    taxLines: order.taxLines,
    items: order.items,
    ...only(KEPT_FIELDS, order),
    isDeliveryAddressDifferent: order.isDeliveryAddressDifferent,
    deliveryAddress: order.deliveryAddress,
    deliveryArea: order.deliveryArea,
    cancelReason: order.cancelReason,
    internalNote: order.internalNote,
    questionnaire: order.questionnaire,
    version: order.version,
    history: order.history,
    revisions: order.revisions,
  };
}

function commonView(order: StoredOrder) {
  return {
    id: order.id,
    uid: order.uid,
    hash: order.hash,
    ticketNumber: order.ticketNumber,
    branch: order.branchId,
    state: order.state,
    ...flagsOf(order.state, paymentOf(order), order.isDelivery),
    isDelivery: order.isDelivery,
    isDineIn: order.isDineIn,
    tableIdentifier: order.tableIdentifier,
    appointmentDate: order.appointmentDate,
    appointment: order.appointment,
    counterAppointment: order.counterAppointment,
    rejectionMessage: order.rejectionMessage,
    paymentMethod: order.paymentMethod,
    questionnaireRating: order.questionnaireRating,
    comment: order.comment,
    currency: order.currency,
    donatee: order.donateeName,
    isQuotation: order.isQuotation,
    createdAt: order.createdAt,
    pricing: order.pricing,
    deliveryGross: order.deliveryGross,
  };
}

function withoutPrices(item: OrderItem): PublicOrderItem {
  const parts = item.parts.map((part) => ({
    ...part,
    options: part.options.map((option) => ({ ...option, value: null })),
  }));
  return { ...item, unitPrice: null, gross: null, parts };
}

/** The order as the rules of its state see it. */
export function factsOf(order: StoredOrder): OrderFacts {
  return { state: order.state, proposal: proposalOf(order), payment: paymentOf(order) };
}

/**
 * The columns say it without a state of their own: a proposal that was withdrawn is emptied, one that was declined has
 * moved, so what is left on an order that no longer waits was accepted.
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
