import type { InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { TextField } from '#web/ui/field.tsx';

const USUAL = [
  ['0', 'Eckig'],
  ['0.25rem', 'Leicht'],
  ['0.5rem', 'Mittel'],
  ['1rem', 'Rund'],
] as const;

/** How round the corners are: four usual ways, and any CSS length. */
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
        label="Eigener Wert"
        hint="Zum Beispiel 0.75rem oder 12px."
        value={value}
        error={errors['']}
        onChange={(event) => onChange(event.target.value.trim())}
      />
    </fieldset>
  );
}
