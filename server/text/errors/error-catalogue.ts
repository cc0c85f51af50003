import * as texts from './failure-texts.ts';

/** The five calls of every entity. */
export const OPERATIONS = ['list', 'read', 'create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** What a sentence needs to know about an entity; both declarations and NOUNS fit. */
export interface Named {
  name: string;
  label: { one: string; many: string };
}

/** Things with their own calls that are not in the registry of entities. */
export const NOUNS = {
  order: { name: 'order', label: texts.NOUNS.order },
  font: { name: 'font', label: texts.NOUNS.font },
  layer: { name: 'layer', label: texts.NOUNS.layer },
  printJob: { name: 'print-job', label: texts.NOUNS.printJob },
  invoice: { name: 'invoice', label: texts.NOUNS.invoice },
} as const satisfies Readonly<Record<string, Named>>;

const OVERRIDES: Readonly<Record<string, Readonly<Partial<Record<Operation, string>>>>> = texts.OVERRIDES;

/** The message for a failed call, unless the server sends a better one. */
export function recordFailure({ name, label }: Named, operation: Operation): string {
  return OVERRIDES[name]?.[operation] ?? texts.PATTERNS[operation](label);
}
