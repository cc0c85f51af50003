import type { CodePageId } from '#domain/devices/printer.ts';
import { isSpelledWith, spelledWith } from '#domain/text/spelling.ts';
import { printableCharacters } from './code-pages.ts';

/**
 * Spells a text with the characters of a printer's code page: typography, accents, other scripts and emoji become
 * printable, never a question mark. Line breaks stay, all other control characters are removed (A5, A17).
 */
export function transliterate(text: string, codePage: CodePageId): string {
  return spelledWith(text, printableCharacters(codePage));
}

/** Whether a character can be spelled, instead of being left out. */
export function isSpelled(character: string, codePage: CodePageId): boolean {
  return isSpelledWith(character, printableCharacters(codePage));
}
