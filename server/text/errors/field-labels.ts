import { DRAFT_FIELDS } from '#domain/order/draft.ts';
import { labelsOf } from '#domain/order/field.ts';
import { LINE_CHOICES } from '#domain/order/lines/index.ts';
import { STAFF_FIELDS } from '#domain/order/order.ts';
import { INPUT_LABELS } from './input-texts.ts';

/** German names of input fields, as labelled on screen, by the last part of the path. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...labelsOf(DRAFT_FIELDS),
  ...labelsOf(STAFF_FIELDS),
  ...labelsOf(LINE_CHOICES),
  ...INPUT_LABELS,
};

/** The label of a dotted path by its last name: 'items.0.amount' -> 'Menge', 'items.0.parts.1' -> 'Auswahl'. */
export function fieldLabel(path: string): string | null {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part));
  return name !== undefined && Object.hasOwn(FIELD_LABELS, name) ? (FIELD_LABELS[name] ?? null) : null;
}
