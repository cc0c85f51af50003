import type { Slot } from '#domain/ordering/slots.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { type LocalDay, wallTimeOf } from '#domain/time/zoned-time.ts';
import { instantFor, isInside } from './time-choice.ts';

type Days = ReadonlyMap<LocalDay, readonly Slot[]>;

/** The same time of day on another day, or that day's first; null for a day without slots. */
export function timeOn(day: LocalDay, before: Date | null, days: Days, timeZone: Zone): Date | null {
  const slots = days.get(day) ?? [];
  const same = before && instantFor(day, wallTimeOf(before, timeZone).minute, slots, timeZone);
  return same && isInside(same, slots) ? same : (slots[0]?.start ?? null);
}

/** The wanted time while possible, otherwise the next one, otherwise the first; null if there is none. */
export function nearestTime(wanted: Date | null, days: Days): Date | null {
  const slots = [...days.values()].flat();
  if (wanted && isInside(wanted, slots)) return wanted;
  const next = wanted && slots.find(({ start }) => start > wanted);
  return (next || slots[0])?.start ?? null;
}
