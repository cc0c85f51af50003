import type { OpenState } from '#domain/time/opening-hours.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { formatMoment, formatTime } from '#text/calendar.ts';
import * as texts from './texts.ts';

/** Today's state in words and colour: 'Geöffnet bis 18:00 Uhr', 'Geschlossen, öffnet morgen um 08:00 Uhr'. */
export function OpenStatus({ state, now, timeZone }: { state: OpenState; now: Date; timeZone: Zone }) {
  const look = !state.isOpen ? 'text-error' : state.isClosingSoon ? 'text-warning' : 'text-secondary';
  return (
    <p className="flex items-baseline gap-2.5">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full bg-current ${look}`} />
      <span>
        <strong className={`font-semibold ${look}`}>{headline(state, timeZone)}</strong>
        {state.nextOpening && (
          <span className="text-muted">
            {' '}
            {texts.nextOpening({ moment: formatMoment(state.nextOpening, now, timeZone) })}
          </span>
        )}
      </span>
    </p>
  );
}

function headline(state: OpenState, timeZone: Zone): string {
  if (!state.isOpen) return texts.closed;
  return state.until ? texts.openUntil({ time: formatTime(state.until, timeZone) }) : texts.open;
}
