import type { Fault } from '#domain/errors.ts';

/**
 * The last entry that pages reach: each page has to walk past all before it. Whoever needs more narrows the list down, or reads it
 * entry after entry.
 */
export const LAST_ENTRY = 50_000;

/** Entries that are counted while somebody waits; beyond, a list knows that there are more. */
export const COUNTED_ENTRIES = 10_000;
/** The same of a search, whose every hit has to be looked at. */
export const COUNTED_HITS = 1_000;

/** Whether a page ends after the last entry that pages reach; `size` entries each, from page 1 on. */
export function isTooFar(page: number, size: number): boolean {
  return page * size > LAST_ENTRY;
}

export function tooFarFault(): Fault {
  return { code: 'page-too-far', field: 'page', params: { maximum: LAST_ENTRY.toLocaleString('de-DE') } };
}

/** Pages that can be reached; `total` counts no further than it had to if there are `more`. */
export function reachablePages(
  { total, hasMore = false }: { total: number; hasMore?: boolean },
  size: number,
): number {
  return Math.ceil(Math.min(hasMore ? LAST_ENTRY : total, LAST_ENTRY) / size);
}
