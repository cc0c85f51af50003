import { addressLine } from '#domain/contact/address.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { serviceOf } from '#domain/shop/service.ts';
import { MINUTE } from '#domain/time/zoned-time.ts';
import { calendarFile } from '#text/calendar/calendar-file.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { download } from '#web/lib/download.ts';
import { amountText } from '#web/lib/item-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import * as texts from './texts.ts';

/** How long the entry in the calendar lasts: long enough to be seen there. */
const LENGTH_MS = 30 * MINUTE;

interface CalendarButtonProps {
  order: PublicOrder;
  branch: Branch;
  /** ISO 8601. */
  at: string;
}

/** Saves the appointment as a calendar file, made in the browser: it works offline, and nobody hears of it. */
export function CalendarButton({ order, branch, at }: CalendarButtonProps) {
  const save = () => {
    const start = new Date(at);
    const isDelivery = serviceOf(order) === 'delivery';
    const file = calendarFile({
      uid: `${order.uid}@${location.hostname}`,
      // An accepted proposal has moved the entry.
      sequence: at === order.appointmentDate ? 0 : 1,
      stamp: new Date(),
      start,
      end: new Date(start.getTime() + LENGTH_MS),
      title: texts.calendarTitle({ service: SERVICE_NAMES[serviceOf(order)], branch: branch.name }),
      description: texts.calendarText({
        number: order.uid,
        items: order.items.map((item) => `${amountText(item)} ${item.name}`).join('\n'),
      }),
      place: isDelivery ? '' : addressLine(branch),
      url: location.href,
    });
    download(
      new Blob([file], { type: 'text/calendar;charset=utf-8' }),
      `${texts.calendarName({ number: order.uid })}.ics`,
    );
  };
  return (
    <Button look="secondary" onClick={save} className="mt-4 print:hidden">
      <Icon name="calendar" className="size-5" />
      {texts.addToCalendar}
    </Button>
  );
}
