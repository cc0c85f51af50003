import type { Branch } from '#domain/shop/branch.ts';
import { nextOrderable, pauseEnd } from '#domain/shop/service.ts';
import type { OpenState } from '#domain/time/opening-hours.ts';
import { formatMoment, formatShortMoment } from '#text/calendar/calendar.ts';
import { useShop } from '#web/lib/shop.tsx';
import * as texts from './texts.ts';

interface OpenStatusProps {
  branch: Branch;
  state: OpenState;
  /** Where guests order: while the branch is closed, what counts is the earliest time that can be ordered for. */
  isForOrdering?: boolean;
}

/** A branch's state in words and colour: 'Geöffnet bis 18:00 Uhr', 'Geschlossen – öffnet morgen um 08:00 Uhr'. */
export function OpenStatus({ branch, state, isForOrdering = false }: OpenStatusProps) {
  const { now } = useShop();
  const isPreorder = isForOrdering && branch.isPreorderEnabled && !state.isOpen;
  const { look, headline, rest } = isPreorder ? preorderWords(branch, now) : wordsOf(branch, state, now);
  return (
    <p className="flex items-baseline gap-2.5">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full bg-current ${look}`} />
      <span>
        <strong className={`font-semibold ${look}`}>{headline}</strong>
        {rest && <span className="text-muted"> {rest}</span>}
      </span>
    </p>
  );
}

function preorderWords(branch: Branch, now: Date) {
  const next = nextOrderable(branch, null, now);
  const moment = next && formatShortMoment(next, now, branch.timeZone);
  return { look: 'text-warning', headline: texts.preorderNow, rest: moment && texts.earliest({ moment }) };
}

function wordsOf(branch: Branch, { isOpen, isClosingSoon, until, nextOpening }: OpenState, now: Date) {
  const short = (instant: Date) => formatShortMoment(instant, now, branch.timeZone);
  if (!isOpen) {
    const moment = nextOpening && formatMoment(nextOpening, now, branch.timeZone);
    return { look: 'text-error', headline: texts.closed, rest: moment && texts.nextOpening({ moment }) };
  }
  const pause = pauseEnd(branch, null, now);
  if (pause)
    return { look: 'text-warning', headline: texts.pausedUntil({ moment: short(pause) }), rest: null };
  return {
    look: isClosingSoon ? 'text-warning' : 'text-secondary',
    headline: until ? texts.openUntil({ time: short(until) }) : texts.open,
    rest: null,
  };
}
