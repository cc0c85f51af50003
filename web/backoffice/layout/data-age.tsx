import { formatTime } from '#text/calendar/calendar.ts';
import { useDataAsOf } from '#web/lib/clock/data-age.ts';
import { useSession } from '../session/session.tsx';
import * as texts from './texts.ts';

/** As of when the statistics or the history are, where they come from a copy of the database (R390), by the clock of the shop (R27). */
export function DataAge() {
  const asOf = useDataAsOf();
  const { branches, zoneOf } = useSession();
  if (asOf === null) return null;
  const minute = formatTime(asOf, zoneOf(branches[0]?.id ?? 0));
  // Seconds are the same in every zone.
  const second = String(asOf.getUTCSeconds()).padStart(2, '0');
  return <p className="text-muted text-sm tabular-nums">{texts.dataAsOf({ time: `${minute}:${second}` })}</p>;
}
