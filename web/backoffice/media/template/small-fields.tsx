import { useEffect, useId, useState } from 'react';
import { SelectField, TextField } from '#web/ui/field.tsx';
import * as texts from './texts.ts';

interface NumberFieldProps {
  label: string;
  value: number;
  minimum: number;
  maximum: number;
  step?: number;
  isDisabled: boolean;
  onChange: (value: number) => void;
}

/** A number of a layer; while the input is invalid or too large, the layer keeps the last good one. */
export function NumberField({
  label,
  value,
  minimum,
  maximum,
  step = 1,
  isDisabled,
  onChange,
}: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  useEffect(
    () => setText((shown) => (Number(shown) === value && shown !== '' ? shown : String(value))),
    [value],
  );
  const number = Number(text);
  const isGood = text.trim() !== '' && number >= minimum && number <= maximum;
  return (
    <TextField
      type="number"
      label={label}
      value={text}
      min={minimum}
      max={maximum}
      step={step}
      disabled={isDisabled}
      error={isGood ? undefined : texts.range({ minimum, maximum })}
      className="tabular-nums"
      onChange={({ target }) => {
        setText(target.value);
        const typed = Number(target.value);
        if (target.value.trim() !== '' && typed >= minimum && typed <= maximum) onChange(typed);
      }}
      onBlur={() => !isGood && setText(String(value))}
    />
  );
}

interface ColourFieldProps {
  label: string;
  value: string | null;
  /** The choice of no colour: 'Durchsichtig'; without it a colour is required. */
  none?: string;
  isDisabled: boolean;
  onChange: (value: string | null) => void;
}

/** A colour of a layer, or none. */
export function ColourField({ label, value, none, isDisabled, onChange }: ColourFieldProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <span className="flex min-h-12 flex-wrap items-center gap-x-3">
        <input
          id={id}
          type="color"
          disabled={isDisabled}
          value={sixDigits(value)}
          onChange={({ target }) => onChange(target.value)}
          className={`h-12 w-16 shrink-0 cursor-pointer rounded-theme border border-line-strong bg-card p-1 ${value === null ? 'opacity-40' : ''}`}
        />
        {none && (
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="tick"
              disabled={isDisabled}
              checked={value === null}
              onChange={({ target }) => onChange(target.checked ? null : '#ffffff')}
            />
            {none}
          </label>
        )}
      </span>
    </div>
  );
}

interface OwnColourProps {
  layer: { color: string };
  isDisabled: boolean;
  onChange: (values: { color: string }, kind: string) => void;
}

/** The colour of a layer itself: it always has one. */
export function OwnColour({ layer, isDisabled, onChange }: OwnColourProps) {
  return (
    <ColourField
      label={texts.colour}
      value={layer.color}
      isDisabled={isDisabled}
      onChange={(color) => color && onChange({ color }, 'color')}
    />
  );
}

/** '#fc0' -> '#ffcc00': the browser's colour picker knows no other form. */
function sixDigits(colour: string | null): string {
  if (!colour) return '#ffffff';
  if (colour.length === 4) return `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}`;
  return colour.slice(0, 7);
}

interface ChoiceFieldProps<V extends string> {
  label: string;
  value: V | null;
  choices: Readonly<Record<V, string>>;
  /** The choice of no value. */
  none?: string;
  isDisabled: boolean;
  onChange: (value: V | null) => void;
}

/** A choice between a few words. */
export function ChoiceField<V extends string>({
  label,
  value,
  choices,
  none,
  isDisabled,
  onChange,
}: ChoiceFieldProps<V>) {
  const names = Object.keys(choices) as V[];
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      disabled={isDisabled}
      onChange={({ target }) => onChange(names.find((name) => name === target.value) ?? null)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {names.map((name) => (
        <option key={name} value={name}>
          {choices[name]}
        </option>
      ))}
    </SelectField>
  );
}
