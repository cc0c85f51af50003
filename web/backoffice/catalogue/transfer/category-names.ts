const SEPARATOR = /[;,|\n]/;

/** The categories that a cell names, without repetitions, written as the known ones are; others stay as they are. */
export function categoryNames(cell: string, known: readonly string[]): string[] {
  const spelt = new Map(known.map((name) => [plain(name), name]));
  // A name may hold a comma itself.
  const whole = spelt.get(plain(cell));
  const parts = whole === undefined ? cell.split(SEPARATOR).map((part) => part.trim()) : [whole];
  const names = parts.filter((part) => part !== '').map((part) => spelt.get(plain(part)) ?? part);
  return [...new Map(names.map((name) => [plain(name), name])).values()];
}

/** As a cell holds them: in alphabetical order, so that equal lists are equal texts. */
export function categoryCell(names: readonly string[]): string {
  return names.toSorted((one, other) => one.localeCompare(other, 'de')).join('; ');
}

function plain(name: string): string {
  return name.trim().toLocaleLowerCase('de');
}
