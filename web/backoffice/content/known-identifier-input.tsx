import { TextField } from '#web/ui/field.tsx';
import type { InputProps } from '../crud/inputs/input-props.ts';
import { fieldProps } from '../crud/inputs/plain-inputs.tsx';
import type { KnownPlaces } from './known-places.ts';
import * as texts from './texts.ts';

interface KnownIdentifierProps extends InputProps<string> {
  known: KnownPlaces;
  /** What any other identifier means. */
  unknown: string;
}

/** An identifier with its known values to pick from, each with its effect. */
export function KnownIdentifierInput({ known, unknown, ...props }: KnownIdentifierProps) {
  const { id, value, onChange, isDisabled } = props;
  const found = Object.hasOwn(known, value) ? known[value]?.place : undefined;
  const meaning = found ?? (value === '' ? texts.chooseIdentifier : unknown);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        {...fieldProps(props as InputProps)}
        hint={meaning}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that fill in a field are no fields. */}
      <div role="group" aria-label={texts.knownIdentifiers} className="flex flex-wrap gap-2">
        {Object.entries(known).map(([identifier, { name }]) => (
          <button
            key={identifier}
            id={`${id}-${identifier}`}
            type="button"
            disabled={isDisabled}
            aria-pressed={value === identifier}
            onClick={() => onChange(identifier)}
            className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-card px-4 text-sm hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
