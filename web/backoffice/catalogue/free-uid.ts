/** Maximum length of a product number. */
const LONGEST = 255;

/** A number for a copy: '1001-kopie', '1001-kopie-2' ... Copying a copy keeps counting. */
export function freeUid(uid: string, taken: readonly string[]): string {
  const base = `${uid.replace(/-kopie(-\d+)?$/, '').slice(0, LONGEST - 12)}-kopie`;
  const known = new Set(taken);
  if (!known.has(base)) return base;
  let count = 2;
  while (known.has(`${base}-${count}`)) count += 1;
  return `${base}-${count}`;
}
