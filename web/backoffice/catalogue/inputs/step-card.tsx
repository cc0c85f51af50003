import { type ReactNode, useId } from 'react';
import { isChoice } from '#domain/ordering/pricing.ts';
import { CopyAndRemove, FoldButton, FoldTitle } from '#web/backoffice/crud/inputs/fold-button.tsx';
import { errorsBelow, type InputErrors } from '#web/backoffice/crud/inputs/input-props.ts';
import { WordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { Switch } from '#web/backoffice/crud/inputs/switch.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { ofType, type StepDraft, stepSummary } from './step-draft.ts';
import { StepOptions } from './step-options.tsx';
import * as texts from './texts.ts';

interface StepCardProps {
  id: string;
  number: number;
  step: StepDraft;
  handle: ReactNode;
  errors: InputErrors;
  isDisabled: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onChange: (step: StepDraft) => void;
  onRemove: () => void;
  onCopy: () => void;
}

/** One step: collapsed it summarises what it asks for, expanded it can be edited. */
export function StepCard(props: StepCardProps) {
  const { id, number, step, handle, errors, isDisabled, isOpen, onToggle, onChange, onRemove, onCopy } =
    props;
  const bodyId = useId();
  const name = step.name || texts.stepNumber({ number });
  return (
    <div className="rounded-theme border border-line-strong bg-card">
      <div className="flex items-center gap-1 p-1.5">
        {handle}
        <FoldButton
          isOpen={isOpen}
          controls={bodyId}
          className="min-w-0 gap-2"
          onToggle={() => onToggle(!isOpen)}
        >
          <FoldTitle note={stepSummary(step)}>
            {number}. {name}
          </FoldTitle>
        </FoldButton>
        <CopyAndRemove name={name} isDisabled={isDisabled} onCopy={onCopy} onRemove={onRemove} />
      </div>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <div className="flex flex-col gap-4 border-line border-t p-4">
            <div className="grid gap-4 md:grid-cols-2">
              <TextField
                id={`${id}-name`}
                label={texts.stepName}
                required
                autoComplete="off"
                value={step.name}
                error={errors.name}
                disabled={isDisabled}
                onChange={({ target }) => onChange({ ...step, name: target.value })}
              />
              <SelectField
                id={`${id}-type`}
                label={texts.stepType}
                value={step.type}
                error={errors.type}
                disabled={isDisabled}
                onChange={({ target }) => onChange(ofType(step, target.value as StepDraft['type']))}
              >
                <WordOptions words={texts.STEP_TYPES} />
              </SelectField>
            </div>
            <TextAreaField
              id={`${id}-description`}
              label={texts.description}
              rows={2}
              value={step.description}
              error={errors.description}
              disabled={isDisabled}
              onChange={({ target }) => onChange({ ...step, description: target.value })}
            />
            <label
              htmlFor={`${id}-optional`}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-4"
            >
              {texts.stepOptional}
              <Switch
                id={`${id}-optional`}
                isOn={step.optional}
                isDisabled={isDisabled}
                onChange={(optional) => onChange({ ...step, optional })}
              />
            </label>
            {isChoice(step.type) && (
              <StepOptions
                id={id}
                stepName={name}
                options={step.options}
                errors={errorsBelow(errors, 'options')}
                isDisabled={isDisabled}
                onChange={(options) => onChange({ ...step, options })}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
