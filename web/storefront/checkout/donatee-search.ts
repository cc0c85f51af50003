import type { Donatee } from '#domain/shop/branch.ts';

/** Organisations whose name or description contains every word of the term, ignoring case. */
export function searchDonatees(donatees: readonly Donatee[], term: string): Donatee[] {
  const words = fold(term).split(/\s+/).filter(Boolean);
  return donatees.filter(({ name, description }) => {
    const text = fold(`${name} ${description}`);
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('de-AT').trim();
}
