const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** 'käse' -> 'kaese': lower-case text the way people spell it without umlauts, and ß as ss. */
export function spelledOut(text: string): string {
  return text.replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter);
}
