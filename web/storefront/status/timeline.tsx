import type { PublicOrder } from '#domain/order/order.ts';
import { type TimelineStep, timelineOf } from '#domain/order/order-timeline.ts';
import { Icon } from '#web/ui/icon.tsx';
import { timelineFactsOf } from './status-words.ts';
import * as texts from './texts.ts';

/** The progress of an order; vertical on the phone, horizontal on wide screens. */
export function Timeline({ order, plannedDay }: { order: PublicOrder; plannedDay: string | null }) {
  const steps = timelineOf(order.state, timelineFactsOf(order, plannedDay));
  if (steps.length === 0) return null;
  return (
    <ol aria-label={texts.progress} className="flex flex-col desk:flex-row">
      {steps.map((step, index) => (
        <TimelineItem
          key={step.code}
          step={step}
          plannedDay={plannedDay}
          isFirst={index === 0}
          previous={steps[index - 1]}
        />
      ))}
    </ol>
  );
}

function TimelineItem({
  step,
  plannedDay,
  isFirst,
  previous,
}: {
  step: TimelineStep;
  plannedDay: string | null;
  isFirst: boolean;
  previous: TimelineStep | undefined;
}) {
  const { state, code } = step;
  const isReached = previous?.state === 'done';
  return (
    <li
      className="relative flex items-center gap-4 pb-6 last:pb-0 desk:flex-1 desk:flex-col desk:gap-3 desk:pb-0 desk:text-center"
      {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
    >
      {!isFirst && (
        <span
          aria-hidden="true"
          className={`-top-6 absolute left-[1.1875rem] h-6 w-0.5 desk:top-[1.1875rem] desk:right-[calc(50%+1.5rem)] desk:left-[calc(-50%+1.5rem)] desk:h-0.5 desk:w-auto ${isReached ? 'bg-secondary-edge' : 'bg-line-strong/50'}`}
        />
      )}
      <span
        aria-hidden="true"
        className={`flex size-10 shrink-0 items-center justify-center rounded-full border-2 ${
          state === 'done'
            ? 'border-secondary bg-secondary text-on-secondary'
            : state === 'current'
              ? 'border-primary bg-card ring-4 ring-primary-soft'
              : 'border-line-strong/50 bg-card'
        }`}
      >
        {state === 'done' && <Icon name="check" className="size-5" />}
        {state === 'current' && <span className="size-3.5 animate-pulse rounded-full bg-primary-edge" />}
      </span>
      <span className={state === 'current' ? 'font-semibold' : state === 'upcoming' ? 'text-muted' : ''}>
        {plannedDay && state === 'current' ? texts.plannedShort({ day: plannedDay }) : texts.TIMELINE[code]}
        <span className="sr-only">, {texts.STEP_STATES[state]}</span>
      </span>
    </li>
  );
}
