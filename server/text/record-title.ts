import * as texts from './record-texts.ts';

/** How a record is named in logs: 'Produkt „Leberkäse“'; by its number if the first column of its list is not a name. */
export function recordTitle(label: { one: string }, name: unknown, id: number): string {
  return typeof name === 'string' && name !== ''
    ? texts.namedRecord({ label: label.one, name })
    : texts.numberedRecord({ label: label.one, id });
}
