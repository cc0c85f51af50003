import * as requests from './request-texts.ts';
import * as texts from './texts.ts';

const ORDER = {
  calledOffTitle: texts.calledOffTitle,
  thanks: texts.thanksForOrder,
  received: texts.orderReceived,
  planned: texts.planned,
  accepted: texts.beingPrepared,
  beingServed: texts.beingServed,
  onItsWay: texts.onItsWay,
  ready: texts.ready,
  readyForPickup: texts.readyForPickup,
  delivered: texts.delivered,
  completed: texts.completed,
  rejected: texts.rejected,
  canceled: texts.canceled,
  proposalIntro: texts.proposalIntro,
  confirmRefusal: texts.confirmRefusal,
  cancel: texts.cancelOrder,
  cancelQuestion: texts.cancelQuestion,
  cancelHint: texts.cancelHint,
  cancelFailed: texts.cancelFailed,
  weighed: texts.weighed,
  weighedWithoutTotal: texts.weighedWithoutTotal,
  yours: texts.yourOrder,
  number: texts.orderNumber,
  sentOn: texts.orderedOn,
};

const REQUEST: typeof ORDER = {
  calledOffTitle: requests.calledOffTitle,
  thanks: requests.thanks,
  received: requests.received,
  planned: requests.planned,
  accepted: requests.accepted,
  beingServed: requests.beingServed,
  onItsWay: requests.onItsWay,
  ready: requests.ready,
  readyForPickup: requests.readyForPickup,
  delivered: requests.delivered,
  completed: requests.completed,
  rejected: requests.rejected,
  canceled: requests.canceled,
  proposalIntro: requests.proposalIntro,
  confirmRefusal: requests.confirmRefusal,
  cancel: requests.cancel,
  cancelQuestion: requests.cancelQuestion,
  cancelHint: requests.cancelHint,
  cancelFailed: requests.cancelFailed,
  weighed: requests.weighed,
  weighedWithoutTotal: requests.weighedWithoutTotal,
  yours: requests.yours,
  number: requests.number,
  sentOn: requests.sentOn,
};

/** What a page says about an order, or about a request for a quote, which is none (R284). */
export function wordsOf({ isQuotation }: { isQuotation: boolean }): typeof ORDER {
  return isQuotation ? REQUEST : ORDER;
}
