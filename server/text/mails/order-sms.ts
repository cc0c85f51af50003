import type { StaffOrder } from '#domain/order/order.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import { serviceOf } from '#domain/shop/service.ts';
import { gsmLength, gsmStart, gsmText, SMS_LENGTH } from '#domain/text/gsm-alphabet.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { formatTime } from '../calendar/calendar.ts';
import { formatShortDay } from '../calendar/days.ts';
import { SERVICE_NAMES } from '../service-texts.ts';
import * as texts from './sms-texts.ts';

export interface OrderSmsPlace {
  shopName: string;
  timeZone: Zone;
  /** What the order is called instead of its ticket number. */
  number?: string | number;
}

type ToldOrder = Pick<
  StaffOrder,
  | 'ticketNumber'
  | 'isDelivery'
  | 'isDineIn'
  | 'isQuotation'
  | 'tableIdentifier'
  | 'appointment'
  | 'pricing'
  | 'totalGross'
  | 'currency'
>;

/**
 * The SMS to a branch about a new order: ticket number, service, time in the branch's zone, total (with 'ca.' if
 * approximate). No customer data: an SMS is as open as a postcard. At most 160 characters.
 */
export function newOrderSms(order: ToldOrder, place: OrderSmsPlace): string {
  return aboutOrder(order.isQuotation ? texts.newInquiry : texts.newOrder, order, place);
}

/** Likewise to a contact of the branch about one that nobody answers (R271). */
export function unansweredSms(order: ToldOrder, place: OrderSmsPlace): string {
  return aboutOrder(order.isQuotation ? texts.unansweredInquiry : texts.unansweredOrder, order, place);
}

function aboutOrder(
  heading: (values: { number: string | number }) => string,
  order: ToldOrder,
  { shopName, timeZone, number = order.ticketNumber }: OrderSmsPlace,
): string {
  const service = SERVICE_NAMES[serviceOf(order)];
  const table = order.tableIdentifier;
  const facts = [
    heading({ number }),
    table === null ? service : texts.serviceAtTable({ service, table }),
    order.appointment === null ? texts.asSoonAsPossible : moment(order.appointment, timeZone),
    total(order),
  ];
  return inOneSms(facts.filter(Boolean).join(', '), shopName);
}

/**
 * The SMS to a guest whose order is confirmed: its number, the service, and the time that they can count on in the zone of the
 * branch. Nothing else: an SMS is as open as a postcard. At most 160 characters.
 */
export function confirmationSms(
  order: Pick<StaffOrder, 'ticketNumber' | 'isDelivery' | 'isDineIn' | 'isQuotation' | 'appointment'>,
  { shopName, timeZone, number = order.ticketNumber }: OrderSmsPlace,
): string {
  const heading = order.isQuotation ? texts.confirmedInquiry : texts.confirmedOrder;
  const service = SERVICE_NAMES[serviceOf(order)];
  const what =
    order.appointment === null
      ? `${service} ${texts.asSoonAsPossible}`
      : texts.serviceAt({ service, moment: moment(order.appointment, timeZone) });
  return inOneSms(`${heading({ number })}: ${what}`, shopName);
}

/** The SMS to a guest whose order can be collected: its number, nothing else, as above. At most 160 characters. */
export function readySms(
  order: Pick<StaffOrder, 'ticketNumber'>,
  { shopName, number = order.ticketNumber }: OrderSmsPlace,
): string {
  return inOneSms(texts.readyOrder({ number }), shopName);
}

/**
 * The SMS to a guest to whom the shop proposes another time: the time in the zone of the branch, and where to answer. The
 * address of the page is as secret as the order, so an SMS does not name it. At most 160 characters.
 */
export function proposalSms(
  order: Pick<StaffOrder, 'ticketNumber' | 'counterAppointment'>,
  { shopName, timeZone, number = order.ticketNumber }: OrderSmsPlace,
): string {
  const proposed = order.counterAppointment === null ? '' : moment(order.counterAppointment, timeZone);
  return inOneSms(texts.proposedTime({ number, moment: proposed }), shopName);
}

/** The SMS to a branch about an order that nobody answered in time, so that its guest was refused (R271). */
export function missedSms(
  order: Pick<StaffOrder, 'ticketNumber'>,
  { shopName, number = order.ticketNumber }: OrderSmsPlace,
): string {
  return inOneSms(texts.missedOrder({ number }), shopName);
}

/**
 * The SMS to a guest whose order has been weighed: its number and what it comes to exactly; nothing else, as above. Where the
 * price of something is still open, it says when they learn it. At most 160 characters.
 */
export function weighingSms(
  order: Pick<StaffOrder, 'ticketNumber' | 'pricing' | 'totalGross' | 'currency'>,
  { shopName, number = order.ticketNumber }: OrderSmsPlace,
): string {
  const what = total(order);
  const told = what === '' ? texts.totalLater : texts.exactTotal({ total: what });
  return inOneSms(`${texts.weighedOrder({ number })}: ${told}`, shopName);
}

/** A name shorter than this says nothing. */
const SHORTEST_NAME = 6;

/** The text with the name of its sender behind it in the 160 places of one SMS (R290): if that is too much, the name is cut first. */
function inOneSms(text: string, sender: string): string {
  const told = gsmText(text);
  const name = gsmText(sender);
  const room = SMS_LENGTH - gsmLength(told) - gsmLength(' ()');
  const isNamed = name !== '' && room >= Math.min(SHORTEST_NAME, gsmLength(name));
  return isNamed ? `${told} (${gsmStart(name, room)})` : gsmStart(told, SMS_LENGTH);
}

function total({
  pricing,
  totalGross,
  currency,
}: Pick<StaffOrder, 'pricing' | 'totalGross' | 'currency'>): string {
  if (pricing === 'minimum') return '';
  return formatPrice(totalGross, pricing, currency);
}

/** '27.11. 18:30' */
function moment(instant: string, timeZone: Zone): string {
  const at = new Date(instant);
  return `${formatShortDay(localDayOf(at, timeZone))} ${formatTime(at, timeZone)}`;
}
