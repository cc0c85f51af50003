import { PROMISE_STEP } from '#domain/order/promise.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { PromiseChoice } from './promise-choice.ts';
import * as texts from './texts.ts';

interface PromiseStepperProps {
  promise: PromiseChoice;
  number: number;
  timeZone: string;
}

/** The time that the confirmation promises, sooner and later in steps. */
export function PromiseStepper({ promise, number, timeZone }: PromiseStepperProps) {
  const { minutes, at, change } = promise;
  const look =
    'grid h-full min-h-11 w-8 shrink-0 place-items-center rounded-theme @2xs:w-11 hover:bg-ink/8 disabled:text-muted';
  return (
    <fieldset
      aria-label={texts.promiseOf({ number })}
      className="relative z-10 flex items-center rounded-theme border border-line-strong bg-card"
    >
      <button
        type="button"
        aria-label={texts.sooner({ step: PROMISE_STEP })}
        disabled={minutes <= PROMISE_STEP}
        onClick={() => change(-1)}
        className={look}
      >
        <StaffIcon name="minus" className="size-4" />
      </button>
      <output
        aria-label={texts.promised({ minutes, time: formatTime(at, timeZone) })}
        className="min-w-11 flex-1 whitespace-nowrap text-center font-bold tabular-nums leading-none"
      >
        {formatTime(at, timeZone)}
        <span className="block font-normal text-[0.75em] text-muted">{texts.inMinutes({ minutes })}</span>
      </output>
      <button
        type="button"
        aria-label={texts.later({ step: PROMISE_STEP })}
        onClick={() => change(1)}
        className={look}
      >
        <StaffIcon name="plus" className="size-4" />
      </button>
    </fieldset>
  );
}
