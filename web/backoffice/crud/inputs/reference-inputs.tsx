import { Suspense, useState } from 'react';
import { useSession } from '#web/backoffice/session/session.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useAdditions } from '../additions.ts';
import { type FullOption, useOptions } from '../use-options.ts';
import type { InputProps } from './input-props.ts';
import { fieldProps } from './plain-inputs.tsx';
import { RecordOptions } from './select-options.tsx';
import * as texts from './texts.ts';

/** One record of another entity. Entities with too many records for a list (files) have a control of their own. */
export function ReferenceInput(props: InputProps<number | null>) {
  const { references } = useAdditions();
  const Input = references[props.field.target ?? ''];
  if (!Input) return <ListedReferenceInput {...props} />;
  return (
    <Suspense fallback={<div className="skeleton h-24" />}>
      <Input {...(props as InputProps)} />
    </Suspense>
  );
}

interface Narrowing {
  /** Which records fit what else the form says; all without it. */
  isOffered?: (option: FullOption) => boolean;
}

/** One of the records that fit. `nameOf` says more than the name, `hint` why there are no others. */
export function ListedReferenceInput({
  isOffered = () => true,
  nameOf = ({ name }) => name,
  hint,
  ...props
}: InputProps<number | null> &
  Narrowing & { nameOf?: (option: FullOption) => string; hint?: string | undefined }) {
  const { field, value, onChange } = props;
  const { options, names, isLoaded } = useOptions(field.target ?? '');
  const { branches } = useSession();
  const shown = options
    .filter(({ id }) => field.target !== 'branch' || branches.some((one) => one.id === id))
    .filter(isOffered)
    .map((option) => ({ id: option.id, name: nameOf(option) }));
  const isOptional = field.default === null;
  return (
    <SelectField
      {...fieldProps(props as InputProps)}
      hint={hint}
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.target.value) || null)}
    >
      {(isOptional || value === null) && <option value="">{isOptional ? '–' : texts.chooseRecord}</option>}
      {value !== null && isLoaded && !shown.some(({ id }) => id === value) && (
        <option value={value}>{names.get(value) ?? texts.recordNumber({ number: value })}</option>
      )}
      <RecordOptions records={shown} />
    </SelectField>
  );
}

interface Keeping {
  /** Records that are not the user's to take out. */
  isKept?: (id: number) => boolean;
  /** What those are called that the user does not see. */
  unseen?: string;
}

/** Several records: chips, and a select to add more. */
export function ReferencesInput({
  field,
  id,
  value,
  onChange,
  errors,
  isDisabled,
  isOffered = () => true,
  isKept = () => false,
  unseen,
}: InputProps<{ id: number }[]> & Narrowing & Keeping) {
  const { options, names, isLoaded } = useOptions(field.target ?? '');
  const [wanted, setWanted] = useState('');
  const nameOf = (one: number) =>
    names.get(one) ?? (isLoaded ? (unseen ?? texts.recordNumber({ number: one })) : '…');
  const free = options.filter((option) => isOffered(option) && !value.some((one) => one.id === option.id));
  const noneLeft = value.length > 0 ? texts.allChosen : texts.nothingToChoose;
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        id={id}
        label={field.label}
        error={errors['']}
        disabled={isDisabled || free.length === 0}
        value={wanted}
        onChange={(event) => {
          const chosen = Number(event.target.value);
          if (chosen) onChange([...value, { id: chosen }]);
          setWanted('');
        }}
      >
        <option value="">{isLoaded && free.length === 0 ? noneLeft : texts.addRecord}</option>
        <RecordOptions records={free} />
      </SelectField>
      {value.length > 0 && (
        <ul aria-label={texts.chosen({ field: field.label })} className="flex flex-wrap gap-2">
          {value.map((one) => (
            <li
              key={one.id}
              className={`flex items-center rounded-full border border-line-strong bg-paper pl-3.5 text-sm ${isKept(one.id) ? 'min-h-11 pr-3.5' : ''}`}
            >
              {nameOf(one.id)}
              {!isKept(one.id) && (
                <IconButton
                  label={texts.removeNamed({ name: nameOf(one.id) })}
                  disabled={isDisabled}
                  onClick={() => onChange(value.filter((other) => other.id !== one.id))}
                >
                  <StaffIcon name="close" className="size-4" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
