import { useEffect, useRef } from 'react';
import type { InputErrors } from '#web/backoffice/crud/inputs/input-props.ts';
import { ListError } from '#web/backoffice/crud/inputs/list-error.tsx';
import { WordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { SortableList } from '#web/backoffice/crud/inputs/sortable-list.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useKeyedItems } from './keyed-items.ts';
import { MoneyPart } from './part-inputs.tsx';
import { emptyOption, type OptionDraft } from './step-draft.ts';
import * as texts from './texts.ts';

interface StepOptionsProps {
  id: string;
  stepName: string;
  options: readonly OptionDraft[];
  errors: InputErrors;
  isDisabled: boolean;
  onChange: (options: OptionDraft[]) => void;
}

/** What guests choose from in a step, and how each choice affects the price. */
export function StepOptions({ id, stepName, options, errors, isDisabled, onChange }: StepOptionsProps) {
  const { rows, move, replace, remove, insert } = useKeyedItems(options, onChange);
  const wanted = useRef<number | null>(null);
  // Focus the name of a new option straight away.
  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(`${id}-option-${wanted.current}-name`)?.focus();
    wanted.current = null;
  });
  const add = (index = options.length) => {
    wanted.current = insert(emptyOption(), index);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" disabled={isDisabled}>
      <legend className="mb-2 font-medium text-sm">{texts.options}</legend>
      <ListError error={errors['']} />
      <SortableList
        label={texts.optionsOf({ step: stepName })}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ item }, index) => item.name || texts.optionNumber({ number: index + 1 })}
        onMove={move}
        isDisabled={isDisabled}
      >
        {({ key, item }, index, handle) => (
          <OptionRow
            id={`${id}-option-${key}`}
            number={index + 1}
            option={item}
            handle={handle}
            errors={{
              name: errors[`${index}.name`],
              modifier: errors[`${index}.modifier`],
              value: errors[`${index}.value`],
              isPreselected: errors[`${index}.isPreselected`],
            }}
            isDisabled={isDisabled}
            onChange={(option) => replace(index, option)}
            onRemove={() => remove(index)}
            onEnter={() => add(index + 1)}
          />
        )}
      </SortableList>
      <Button look="secondary" size="small" className="self-start" onClick={() => add()}>
        <StaffIcon name="plus" className="size-4" />
        {texts.addOption}
      </Button>
    </fieldset>
  );
}

interface OptionRowProps {
  id: string;
  number: number;
  option: OptionDraft;
  handle: React.ReactNode;
  errors: Readonly<Record<'name' | 'modifier' | 'value' | 'isPreselected', string | undefined>>;
  isDisabled: boolean;
  onChange: (option: OptionDraft) => void;
  onRemove: () => void;
  onEnter: () => void;
}

function OptionRow(props: OptionRowProps) {
  const { id, number, option, handle, errors, isDisabled, onChange, onRemove, onEnter } = props;
  const name = option.name || texts.optionNumber({ number });
  return (
    <div className="flex items-start gap-1 rounded-theme border border-line bg-paper py-3 pr-1 pl-1">
      <div className="pt-6">{handle}</div>
      <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_8rem]">
        <TextField
          id={`${id}-name`}
          label={texts.optionNumber({ number })}
          required
          autoComplete="off"
          value={option.name}
          error={errors.name}
          disabled={isDisabled}
          onChange={({ target }) => onChange({ ...option, name: target.value })}
          onKeyDown={(event) => {
            // Enter would save the half-typed product; here it adds the next option.
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            onEnter();
          }}
        />
        <SelectField
          id={`${id}-modifier`}
          label={texts.modifier}
          value={option.modifier}
          error={errors.modifier}
          disabled={isDisabled}
          onChange={({ target }) =>
            onChange({ ...option, modifier: target.value as OptionDraft['modifier'] })
          }
        >
          <WordOptions words={texts.MODIFIERS} />
        </SelectField>
        <MoneyPart
          id={`${id}-value`}
          label={texts.amount}
          value={option.value}
          error={errors.value}
          isDisabled={isDisabled}
          onChange={(value) => onChange({ ...option, value })}
        />
        <CheckboxField
          id={`${id}-preselected`}
          label={texts.preselected}
          checked={option.isPreselected ?? false}
          error={errors.isPreselected}
          disabled={isDisabled}
          onChange={({ target }) => onChange({ ...option, isPreselected: target.checked || undefined })}
          className="sm:col-span-3"
        />
      </div>
      <div className="pt-6">
        <IconButton label={texts.removeNamed({ name })} disabled={isDisabled} onClick={onRemove}>
          <StaffIcon name="trash" />
        </IconButton>
      </div>
    </div>
  );
}
