import type { ConfigPart } from '#domain/catalogue/product.ts';
import type { PartValue } from '#domain/ordering/item.ts';
import { modifierLabel } from '#domain/ordering/price-text.ts';
import { isOptionGone } from '#domain/shop/shortage.ts';
import { shownName } from '#domain/text/translation.ts';
import { OFFER_TEXTS } from '../offer/offer.ts';
import { chooseOption, chosenOptions, toggleOption } from './choices.ts';
import { StepFrame, stepId } from './step-frame.tsx';
import { useShortages } from './use-shortages.ts';

interface ChoiceStepProps {
  part: ConfigPart;
  index: number;
  value: PartValue;
  onChange: (value: PartValue) => void;
  error: string | undefined;
  currency: string;
  /** Hidden prices also hide what options cost. */
  isPriceHidden: boolean;
}

/** A select (one option) or multiselect (any number) as cards. */
export function ChoiceStep({
  part,
  index,
  value,
  onChange,
  error,
  currency,
  isPriceHidden,
}: ChoiceStepProps) {
  const isSingle = part.type === 'select';
  const chosen = chosenOptions(value);
  const shortages = useShortages();
  // Two columns only while every name fits its card on one or two lines.
  const isCompact = part.options.length > 2 && part.options.every((option) => shownName(option).length <= 26);
  return (
    <StepFrame part={part} index={index} error={error}>
      <div className={`grid gap-2.5 ${isCompact ? 'sm:grid-cols-2' : ''}`}>
        {part.options.map((option, at) => {
          const isChosen = chosen.includes(option.name);
          const isGone = isOptionGone(shortages, option.name);
          const price = isGone
            ? OFFER_TEXTS['sold-out']
            : isPriceHidden
              ? ''
              : modifierLabel(option, currency);
          return (
            <label key={option.name} className="choice-card">
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={`${stepId(index)}-option`}
                id={`${stepId(index)}-option-${at}`}
                checked={isChosen}
                // Choices made before it ran out can still be undone.
                disabled={isGone && !isChosen}
                onChange={() => onChange(isSingle ? option.name : toggleOption(part, value, option.name))}
                // A radio button cannot be unchecked natively: clicking the chosen one does it where allowed.
                onClick={() => isSingle && isChosen && onChange(chooseOption(part, value, option.name))}
                {...(error ? { 'aria-invalid': true } : {})}
                className={`tick ${isSingle ? 'tick-round' : ''}`}
              />
              <span className="min-w-0 flex-1 font-medium leading-snug">{shownName(option)}</span>
              {price && <span className="shrink-0 text-muted text-sm tabular-nums">{price}</span>}
            </label>
          );
        })}
      </div>
    </StepFrame>
  );
}
