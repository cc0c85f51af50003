import { useEffect, useState } from 'react';
import { useSession } from '#web/backoffice/session/session.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { decimalText, parseDecimal } from './decimal.ts';
import type { InputProps } from './input-props.ts';
import { WordOptions } from './select-options.tsx';
import { Switch } from './switch.tsx';
import * as texts from './texts.ts';

type Kind = 'text' | 'email' | 'tel';

/** What the plain controls get from the field: label, required mark, error. */
export function fieldProps({ field, id, errors, isRequired, isDisabled }: InputProps<never> | InputProps) {
  return { id, label: field.label, error: errors[''], required: isRequired, disabled: isDisabled };
}

function LineInput({ type, ...props }: InputProps<string> & { type: Kind }) {
  return (
    <TextField
      {...fieldProps(props as InputProps)}
      type={type}
      autoComplete="off"
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

export function TextInput(props: InputProps<string>) {
  return <LineInput {...props} type="text" />;
}

export function EmailInput(props: InputProps<string>) {
  return <LineInput {...props} type="email" />;
}

export function PhoneInput(props: InputProps<string>) {
  return <LineInput {...props} type="tel" />;
}

export function MultilineInput(props: InputProps<string>) {
  const rows = Math.min(12, Math.max(3, props.value.split('\n').length + 1));
  return (
    <TextAreaField
      {...fieldProps(props as InputProps)}
      rows={rows}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

interface NumberTextProps extends InputProps<number | null> {
  /** Suffix of the number: '€', '%'. */
  unit?: string;
  decimals?: number;
}

/** A number as typed in German; invalid input stays there and is rejected by the schema. */
function NumberText({ unit, decimals, ...props }: NumberTextProps) {
  const { value, onChange } = props;
  const [text, setText] = useState(() => decimalText(value, decimals));
  // A value from outside (another record, a reset) replaces the input; its own echo does not.
  useEffect(() => {
    setText((shown) => (Object.is(parseDecimal(shown), value) ? shown : decimalText(value, decimals)));
  }, [value, decimals]);
  const label = unit ? `${props.field.label} (${unit})` : props.field.label;
  return (
    <TextField
      {...fieldProps(props as InputProps)}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      className="tabular-nums"
      onChange={(event) => {
        setText(event.target.value);
        onChange(parseDecimal(event.target.value));
      }}
      onBlur={() =>
        setText((shown) => (Number.isNaN(value) ? shown : decimalText(parseDecimal(shown), decimals)))
      }
    />
  );
}

export function NumberInput(props: InputProps<number | null>) {
  return <NumberText {...props} />;
}

export function MoneyInput(props: InputProps<number | null>) {
  const { currency } = useSession();
  return <NumberText {...props} unit={currency === 'EUR' ? '€' : currency} decimals={2} />;
}

export function PercentInput(props: InputProps<number | null>) {
  return <NumberText {...props} unit="%" />;
}

/** On or off; the whole row is clickable. */
export function SwitchInput({ field, id, value, onChange, errors, isDisabled }: InputProps<boolean>) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="flex min-h-12 cursor-pointer items-center justify-between gap-4">
        <span>{field.label}</span>
        <Switch id={id} isOn={value} isDisabled={isDisabled} onChange={onChange} />
      </label>
      {errors[''] && <p className="font-medium text-error text-sm">{errors['']}</p>}
    </div>
  );
}

export function ChoiceInput(props: InputProps<string | null>) {
  const { field, value, onChange } = props;
  const isOptional = field.default === null;
  return (
    <SelectField
      {...fieldProps(props as InputProps)}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    >
      {isOptional && <option value="">–</option>}
      <WordOptions words={field.choices ?? {}} />
    </SelectField>
  );
}

export function ChoicesInput({ field, id, value, onChange, errors, isDisabled }: InputProps<string[]>) {
  return (
    <fieldset disabled={isDisabled} className="flex flex-col gap-1">
      <legend className="font-medium text-sm">{field.label}</legend>
      {Object.entries(field.choices ?? {}).map(([name, label]) => (
        <label key={name} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            id={`${id}-${name}`}
            className="tick"
            checked={value.includes(name)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, name] : value.filter((one) => one !== name))
            }
          />
          {label}
        </label>
      ))}
      {errors[''] && <p className="font-medium text-error text-sm">{errors['']}</p>}
    </fieldset>
  );
}

export function ColourInput(props: InputProps<string>) {
  const { value, onChange, isDisabled, field, id } = props;
  const isShort = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextInput {...props} />
      </div>
      <input
        type="color"
        aria-label={texts.pickColour({ field: field.label })}
        id={`${id}-picker`}
        className="h-12 w-14 shrink-0 cursor-pointer rounded-theme border border-line-strong bg-card p-1"
        value={isShort ? value : '#000000'}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
