import type { InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { TextField } from '#web/ui/field.tsx';
import * as texts from './texts.ts';

const USUAL = [
  ['0', texts.square],
  ['0.25rem', texts.slight],
  ['0.5rem', texts.medium],
  ['1rem', texts.round],
] as const;

/** The corner radius: four common values, and any CSS length. */
export function RadiusInput({ field, id, value, onChange, errors, isDisabled }: InputProps<string>) {
  return (
    <fieldset disabled={isDisabled} className="flex flex-col gap-3">
      <legend className="mb-2 font-medium text-sm">{field.label}</legend>
      <div className="flex flex-wrap gap-2">
        {USUAL.map(([radius, name]) => (
          <button
            key={radius}
            type="button"
            aria-pressed={value === radius}
            onClick={() => onChange(radius)}
            style={{ borderRadius: radius }}
            className="min-h-11 border border-line-strong bg-card px-4 hover:border-ink disabled:text-muted aria-pressed:border-2 aria-pressed:border-primary aria-pressed:font-semibold"
          >
            {name}
          </button>
        ))}
      </div>
      <TextField
        id={id}
        label={texts.ownRadius}
        hint={texts.ownRadiusHint}
        value={value}
        error={errors['']}
        onChange={(event) => onChange(event.target.value.trim())}
      />
    </fieldset>
  );
}
