import { ALLERGEN_LETTERS, ALLERGENS, allergenLetters, withAllergen } from '#domain/catalogue/allergens.ts';
import type { InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { TextInput } from '#web/backoffice/crud/inputs/plain-inputs.tsx';
import * as texts from './texts.ts';

/** The text that guests read, and checkboxes for the letters, so that nobody has to know them by heart. */
export function AllergensInput(props: InputProps<string>) {
  const { value, onChange, isDisabled } = props;
  const letters = allergenLetters(value);
  return (
    <div className="flex flex-col gap-3">
      <TextInput {...props} />
      <fieldset disabled={isDisabled}>
        <legend className="mb-2 text-muted text-sm">{texts.allergenLetters}</legend>
        <div className="flex flex-wrap gap-2">
          {ALLERGEN_LETTERS.map((letter) => {
            const isOn = letters.includes(letter);
            return (
              <label
                key={letter}
                className={`relative flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-3 text-sm focus-within:outline-3 focus-within:outline-ink ${isOn ? 'border-ink bg-ink text-white' : 'border-line-strong bg-card hover:border-ink'}`}
              >
                <input
                  type="checkbox"
                  className="sr-only"
                  checked={isOn}
                  onChange={({ target }) => onChange(withAllergen(value, letter, target.checked))}
                />
                <span>
                  <strong>{letter}</strong> {ALLERGENS[letter]}
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}
