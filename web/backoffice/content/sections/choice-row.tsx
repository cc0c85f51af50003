import { useId } from 'react';

interface ChoiceRowProps<V extends string> {
  legend: string;
  choices: Readonly<Record<V, string>>;
  value: V;
  onChange: (value: V) => void;
  isDisabled: boolean;
}

/** A choice between a few short words, side by side. */
export function ChoiceRow<V extends string>({
  legend,
  choices,
  value,
  onChange,
  isDisabled,
}: ChoiceRowProps<V>) {
  const name = useId();
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {(Object.entries(choices) as [V, string][]).map(([choice, label]) => (
          <label
            key={choice}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-theme border border-line-strong bg-card px-3.5 has-checked:border-primary-ink has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
              className="tick tick-round"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
