import { useState } from 'react';
import { errorsBelow, type InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { ListError } from '#web/backoffice/crud/inputs/list-error.tsx';
import { SortableList } from '#web/backoffice/crud/inputs/sortable-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useKeyedItems } from './keyed-items.ts';
import { StepCard } from './step-card.tsx';
import { emptyStep, type StepDraft } from './step-draft.ts';
import * as texts from './texts.ts';

/** The steps through which guests configure a product: each with a type and, for choices, options. */
export function StepsInput({ id, value, onChange, errors, isDisabled }: InputProps<{ parts: StepDraft[] }>) {
  const { rows, move, replace, remove, insert } = useKeyedItems(value.parts, (parts) =>
    onChange({ ...value, parts }),
  );
  // Only one step is edited at a time; a new product starts with its first step open.
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const show = (key: number, isOpen: boolean) =>
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(key);
      else after.delete(key);
      return after;
    });
  return (
    <div className="flex flex-col gap-3">
      <ListError error={errors['']} />
      {rows.length === 0 && (
        <p className="rounded-theme border-2 border-line border-dashed px-4 py-8 text-center text-muted">
          {texts.noSteps}
        </p>
      )}
      <SortableList
        label={texts.steps}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ item }, index) => item.name || texts.stepNumber({ number: index + 1 })}
        onMove={move}
        isDisabled={isDisabled}
      >
        {({ key, item }, index, handle) => {
          const below = errorsBelow(errors, `parts.${index}`);
          return (
            <StepCard
              id={`${id}-${key}`}
              number={index + 1}
              step={item}
              handle={handle}
              errors={below}
              isDisabled={isDisabled}
              isOpen={open.has(key) || Object.keys(below).length > 0}
              onToggle={(isOpen) => show(key, isOpen)}
              onChange={(step) => replace(index, step)}
              onRemove={() => remove(index)}
              onCopy={() => show(insert({ ...item, name: copyName(item.name) }, index + 1), true)}
            />
          );
        }}
      </SortableList>
      <Button
        look="secondary"
        className="self-start"
        disabled={isDisabled}
        onClick={() => show(insert(emptyStep()), true)}
      >
        <StaffIcon name="plus" />
        {texts.addStep}
      </Button>
    </div>
  );
}

function copyName(name: string): string {
  return name === '' ? '' : texts.copyName({ name });
}
