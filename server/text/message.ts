import type { GetICUArgs } from '@schummar/icu-type-parser';
import compile from 'icu-minify/compile';
import format, { type FormatOptions } from 'icu-minify/format';

interface Arguments {
  ICUArgument: string | number;
  ICUNumberArgument: number;
}

type Values<Source extends string> = GetICUArgs<Source, Arguments>;

/** The names of the tags in a message: 'terms' of 'Es gelten die <terms>AGB</terms>.' */
type Tag<Source> = Source extends `${string}</${infer Name}>${infer Rest}` ? Name | Tag<Rest> : never;

/**
 * German and English have the same plural rule, and counts are written without separators. Intl would cost a phone 100 ms on
 * the first page. Dates and money are formatted by the domain before they are put into a message.
 */
const FORMATTERS: FormatOptions['formatters'] = {
  getNumberFormat: () => ({ format: (count: number) => String(count) }) as Intl.NumberFormat,
  getPluralRules: () => ({ select: (count) => (count === 1 ? 'one' : 'other') }) as Intl.PluralRules,
  getDateTimeFormat: () => {
    throw new TypeError('A message gets its dates as words.');
  },
};

/**
 * A text of a catalogue with placeholders, in ICU syntax: `{name}`, `{count, plural, one {# Produkt} other {# Produkte}}`,
 * `{kind, select, ...}`. The build of the apps turns each into a function (web/compiled-messages.ts); elsewhere the source
 * is compiled on first use.
 */
export function message<const Source extends string>(source: Source): (values: Values<Source>) => string {
  const write = writer(source);
  return (values) => write(values).join('');
}

/** A message with tags in it (`<terms>AGB</terms>`): the list of its pieces, each tag rendered by its function. */
export function richMessage<const Source extends string>(
  source: Source,
): <Piece>(
  values: Values<Source> & Record<Tag<Source>, (words: readonly (string | Piece)[]) => Piece>,
) => readonly (string | Piece)[] {
  return writer(source);
}

function writer(source: string) {
  let compiled: ReturnType<typeof compile> | undefined;
  return <Piece>(values: object): readonly (string | Piece)[] => {
    compiled ??= compile(source);
    const written = format<Piece>(compiled, 'de', { ...values }, { formatters: FORMATTERS });
    return Array.isArray(written) ? written : [written];
  };
}
