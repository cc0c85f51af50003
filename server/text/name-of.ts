/** The name of a code; the code itself if it is an unknown one from a newer server. */
export function nameOf(names: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(names, code) ? (names[code] ?? code) : code;
}
