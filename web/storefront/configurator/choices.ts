import type { ConfigPart } from '#domain/catalogue/product.ts';
import type { CartItem, PartValue } from '#domain/ordering/item.ts';

/** A click on a select option: the chosen one is only deselected if the step is optional. */
export function chooseOption(part: ConfigPart, value: PartValue, name: string): PartValue {
  if (value !== name) return name;
  return part.optional ? null : value;
}

/** A click on a multiselect option. The list keeps the order of the definition; an empty list is null. */
export function toggleOption(part: ConfigPart, value: PartValue, name: string): PartValue {
  const chosen = chosenOptions(value);
  const next = part.options
    .map((option) => option.name)
    .filter((entry) => (entry === name ? !chosen.includes(entry) : chosen.includes(entry)));
  return next.length > 0 ? next : null;
}

/** The names in a select or multiselect value. */
export function chosenOptions(value: PartValue): readonly string[] {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return [];
  return value.filter((entry: unknown): entry is string => typeof entry === 'string');
}

/** The same item with a different answer at one step. */
export function withPart(item: CartItem, index: number, value: PartValue): CartItem {
  return { ...item, parts: item.parts.map((part, at) => (at === index ? value : part)) };
}

/** Whether anything was answered since the configurator was opened. */
export function isBegun(start: CartItem, item: CartItem): boolean {
  return item.parts.some((value, at) => !isSameAnswer(value, start.parts[at] ?? null));
}

function isSameAnswer(a: PartValue, b: PartValue): boolean {
  // Few and flat: names, texts, file references.
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
