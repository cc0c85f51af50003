import type { Fault } from '#domain/errors.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { parseInstant } from '#domain/time/instant.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { addDays, instantOf, isLocalDay } from '#domain/time/zoned-time.ts';

/**
 * What the history can be narrowed to: awaitingPayment is an order that waits for its online payment (R302), held one that the
 * brake holds (R343), and 'awaiting' none of those.
 */
export const HISTORY_STATES = [...ORDER_STATES, 'awaitingPayment', 'held'] as const;
export type HistoryState = (typeof HISTORY_STATES)[number];

/** Orders created in it; end exclusive. */
export interface HistorySpan {
  from: Date | null;
  to: Date | null;
}

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';

/**
 * Parses the filters `from` and `to` of the history: a calendar day of the zone (both days inclusive) or an instant with
 * offset; null = open. Years outside 2000 to 2100 and an end before the start are faults (A64).
 */
export function historySpan(
  { from, to }: { from: string | null; to: string | null },
  timeZone: Zone,
): { span: HistorySpan; faults: Fault[] } {
  const span = {
    from: from === null ? null : readEnd(from, timeZone, 0),
    to: to === null ? null : readEnd(to, timeZone, 1),
  };
  const faults: Fault[] = [];
  if (from !== null && !span.from) faults.push({ code: 'day-invalid', field: 'from' });
  if (to !== null && !span.to) faults.push({ code: 'day-invalid', field: 'to' });
  if (faults.length === 0 && span.from && span.to && span.to <= span.from) {
    faults.push({ code: 'ends-before-start', field: 'to' });
  }
  return { span, faults };
}

function readEnd(text: string, timeZone: Zone, days: number): Date | null {
  const day = text.slice(0, 10);
  if (day < FIRST_DAY || day > LAST_DAY) return null;
  if (!isLocalDay(text)) return parseInstant(text);
  return new Date(instantOf(addDays(text, days), 0, timeZone, 'first'));
}
