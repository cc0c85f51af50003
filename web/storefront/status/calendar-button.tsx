import type { PublicOrder } from '#domain/order/order.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { orderCalendar } from '#text/calendar/order-calendar.ts';
import { download } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import * as texts from './texts.ts';

interface CalendarButtonProps {
  order: PublicOrder;
  branch: Branch;
  /** ISO 8601. */
  at: string;
}

/** Saves the appointment as a calendar file, made in the browser: it works offline, and nobody hears of it. */
export function CalendarButton({ order, branch, at }: CalendarButtonProps) {
  const save = () => {
    const { name, file } = orderCalendar(order, { branch, at, url: location.href, now: new Date() });
    download(new Blob([file], { type: 'text/calendar;charset=utf-8' }), name);
  };
  return (
    <Button look="secondary" onClick={save} className="mt-4 print:hidden">
      <Icon name="calendar" className="size-5" />
      {texts.addToCalendar}
    </Button>
  );
}
