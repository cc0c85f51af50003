import { HEADS } from './compound-heads.ts';

/** A place inside a word, and how good it is to break there: 3 at the seam of a compound, 0 between any two syllables. */
export interface BreakPlace {
  at: number;
  rank: number;
}

/** Letters that a broken word keeps on each side. */
const LEAST = 3;
const CONSONANTS = /[^aeiouyäöüáàâéèêëíìîïóòôúùûœæ]+/gu;
/** Letters that are one sound are never apart. */
const SOUNDS = ['sch', 'ch', 'ck', 'gh', 'ph', 'qu'];
/** What a syllable may begin with after a vowel, and after another consonant. */
const ONSETS = /^(?:[bcfgkp][lr]|[dt]r|sp|st)$/u;
const ONSETS_AFTER_CONSONANT = /^(?:[bcfgkp][lr]|[dt]r|sp[lr]?|str?|sch[lmnrw]|pf[lr]?|kn|zw)$/u;

/**
 * Where a German word may be broken with a hyphen. By its letters alone, so a rare word may break a letter beside its seam. None in
 * what is no plain word: addresses, codes, what has digits.
 */
export function hyphenPlaces(word: string): BreakPlace[] {
  if (/[\p{N}@_\\]|[.:]\p{L}/u.test(word)) return [];
  return [...word.matchAll(/\p{L}+/gu)].flatMap(({ 0: letters, index }) => {
    const small = letters.toLowerCase();
    // Of some Turkish letters two become of one.
    if (small.length !== letters.length) return [];
    return placesIn(small)
      .filter(({ at }) => at >= LEAST && at <= letters.length - LEAST)
      .map(({ at, rank }) => ({ at: index + at, rank }));
  });
}

function placesIn(letters: string): BreakPlace[] {
  const seams = [...letters.matchAll(HEADS)].map(({ index }) => index);
  // Right beside a seam is no place: 'Käses-pätzle'.
  const syllables = betweenVowels(letters).filter(
    ({ at }) => !seams.some((seam) => Math.abs(seam - at) <= 2),
  );
  return [...seams.map((at) => ({ at, rank: 3 })), ...syllables];
}

/** In each run of consonants between vowels: before what the next syllable begins with. Many of them are likely a seam. */
function betweenVowels(letters: string): BreakPlace[] {
  return [...letters.matchAll(CONSONANTS)].flatMap(({ 0: run, index }) => {
    const end = index + run.length;
    if (index === 0 || end === letters.length) return [];
    const sounds = soundsOf(run);
    const isDouble = sounds.length === 2 && sounds[0] === sounds[1];
    return [{ at: end - onsetOf(sounds).length, rank: isDouble ? 0 : Math.min(sounds.length - 1, 2) }];
  });
}

function soundsOf(consonants: string): string[] {
  const sounds: string[] = [];
  for (let at = 0; at < consonants.length; at += sounds.at(-1)?.length ?? 1)
    sounds.push(SOUNDS.find((one) => consonants.startsWith(one, at)) ?? consonants.charAt(at));
  return sounds;
}

function onsetOf(sounds: readonly string[]): string {
  for (const count of [3, 2]) {
    const onset = sounds.slice(-count).join('');
    const legal = sounds.length > count ? ONSETS_AFTER_CONSONANT : ONSETS;
    if (sounds.length >= count && legal.test(onset)) return onset;
  }
  return sounds.at(-1) ?? '';
}
