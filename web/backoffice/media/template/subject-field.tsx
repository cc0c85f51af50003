import { RecordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { SelectField } from '#web/ui/field.tsx';
import * as texts from './texts.ts';

interface SubjectFieldProps {
  label: string;
  options: readonly { id: number; name: string }[];
  value: number | null;
  onChange: (value: number | null) => void;
}

/** The product or branch that the template is previewed for. */
export function SubjectField({ label, options, value, onChange }: SubjectFieldProps) {
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.target.value) || null)}
    >
      <option value="">{texts.noSubject}</option>
      <RecordOptions records={options} />
    </SelectField>
  );
}
