import * as texts from './texts.ts';

interface StepProgressProps {
  step: number;
  total: number;
  name: string;
  /** The price so far; null where the price is hidden. */
  price: string | null;
}

/** 'Schritt 2 von 5' with a segmented bar, and the price so far. */
export function StepProgress({ step, total, name, price }: StepProgressProps) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-muted text-sm" aria-live="polite">
          {texts.stepOf({ step: step + 1, total })}
          <span className="sr-only">: {name}</span>
        </p>
        {price && <p className="font-semibold tabular-nums">{price}</p>}
      </div>
      <div className="mt-2 flex gap-1.5" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: segments have no identity.
            key={index}
            className={`h-1.5 flex-1 rounded-full transition-colors ${index <= step ? 'bg-primary-edge' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  );
}
