import type { Shop } from '#domain/shop/shop.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { allergenCard } from './allergen-card.ts';
import { logEntries } from './log-entries.ts';
import { pastOrders } from './past-orders.ts';
import { paidOrders } from './past-payments.ts';
import { devicesSince, printers } from './printers.ts';
import { imageTemplates, screens, segments, streams } from './screens.ts';
import { departments, divisions, peopleIn, staffSince } from './staff.ts';
import { stations } from './stations.ts';
import { projectsOf, tasksOf } from './tasks.ts';
import { visitsOf } from './visits.ts';
import { workingTimes } from './working-times.ts';

export interface HistoryOf {
  shop: Shop;
  now: Date;
  /** The id of the first administrator, who works along in the first branch. */
  administrator: number;
}

/**
 * What happened in the demo shop before it was opened: its staff with a plan and their hours, the orders of the last weeks,
 * the stations of its kitchen, its printers, what the screens show, the file that hangs on its wall, and who visited its
 * pages. The same for every start on the same day. Records are listed in an order in which each one finds what it refers to.
 */
export function demoHistory({ shop, now, administrator }: HistoryOf) {
  const timeZone = shop.branches[0]?.timeZone ?? 'UTC';
  const today = localDayOf(now, timeZone);
  const staff = staffSince(Number(today.slice(0, 4)));
  const owner = {
    id: administrator,
    branches: [{ id: 1 }],
    department: 1,
    weeklyHours: 16,
    workingDays: ['friday' as const, 'saturday' as const],
  };
  const { schedules, activities } = workingTimes(shop, [...staff, owner], now);
  return {
    orders: paidOrders(pastOrders({ shop, now, staffOf: peopleIn })),
    visits: visitsOf(shop, now),
    files: [allergenCard],
    records: {
      division: divisions,
      station: stations,
      device: devicesSince(today, timeZone),
      printer: printers,
      department: departments,
      user: staff,
      project: projectsOf(today),
      task: tasksOf(today, administrator),
      'working-schedule': schedules,
      'working-activity': activities,
      'image-template': imageTemplates,
      'digital-signage-segment': segments,
      'digital-signage-stream': streams,
      'digital-signage-device': screens,
      log: logEntries(today, timeZone),
    },
  };
}
