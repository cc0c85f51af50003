import type { ConfigPart } from '#domain/catalogue/product.ts';
import type { PartValue } from '#domain/ordering/item.ts';
import { MAXIMUM_TEXT } from '#domain/text/text-input.ts';
import { FieldError } from '#web/ui/field.tsx';
import { StepHint, StepName, stepId } from './step-frame.tsx';

interface TextStepProps {
  part: ConfigPart;
  index: number;
  value: PartValue;
  onChange: (value: PartValue) => void;
  error: string | undefined;
}

const CONTROL =
  'mt-3 w-full rounded-theme border border-line-strong bg-card px-4 py-2.5 text-base hover:border-ink ' +
  'aria-invalid:border-2 aria-invalid:border-error';

/** Free text, single-line or multi-line. */
export function TextStep({ part, index, value, onChange, error }: TextStepProps) {
  const id = stepId(index);
  const notes = [part.description ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const control = {
    id,
    value: typeof value === 'string' ? value : '',
    maxLength: MAXIMUM_TEXT,
    required: part.optional === false,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value || null),
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(notes ? { 'aria-describedby': notes } : {}),
  };
  return (
    <div>
      <label htmlFor={id} className="block">
        <StepName part={part} />
      </label>
      <StepHint part={part} index={index} />
      {part.type === 'textarea' ? (
        <textarea {...control} rows={4} className={CONTROL} />
      ) : (
        <input {...control} type="text" className={`${CONTROL} min-h-12`} />
      )}
      <div className="mt-2 empty:hidden">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}
