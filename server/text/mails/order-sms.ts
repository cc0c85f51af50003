import type { StaffOrder } from '#domain/order/order.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import { serviceOf } from '#domain/shop/service.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { formatTime } from '../calendar/calendar.ts';
import { formatShortDay } from '../calendar/days.ts';
import { SERVICE_NAMES } from '../service-texts.ts';
import * as texts from './sms-texts.ts';

/** The limit of a single SMS in the GSM-7 alphabet; longer ones are sent and charged as several. */
const LENGTH = 160;
/** Signs of our texts that the alphabet lacks: a single one of them would shorten an SMS to 70 characters. */
const GSM_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u202f]/g, ' '],
  [/[\u2010-\u2015]/g, '-'],
  [/[„“”«»]/g, '"'],
  [/[‘’‚]/g, "'"],
  [/…/g, '...'],
];

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
  return inOneSms(`${facts.filter(Boolean).join(', ')} (${shopName})`);
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
  return inOneSms(`${heading({ number })}: ${what} (${shopName})`);
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
  return inOneSms(`${texts.weighedOrder({ number })}: ${told} (${shopName})`);
}

function inOneSms(text: string): string {
  const plain = GSM_SIGNS.reduce((changed, [sign, plain]) => changed.replace(sign, plain), text);
  return plain.length <= LENGTH ? plain : `${plain.slice(0, LENGTH - 3)}...`;
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
