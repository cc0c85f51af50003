import type { Shortage } from '#domain/shop/shortage.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type Configuration, type ConfigurationEvent, stepStates } from './configuration.ts';
import * as texts from './texts.ts';

interface StepProgressProps {
  configuration: Configuration;
  /** What the branch has run out of. */
  shortages: readonly Shortage[];
  /** The price so far; null where the price is hidden. */
  price: string | null;
  tell: (event: ConfigurationEvent) => void;
}

/** 'Schritt 2 von 5', the price so far, and a bar whose segments lead to their steps. */
export function StepProgress({ configuration, shortages, price, tell }: StepProgressProps) {
  const { step } = configuration;
  const states = stepStates(configuration, shortages);
  const total = states.length;
  return (
    <div className="border-line border-b px-5 pt-2 pb-1 desk:px-7 short:flex short:items-center short:gap-4 short:py-0">
      <div className="flex shrink-0 items-baseline justify-between gap-4">
        <p className="text-muted text-sm" aria-live="polite">
          {texts.stepOf({ step: step + 1, total })}
          <span className="sr-only">: {states[step]?.name}</span>
        </p>
        {price && <p className="font-semibold tabular-nums">{price}</p>}
      </div>
      <nav aria-label={texts.steps} className="min-w-0 flex-1">
        {/* As many per line as have room for a finger. */}
        <ol className="-mx-0.5 grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))]">
          {states.map(({ name, isDone, isReachable }, index) => {
            const isCurrent = index === step;
            const words = { step: index + 1, total, name };
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies a step.
              <li key={index}>
                <button
                  type="button"
                  aria-label={isDone ? texts.stepDone(words) : texts.stepNamed(words)}
                  title={name}
                  {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
                  aria-disabled={!isReachable}
                  onClick={() => tell({ kind: 'go', step: index })}
                  className={`group flex min-h-11 w-full flex-col justify-center rounded-theme px-0.5 ${isReachable ? '' : 'cursor-not-allowed'}`}
                >
                  <span aria-hidden="true" className="flex flex-col gap-1">
                    <span
                      className={`h-1.5 rounded-full transition-colors ${isCurrent || isDone ? 'bg-primary-edge' : 'bg-line'} ${isReachable ? 'group-hover:bg-ink' : ''}`}
                    />
                    <span
                      className={`flex h-4 items-center justify-center text-xs tabular-nums ${isCurrent ? 'font-bold text-ink' : 'text-muted'}`}
                    >
                      {isDone && !isCurrent ? <Icon name="check" className="size-4" /> : index + 1}
                    </span>
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
    </div>
  );
}
