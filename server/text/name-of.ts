/** The name of a code; the code itself where a newer server sends one that this program does not know. */
export function nameOf(names: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(names, code) ? (names[code] ?? code) : code;
}
