import { fieldLabel } from '#text/errors/field-labels.ts';
import type { InputErrors } from '../inputs/input-props.ts';
import type { AnyEntity } from '../record.ts';
import * as texts from './texts.ts';

/** One error in a form. */
export interface FormFault {
  /** Dotted path into the values: 'config.parts.0.name'; '' for the form as a whole. */
  path: string;
  /** The form field that contains it; null if there is none. */
  field: string | null;
  /** German: the location in terms of the labels. 'Schritte, Nr. 1, Name'; '' for the form as a whole. */
  place: string;
  /** German sentence. */
  text: string;
}

/**
 * The errors of a form in the order of its fields, those without a visible field first. `shown` are the field names, from
 * the top.
 */
export function formFaults(
  { fields }: Pick<AnyEntity, 'fields'>,
  errors: InputErrors,
  shown: readonly string[],
): FormFault[] {
  const faults = Object.entries(errors).map(([key, text]): FormFault => {
    const path = key === 'root' ? '' : key;
    const name = path.split('.')[0] ?? '';
    return { path, field: shown.includes(name) ? name : null, place: placeOf(fields, path), text };
  });
  const rank = ({ field }: FormFault) => (field === null ? -1 : shown.indexOf(field));
  return faults.toSorted((a, b) => rank(a) - rank(b));
}

/** 'config.parts.0.options.1.name' -> 'Schritte, Nr. 1.2, Name'. */
function placeOf(fields: AnyEntity['fields'], path: string): string {
  const [name = '', ...rest] = path.split('.');
  if (name === '') return '';
  const numbers = rest.filter((part) => /^\d+$/.test(part)).map((part) => Number(part) + 1);
  const last = rest.findLast((part) => !/^\d+$/.test(part) && part !== 'id');
  return [
    fields[name]?.label ?? fieldLabel(name) ?? name,
    ...(numbers.length > 0 ? [texts.recordNumber({ number: numbers.join('.') })] : []),
    ...(last === undefined ? [] : [texts.PARTS[last] ?? fieldLabel(last) ?? '']),
  ]
    .filter((word) => word !== '')
    .join(', ');
}
