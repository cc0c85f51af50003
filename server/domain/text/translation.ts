/** A record's English texts by field. Nested texts are keyed by their German text, not position, so moving a step loses nothing. */
export type EnglishTexts = Readonly<Record<string, string | Readonly<Record<string, string>> | undefined>>;

/** The translations of a record, by language. */
export interface Translations {
  en?: EnglishTexts | undefined;
}

/** The English of a German text; undefined = there is none, and the German is shown. */
export type Translator = (german: string) => string | undefined;

/** Where the texts of a value are. */
export interface TextPlan<T> {
  /** The value is one text. */
  isWhole?: true;
  // Methods, not properties (bivariance): fields of any value type must fit into one record of fields.
  textsOf(value: T): readonly string[];
  /** The value with its texts in English, where there is any. */
  replaced(value: T, english: Translator): T;
}

/** The plan of a value that is a text. */
export const WHOLE: TextPlan<string> = {
  isWhole: true,
  textsOf: (value) => [value],
  replaced: (value, english) => english(value) ?? value,
};

type TextFields = Readonly<Record<string, { texts?: TextPlan<unknown> }>>;

/** One text of a record. */
export interface RecordText {
  field: string;
  german: string;
  /** '' = not translated. */
  english: string;
}

/** The texts of a record that can be translated, each once per field. Values without a word (numbers, letters) need none. */
export function textsOfRecord(
  fields: TextFields,
  record: object,
  { en = {} }: Translations = {},
): RecordText[] {
  const values = valuesOf(record);
  return Object.entries(fields).flatMap(([field, { texts }]) => {
    const value = values[field];
    if (!texts || value === undefined || value === null) return [];
    // While a form is being filled in, a text may still be missing.
    const found = new Set(texts.textsOf(value).map((text?: string) => (text ?? '').trim()));
    return [...found]
      .filter((text) => WORD.test(text))
      .map((german) => ({ field, german, english: englishOf(en, field, texts)(german) ?? '' }));
  });
}

const WORD = /\p{L}{2}/u;

function valuesOf(record: object): Readonly<Record<string, unknown>> {
  return { ...record };
}

/** The record in English, as far as it is translated; the same object without translations. */
export function inEnglish<R extends object>(
  fields: TextFields,
  record: R,
  english: EnglishTexts | undefined,
): R {
  if (!english || Object.keys(english).length === 0) return record;
  const values = valuesOf(record);
  const replaced = Object.entries(fields).flatMap(([field, { texts }]) => {
    const value = values[field];
    if (!texts || value === undefined || value === null) return [];
    return [[field, texts.replaced(value, englishOf(english, field, texts))] as const];
  });
  return { ...record, ...Object.fromEntries(replaced) };
}

/** The translations with the English of one text; '' takes it out. */
export function withEnglish(
  fields: TextFields,
  { en = {} }: Translations,
  { field, german }: Pick<RecordText, 'field' | 'german'>,
  english: string,
): Translations {
  const { [field]: own, ...others } = en;
  if (fields[field]?.texts?.isWhole) return { en: english === '' ? others : { ...others, [field]: english } };
  const { [german]: _, ...rest } = typeof own === 'object' ? own : {};
  return { en: { ...others, [field]: english === '' ? rest : { ...rest, [german]: english } } };
}

function englishOf(english: EnglishTexts, field: string, { isWhole }: TextPlan<unknown>): Translator {
  const own = Object.hasOwn(english, field) ? english[field] : undefined;
  return (german) => {
    const text = german.trim();
    if (isWhole) return (typeof own === 'string' && text !== '' && own) || undefined;
    if (typeof own !== 'object' || !Object.hasOwn(own, text)) return undefined;
    const found = own[text];
    // Spaces around part of a sentence belong to the sentence.
    return found ? german.replace(text, () => found) : undefined;
  };
}

/** The name that guests read of what is compared by its name: a step, an option, a delivery area (R139). */
export function shownName({ name, label }: { name: string; label?: string }): string {
  return label ?? name;
}
