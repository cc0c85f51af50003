import type { StaffOrder } from '#domain/order/order.ts';
import type { OrderEvent } from '#domain/order/order-state.ts';
import { serviceOf } from '#domain/shop/service.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { formatTime } from '../calendar/calendar.ts';
import { formatShortDay } from '../calendar/days.ts';
import * as texts from './push-texts.ts';

/** What web push tells a guest of an order (R291). */
export type GuestPush = Extract<
  OrderEvent,
  'confirmed' | 'counter-appointment' | 'in-delivery' | 'rejected' | 'canceled'
>;

export interface OrderPushText {
  title: string;
  body: string;
}

type ToldOrder = Pick<
  StaffOrder,
  'isDelivery' | 'isDineIn' | 'isQuotation' | 'appointment' | 'counterAppointment'
>;

interface Place {
  /** What the order is called: its ticket number, or its own. */
  number: string | number;
  timeZone: Zone;
}

/** What a guest reads on a locked phone: the number and what has become of the order, no name and nothing of what is in it. */
export function guestPush(event: GuestPush, order: ToldOrder, { number, timeZone }: Place): OrderPushText {
  const title = (order.isQuotation ? texts.inquiry : texts.order)({ number });
  return { title, body: newsOf(event, order, timeZone) };
}

/** What the staff of a branch read of an order that no screen has shown: its number and the branch. */
export function newOrderPush(
  { isQuotation }: Pick<StaffOrder, 'isQuotation'>,
  { number, branch }: { number: string | number; branch: string },
): OrderPushText {
  const title = (isQuotation ? texts.newInquiry : texts.newOrder)({ number });
  return { title, body: texts.nobodyHasSeenIt({ branch }) };
}

function newsOf(event: GuestPush, order: ToldOrder, timeZone: Zone): string {
  switch (event) {
    case 'confirmed':
      return order.appointment === null
        ? texts.confirmed
        : texts.confirmedFor({ moment: moment(order.appointment, timeZone) });
    case 'counter-appointment':
      return texts.proposed({
        moment: order.counterAppointment === null ? '' : moment(order.counterAppointment, timeZone),
      });
    case 'in-delivery':
      return { delivery: texts.onItsWay, takeaway: texts.ready, dineIn: texts.served }[serviceOf(order)];
    case 'rejected':
      return texts.rejected;
    case 'canceled':
      return texts.canceled;
  }
}

/** '27.11. 18:30' */
function moment(instant: string, timeZone: Zone): string {
  const at = new Date(instant);
  return `${formatShortDay(localDayOf(at, timeZone))} ${formatTime(at, timeZone)}`;
}
