import { addressLine } from '#domain/contact/address.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { kindOf } from '#domain/order/order-kind.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { serviceOf } from '#domain/shop/service.ts';
import { MINUTE } from '#domain/time/zoned-time.ts';
import { quantityText } from '../contents-text.ts';
import { SERVICE_NAMES } from '../service-texts.ts';
import { calendarFile } from './calendar-file.ts';
import * as texts from './order-calendar-texts.ts';

/** How long the entry in the calendar lasts: long enough to be seen there. */
const LENGTH_MS = 30 * MINUTE;

interface Appointment {
  branch: Pick<Branch, 'name' | 'street' | 'zipCode' | 'city'>;
  /** ISO 8601. */
  at: string;
  /** The page of the order; its host is part of the entry's identity. */
  url: string;
  now: Date;
  isCancelled?: boolean;
}

/** The appointment of an order as a calendar file, with its name. The page and the mails make the same entry. */
export function orderCalendar(
  order: Pick<PublicOrder, 'uid' | 'isDelivery' | 'isDineIn' | 'isQuotation' | 'appointmentDate' | 'items'>,
  { branch, at, url, now, isCancelled = false }: Appointment,
): { name: string; file: string } {
  const start = new Date(at);
  const { kind } = kindOf(order);
  const service = serviceOf(order);
  // An accepted proposal has moved the entry, and a cancellation comes after everything.
  const moved = at === order.appointmentDate ? 0 : 1;
  return {
    name: `${texts.fileName({ kind, number: order.uid })}.ics`,
    file: calendarFile({
      uid: `${order.uid}@${new URL(url).hostname}`,
      sequence: isCancelled ? 2 : moved,
      stamp: now,
      start,
      end: new Date(start.getTime() + LENGTH_MS),
      title: texts.title({ service: SERVICE_NAMES[service], branch: branch.name }),
      description: texts.description({
        kind,
        number: order.uid,
        items: order.items.map((item) => `${quantityText(item)} ${item.name}`).join('\n'),
      }),
      place: service === 'delivery' ? '' : addressLine(branch),
      url,
      isCancelled,
    }),
  };
}
