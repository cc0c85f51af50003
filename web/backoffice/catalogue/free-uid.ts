/** The length that numbers of products may have. */
const LONGEST = 255;

/** A number for a copy: '1001-kopie', '1001-kopie-2' ... A copy of a copy counts on. */
export function freeUid(uid: string, taken: readonly string[]): string {
  const base = `${uid.replace(/-kopie(-\d+)?$/, '').slice(0, LONGEST - 12)}-kopie`;
  const known = new Set(taken);
  if (!known.has(base)) return base;
  let count = 2;
  while (known.has(`${base}-${count}`)) count += 1;
  return `${base}-${count}`;
}
