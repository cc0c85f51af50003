import type { Language } from '#domain/text/language.ts';
import type { GuestMailName } from './mail-names.ts';

/** What an opening may name, in braces. */
export const PLACEHOLDERS = ['firstName', 'number', 'shopName', 'branchName'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Characters; an opening is a sentence or three, not a page. */
export const LONGEST_OPENING = 500;

/** The owner's own opening of a mail, by language; missing or empty = the usual one. */
export type MailOpening = { [L in Language]?: string | undefined };
export type MailOpenings = { [N in GuestMailName]?: MailOpening | undefined };

const IN_BRACES = /\{([^{}]*)\}/g;

/**
 * The first thing in braces that no mail can fill in (R280), as it was typed; also a brace without its other one. null =
 * everything is known.
 */
export function unknownPlaceholder(opening: string): string | null {
  for (const [typed, name = ''] of opening.matchAll(IN_BRACES)) if (!isPlaceholder(name.trim())) return typed;
  return /[{}]/.exec(opening.replaceAll(IN_BRACES, ''))?.[0] ?? null;
}

/**
 * The opening with its values in place of the placeholders, as plain text. What it does not know stays as it was typed; a
 * name that the guest did not give leaves no gap ('Hallo {firstName},' is 'Hallo,').
 */
export function filledOpening(opening: string, values: Readonly<Record<Placeholder, string>>): string {
  return opening
    .replaceAll(IN_BRACES, (typed, name: string) => {
      const known = name.trim();
      return isPlaceholder(known) ? values[known] || EMPTY : typed;
    })
    .replaceAll(GAP, '')
    .trim();
}

/** A private-use character, which no text of a person holds (domain/text/text-input.ts). */
const EMPTY = '\uE000';
const GAP = new RegExp(`[ \\t]*${EMPTY}`, 'g');

function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((known) => known === name);
}
