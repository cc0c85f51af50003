import { useId } from 'react';
import { TextField } from '#web/ui/field.tsx';
import * as texts from './texts.ts';
import { usePageAddresses } from './use-page-addresses.ts';

interface AddressFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
}

/** Where a link leads: a page of the shop, suggested as you type, or an external address. */
export function AddressField({
  id,
  label,
  value,
  onChange,
  error,
  hint = texts.addressHint,
  isDisabled = false,
  isRequired = false,
}: AddressFieldProps) {
  const list = useId();
  const addresses = usePageAddresses();
  return (
    <>
      <TextField
        id={id}
        label={label}
        hint={hint}
        error={error}
        value={value}
        disabled={isDisabled}
        required={isRequired}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        list={list}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {addresses.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
