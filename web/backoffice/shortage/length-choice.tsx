import { parseAmount } from '#domain/catalogue/amount.ts';
import { SHORTAGE_LENGTHS, type ShortageCommand } from '#domain/shop/shortage.ts';
import * as texts from './texts.ts';

/** For how long the next tap sells something out, or how many there still are. */
export interface LengthWish {
  choice: (typeof CHOICES)[number];
  /** As typed. */
  number: string;
  command: ShortageCommand;
}

const CHOICES = [...SHORTAGE_LENGTHS, 'left'] as const;
const FIRST_NUMBER = '5';

export const START: LengthWish = wishOf('tomorrow', FIRST_NUMBER);

function wishOf(choice: LengthWish['choice'], number: string): LengthWish {
  const left = Math.min(parseAmount(number), 10_000);
  const command: ShortageCommand =
    choice !== 'left'
      ? { type: 'gone', length: choice }
      : left > 0
        ? { type: 'left', left }
        : { type: 'gone', length: 'open' };
  return { choice, number, command };
}

/** One choice for everything that is tapped below. */
export function LengthChoice({ wish, onChange }: { wish: LengthWish; onChange: (wish: LengthWish) => void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{texts.howLong}</legend>
      {CHOICES.map((choice) => (
        <label
          key={choice}
          className={`flex min-h-11 cursor-pointer items-center rounded-full border px-3 font-semibold text-sm has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 ${
            wish.choice === choice
              ? 'border-ink bg-ink text-white'
              : 'border-line-strong bg-card hover:border-ink'
          }`}
        >
          <input
            type="radio"
            name="shortage-length"
            checked={wish.choice === choice}
            onChange={() => onChange(wishOf(choice, wish.number))}
            className="sr-only"
          />
          {choice === 'left' ? texts.someLeft : texts.LENGTHS[choice]}
        </label>
      ))}
      <input
        aria-label={texts.number}
        inputMode="decimal"
        value={wish.number}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(wishOf('left', event.target.value))}
        className="min-h-11 w-16 rounded-theme border border-line-strong bg-card px-2 text-center font-semibold tabular-nums"
      />
    </fieldset>
  );
}
