import { stepsOf } from '#domain/catalogue/product.ts';
import type { Shortage } from '#domain/shop/shortage.ts';
import { takesFiles } from '#web/lib/upload/upload-types.ts';
import { type Configuration, type ConfigurationEvent, goneFaults, isStepwise } from './configuration.ts';
import { StepField } from './step-field.tsx';

interface StepListProps {
  configuration: Configuration;
  /** What the branch has run out of. */
  shortages: readonly Shortage[];
  tell: (event: ConfigurationEvent) => void;
  /** What prevents saving, by step; shown where it has been revealed, or where an option has sold out since. */
  faults: ReadonlyMap<number, string>;
  currency: string;
}

/** All steps of a product, or the current one of those that are shown one by one. */
export function StepList({ configuration, shortages, tell, faults, currency }: StepListProps) {
  const { item, step, reached, revealed } = configuration;
  const { product } = item;
  const isOneByOne = isStepwise(product);
  const gone = goneFaults(item, shortages);
  return stepsOf(product).map((part, at) => {
    const isShown = !isOneByOne || at === step;
    // File steps stay mounted once shown: moving on must not lose an upload in progress.
    if (!isShown && !(at <= reached && takesFiles(part.type))) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies a step.
      <div key={at} hidden={!isShown}>
        <StepField
          part={part}
          index={at}
          value={item.parts[at] ?? null}
          onChange={(value) => tell({ kind: 'part', step: at, value })}
          onBusy={(isBusy) => tell({ kind: 'busy', step: at, isBusy })}
          error={revealed.has(at) || gone.has(at) ? faults.get(at) : undefined}
          currency={currency}
          isPriceHidden={product.isPriceHidden}
        />
      </div>
    );
  });
}
