import type { ConfigPart } from '#domain/catalogue/product.ts';
import type { PartValue } from '#domain/ordering/item.ts';
import { acceptedTypes, takesSeveral } from '#web/lib/upload/upload-types.ts';
import { useUploads } from '#web/lib/upload/use-uploads.ts';
import { CheckboxField, FieldError, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { UploadField } from '#web/ui/upload/upload-field.tsx';
import * as texts from './texts.ts';

interface StepFieldProps {
  /** Of the element that takes the focus. */
  id: string;
  step: ConfigPart;
  value: PartValue;
  error: string | undefined;
  isGone: (option: string) => boolean;
  onChange: (value: PartValue) => void;
  /** Files are under way, or no longer. */
  onBusy: (isBusy: boolean) => void;
}

/** What is asked of a guest who puts a product together; files that they send by e-mail are uploaded for them. */
export function StepField(props: StepFieldProps) {
  const { id, step, value, error, isGone, onChange } = props;
  const isRequired = step.optional === false;
  const text = {
    id,
    label: step.name,
    required: isRequired,
    value: typeof value === 'string' ? value : '',
    error,
  };
  switch (step.type) {
    case 'select':
      return (
        <SelectField {...text} onChange={(event) => onChange(event.target.value || null)}>
          <option value="">{isRequired ? texts.choose : texts.noChoice}</option>
          {step.options.map(({ name }) => (
            <option key={name} value={name} disabled={isGone(name)}>
              {name}
            </option>
          ))}
        </SelectField>
      );
    case 'multiselect':
      return <Choices {...props} />;
    case 'text':
      return <TextField {...text} onChange={(event) => onChange(event.target.value)} />;
    case 'textarea':
      return <TextAreaField {...text} rows={2} onChange={(event) => onChange(event.target.value)} />;
    default:
      return <Files {...props} />;
  }
}

function Choices({ id, step, value, error, isGone, onChange }: StepFieldProps) {
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const toggled = (name: string) =>
    chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name];
  return (
    <Group id={id} step={step} error={error}>
      <div className="flex flex-wrap gap-x-5">
        {step.options.map(({ name }) => (
          <CheckboxField
            key={name}
            label={name}
            checked={chosen.includes(name)}
            disabled={isGone(name)}
            onChange={() => onChange(toggled(name))}
          />
        ))}
      </div>
    </Group>
  );
}

function Files({ id, step, value, error, onChange, onBusy }: StepFieldProps) {
  const uploads = useUploads(step.type, value, onChange, onBusy);
  return (
    <Group id={id} step={step} error={error}>
      <UploadField
        id={id}
        type={step.type}
        accept={acceptedTypes(step.type)}
        isSeveral={takesSeveral(step.type)}
        uploads={uploads}
        hasError={error !== undefined}
      />
    </Group>
  );
}

function Group({
  id,
  step,
  error,
  children,
}: Pick<StepFieldProps, 'id' | 'step' | 'error'> & { children: React.ReactNode }) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-1.5"
      {...(error ? { 'aria-describedby': `${id}-error` } : {})}
    >
      <legend className="mb-1.5 font-medium text-sm">
        {step.name}
        {step.optional === false && ' *'}
      </legend>
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
