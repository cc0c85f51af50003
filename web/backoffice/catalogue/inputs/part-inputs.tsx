import { optionalNumber } from '#entities/fields.ts';
import type { InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { MoneyInput, NumberInput } from '#web/backoffice/crud/inputs/plain-inputs.tsx';
import * as texts from './texts.ts';

interface PartProps {
  id: string;
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | undefined;
  isDisabled: boolean;
  isRequired?: boolean;
}

const NUMBER = optionalNumber(texts.number);
const NO_RECORD = {};

/** A number inside a structured value, edited as in the generic form. */
export function NumberPart(props: PartProps) {
  return <NumberInput {...inputOf(props)} field={{ ...NUMBER, label: props.label }} />;
}

/** An amount of money inside a structured value. */
export function MoneyPart(props: PartProps) {
  return <MoneyInput {...inputOf(props)} field={{ ...NUMBER, widget: 'money', label: props.label }} />;
}

function inputOf({ id, value, onChange, error, isDisabled, isRequired = false }: PartProps) {
  const errors: InputProps['errors'] = error ? { '': error } : {};
  return { id, value, onChange, errors, isDisabled, isRequired, record: NO_RECORD };
}
