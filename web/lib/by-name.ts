const COLLATOR = new Intl.Collator('de');
const NUMERIC = new Intl.Collator('de', { numeric: true });

/** Orders German words as people look for them. One collator for all comparisons: making one for each takes far longer. */
export function compareNames(a: string, b: string): number {
  return COLLATOR.compare(a, b);
}

/** Likewise, with 2 before 10. */
export function compareNumbered(a: string, b: string): number {
  return NUMERIC.compare(a, b);
}

/** The records in the order of their names. */
export function byName<R extends { name: string }>(records: readonly R[]): R[] {
  return records.toSorted((a, b) => COLLATOR.compare(a.name, b.name));
}
