import { useState } from 'react';
import { COUNTRIES, DEFAULT_COUNTRY } from '#domain/contact/country.ts';
import { postalCode, splitPostalCodes } from '#domain/contact/postal-code.ts';
import { IconButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { InputErrors, InputProps } from '../crud/inputs/input-props.ts';
import * as texts from './texts.ts';

interface PostalCodesInputProps extends Pick<InputProps, 'id' | 'isDisabled' | 'record'> {
  /** Of the area, for the names of the buttons. */
  name: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  errors: InputErrors;
}

/** The postcodes of an area: typed or pasted in any form, kept as chips. What is none of the branch's country is marked. */
export function PostalCodesInput({
  id,
  name,
  value,
  onChange,
  errors,
  isDisabled,
  record,
}: PostalCodesInputProps) {
  const [text, setText] = useState('');
  const country = COUNTRIES.find((one) => one === record.country) ?? DEFAULT_COUNTRY;
  const take = (typed: string) => {
    const codes = splitPostalCodes(typed).map((part) => postalCode(part, country) ?? part);
    if (codes.length > 0) onChange([...new Set([...value, ...codes])]);
    setText('');
  };
  const [error] = Object.values(errors);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        id={id}
        label={texts.postalCodes}
        hint={texts.postalCodesHint}
        error={error}
        disabled={isDisabled}
        inputMode="text"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          const typed = event.target.value;
          // A separator ends a code; a pasted list is taken at once.
          if (/[\s,;]/.test(typed)) take(typed);
          else setText(typed);
        }}
        onPaste={(event) => {
          // A field of one line would join the lines of a column.
          event.preventDefault();
          take(`${text} ${event.clipboardData.getData('text')}`);
        }}
        onBlur={() => take(text)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && text !== '') {
            event.preventDefault();
            take(text);
          }
          if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1));
        }}
      />
      {value.length > 0 && (
        <ul aria-label={texts.postalCodesOf({ area: name })} className="flex flex-wrap gap-2">
          {value.map((code) => (
            <Chip
              key={code}
              code={code}
              isValid={postalCode(code, country) === code}
              isDisabled={isDisabled}
              onRemove={() => onChange(value.filter((other) => other !== code))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChipProps {
  code: string;
  isValid: boolean;
  isDisabled: boolean;
  onRemove: () => void;
}

function Chip({ code, isValid, isDisabled, onRemove }: ChipProps) {
  return (
    <li
      className={`flex items-center rounded-full border pl-3.5 text-sm tabular-nums ${isValid ? 'border-line-strong bg-paper' : 'border-error bg-error-soft text-error'}`}
    >
      {!isValid && <StaffIcon name="warning" className="mr-1 size-4" />}
      {code}
      <IconButton label={texts.removeArea({ area: code })} disabled={isDisabled} onClick={onRemove}>
        <StaffIcon name="close" className="size-4" />
      </IconButton>
    </li>
  );
}
