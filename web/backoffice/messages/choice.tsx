interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  options: Readonly<Record<V, string>>;
  onChange: (value: V) => void;
}

/** A few alternatives side by side, of which one holds. */
export function Choice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  return (
    <fieldset
      aria-label={label}
      className="flex shrink-0 overflow-hidden rounded-theme border border-line-strong bg-card"
    >
      {(Object.entries(options) as [V, string][]).map(([option, name]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          className="min-h-11 border-line-strong border-l px-3 text-sm first:border-l-0 hover:bg-paper aria-pressed:bg-primary-soft aria-pressed:font-semibold"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
