import type { Field } from '#entities/field.ts';
import type { RecordValues } from '../record.ts';

/** German messages by path inside a value: '' is the value itself, 'parts.0.name' a part of it. */
export type InputErrors = Readonly<Record<string, string>>;

/** What every control of the generic form gets; `onChange` takes the whole new value. */
export interface InputProps<T = unknown> {
  field: Field<T>;
  /** Of the control; ids of parts start with it. */
  id: string;
  value: T;
  onChange: (value: T) => void;
  errors: InputErrors;
  isDisabled: boolean;
  isRequired: boolean;
  /** All values of the form, for controls that depend on others (the zone of a branch). */
  record: RecordValues;
}

/** The errors below a path: errorsBelow({'parts.0.name': 'x'}, 'parts.0') -> {name: 'x'}. */
export function errorsBelow(errors: InputErrors, place: string): InputErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => {
      if (path === place) return [['', text]];
      return path.startsWith(`${place}.`) ? [[path.slice(place.length + 1), text]] : [];
    }),
  );
}
