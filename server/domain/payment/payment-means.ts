import type { Fault } from '#domain/errors.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Language } from '#domain/text/language.ts';
import type { AccountMethod } from './account-fields.ts';

/** A way to pay at the page of a provider, such as a card, as guests see it beside the online method. */
export interface PaymentMeans {
  method: PaymentMethod;
  name: string;
  /** Address of its picture at our own server; null = it has none. */
  image: string | null;
}

/** Names in the languages of the storefront. */
type Names = Readonly<Record<Language, string>>;

/** A way to pay as its account knows it. */
export interface KnownMeans {
  /** The provider's word for it. */
  id: string;
  names: Names;
  /** The name of the stored picture; null = it has none. */
  picture: string | null;
}

/** More than these nobody reads. */
export const MOST_MEANS = 20;
const LONGEST_NAME = 40;

/** The methods whose provider does not tell what guests may pay with: an administrator writes it down (R322). */
export const WRITTEN_MEANS = ['datatrans'] as const satisfies readonly AccountMethod[];

export function isWritten(method: PaymentMethod): method is (typeof WRITTEN_MEANS)[number] {
  return WRITTEN_MEANS.some((one) => one === method);
}

/** What a provider has told, fit to be shown: each once, in its order, with a name on one line, and not too many (R320). */
export function fitMeans<T extends { id: string; names: Names }>(told: readonly T[]): T[] {
  const ids = new Set<string>();
  return told
    .flatMap((one) => {
      const german = nameOf(one.names.de);
      const english = nameOf(one.names.en);
      const names = { de: german || english, en: english || german };
      if (names.de === '' || ids.has(one.id)) return [];
      ids.add(one.id);
      return [{ ...one, names }];
    })
    .slice(0, MOST_MEANS);
}

function nameOf(text: string): string {
  const letters = [...text.replaceAll(/[\s\p{C}]+/gu, ' ').trim()];
  return letters.slice(0, LONGEST_NAME).join('').trim();
}

/** What was read now; a picture that could not be fetched is the last one that could (R321). */
export function withLastPictures(read: readonly KnownMeans[], last: readonly KnownMeans[]): KnownMeans[] {
  return read.map((one) => ({
    ...one,
    picture: one.picture ?? last.find(({ id }) => id === one.id)?.picture ?? null,
  }));
}

/** What is wrong with what an administrator has written: a name that would be cut, or more than are shown (R322). */
export function writtenMeansFaults(names: readonly string[]): Fault[] {
  const long = names.flatMap((name, index): Fault[] => {
    const isLong = [...name.trim()].length > LONGEST_NAME;
    const params = { name: `${[...name.trim()].slice(0, LONGEST_NAME).join('')}…`, maximum: LONGEST_NAME };
    return isLong ? [{ code: 'means-name-too-long', field: `names.${index}`, params }] : [];
  });
  const isMany = new Set(names.map(nameOf)).size > MOST_MEANS;
  return isMany
    ? [...long, { code: 'means-too-many', field: 'names', params: { maximum: MOST_MEANS } }]
    : long;
}

/** What an administrator has written: names, the same in every language, without pictures (R322). */
export function writtenMeans(names: readonly string[]): KnownMeans[] {
  return fitMeans(names.map((name) => ({ id: nameOf(name), names: { de: name, en: name }, picture: null })));
}

/** The names in a text that lists them with commas, semicolons or line breaks. */
export function namesIn(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The address of a stored picture. */
function meansImage(picture: string): string {
  return `/image/means/${picture}.png`;
}

/** The known ways to pay, as guests see them in a language. */
export function shownMeans(
  method: PaymentMethod,
  known: readonly KnownMeans[],
  language: Language,
): PaymentMeans[] {
  return known.map(({ names, picture }) => ({
    method,
    name: names[language],
    image: picture === null ? null : meansImage(picture),
  }));
}
