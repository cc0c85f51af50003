import { LANGUAGE } from '#domain/text/language.ts';
import * as texts from './texts.ts';

const PREPOSITION = /^(an|am|auf|bei|beim|im|in|neben|unter|vor|zum|zur) /i;

/**
 * A branch within a sentence: 'am Kamp' for 'Wiesenknopf am Kamp' beside 'Wiesenknopf am Hauptplatz', because the words
 * that all names begin with tell nothing; 'bei Linde' for a name that says no place.
 */
export function branchPlace(name: string, names: readonly string[]): string {
  // German place names do not fit into an English sentence.
  if (LANGUAGE === 'en') return texts.atBranch({ name });
  const words = name.split(' ');
  const isShared = (index: number) =>
    names.length > 1 && names.every((other) => other.split(' ')[index] === words[index]);
  const first = words.findIndex((_, index) => !isShared(index));
  const rest = words.slice(Math.max(first, 0)).join(' ');
  for (const place of [rest, `${words[first - 1] ?? ''} ${rest}`]) {
    if (PREPOSITION.test(place)) return place.charAt(0).toLowerCase() + place.slice(1);
  }
  return texts.atBranch({ name });
}
