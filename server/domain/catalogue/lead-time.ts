import type { Zone } from '#domain/time/zone-offsets.ts';
import { DAY, HOUR, MINUTE, sameWallTimeLater } from '#domain/time/zoned-time.ts';

export type LeadTimeUnit = 'minutes' | 'hours' | 'days' | 'weeks';

/** The fields of a product that say how far ahead it must be ordered. */
export interface LeadTimeFields {
  isLeadTimeEnabled: boolean;
  leadTimeType: LeadTimeUnit;
  leadTimeValue: number;
}

export interface LeadTime {
  type: LeadTimeUnit;
  value: number;
}

const LENGTH: Record<LeadTimeUnit, number> = { minutes: MINUTE, hours: HOUR, days: DAY, weeks: 7 * DAY };

/** The lead time of one product; null = none. */
export function leadTimeOf(product: LeadTimeFields): LeadTime | null {
  if (!product.isLeadTimeEnabled || !(product.leadTimeValue > 0)) return null;
  return { type: product.leadTimeType, value: product.leadTimeValue };
}

/**
 * The earliest instant at which all products can be ready. Minutes and hours are real time; days and weeks are calendar days
 * of the zone at the same wall time (R42). A partial day counts as a whole one.
 */
export function earliestFor(now: Date, products: readonly LeadTimeFields[], timeZone: Zone): Date {
  let earliest = now;
  for (const product of products) {
    const ready = readyAt(now, leadTimeOf(product), timeZone);
    if (ready > earliest) earliest = ready;
  }
  return earliest;
}

/** Over 30 minutes, whatever the unit (R43). */
export function isLongLeadTime(product: LeadTimeFields): boolean {
  const leadTime = leadTimeOf(product);
  return leadTime !== null && length(leadTime) > 30 * MINUTE;
}

function length(leadTime: LeadTime): number {
  return leadTime.value * LENGTH[leadTime.type];
}

function readyAt(now: Date, leadTime: LeadTime | null, timeZone: Zone): Date {
  if (!leadTime) return now;
  if (leadTime.type === 'minutes' || leadTime.type === 'hours')
    return new Date(now.getTime() + length(leadTime));
  return sameWallTimeLater(now, Math.ceil(length(leadTime) / DAY), timeZone);
}
