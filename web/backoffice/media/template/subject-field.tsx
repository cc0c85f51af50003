import { RecordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { SelectField } from '#web/ui/field.tsx';
import * as texts from './texts.ts';

interface SubjectFieldProps {
  label: string;
  options: readonly { id: number; name: string }[];
  value: number | null;
  onChange: (value: number | null) => void;
}

/** For which product or branch the template is looked at. */
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
