import type { LeadTimeUnit } from '#domain/catalogue/lead-time.ts';
import { availableSlots, type SlotQuery } from '#domain/ordering/slots.ts';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import { type Zone, zoneName } from '#domain/time/zone-offsets.ts';
import { branch, hours, item, product } from '#tests/factories.ts';

export const VIENNA = 'Europe/Vienna';
export const daily = (from: string, to: string) => hours({ from, to });
export const vienna = (text: string): Date => new Date(`${text}+02:00`);
export const leadTime = (leadTimeValue: number, leadTimeType: LeadTimeUnit) =>
  item({ product: product({ isLeadTimeEnabled: true, leadTimeValue, leadTimeType }) });
export const onSchedule = (...schedule: OpeningHour[]) => item({ product: product({ schedule }) });

/** A slot query for Monday 2026-06-01, 12:02 in Vienna, lunch and dinner. */
export function query(overrides: Partial<SlotQuery> & { hours?: OpeningHour[] } = {}) {
  return {
    branch: branch({ openingHours: overrides.hours ?? [daily('11:00', '14:00'), daily('17:00', '22:00')] }),
    service: 'takeaway' as const,
    items: [item()],
    categoriesOf: () => [],
    now: vienna('2026-06-01T12:02:00'),
    days: 0,
    ...overrides,
  };
}

export const wall = (at: Date, zone: Zone): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zoneName(zone), dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .slice(5);
export const shown = (of: SlotQuery): string[] =>
  availableSlots(of).map(
    ({ start, end }) => `${wall(start, of.branch.timeZone)} - ${wall(end, of.branch.timeZone).slice(6)}`,
  );
