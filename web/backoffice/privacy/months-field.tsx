import type { PeriodBounds } from '#domain/privacy/retention.ts';
import { TextField } from '#web/ui/field.tsx';
import * as texts from './texts.ts';

interface MonthsFieldProps {
  id: string;
  label: string;
  bounds: PeriodBounds;
  value: number;
  error: string | undefined;
  onChange: (months: number) => void;
}

/** A number of calendar months with what it may be. */
export function MonthsField({ id, label, bounds, value, error, onChange }: MonthsFieldProps) {
  const { minimum, maximum, preset } = bounds;
  return (
    <TextField
      id={`months-${id}`}
      label={label}
      hint={texts.between({ minimum, maximum, preset })}
      error={error}
      type="number"
      inputMode="numeric"
      min={minimum}
      max={maximum}
      step={1}
      value={Number.isNaN(value) ? '' : value}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  );
}
