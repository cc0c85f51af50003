import { useDataAsOf } from '#web/lib/clock/data-age.ts';
import * as texts from './texts.ts';

/** As of when the statistics or the history are, where they come from a copy of the database (R390). */
export function DataAge() {
  const asOf = useDataAsOf();
  if (asOf === null) return null;
  return (
    <p className="text-muted text-sm tabular-nums">
      {texts.dataAsOf({ time: asOf.toLocaleTimeString('de-DE') })}
    </p>
  );
}
