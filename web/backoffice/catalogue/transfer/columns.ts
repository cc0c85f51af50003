import type { Field, Widget } from '#entities/field.ts';
import { text } from '#entities/fields.ts';
import { type ProductRow, product } from '#entities/product.ts';
import { parseDecimal } from '#web/backoffice/crud/inputs/decimal.ts';
import * as texts from './texts.ts';
import { readUnit } from './unit-words.ts';

/** The content of a cell; dates come from spreadsheets that mistook a text for one. */
export type Cell = string | number | boolean | Date | null;

/** A column of the table of products. */
export interface Column {
  /** Name of the field. */
  name: string;
  /** German heading. */
  header: string;
  field: Field<unknown>;
}

/** Fields that fit into a cell; steps, pictures and times are edited in the form only. */
const FITTING = new Set<Widget>([
  'text',
  'multiline',
  'allergens',
  'number',
  'money',
  'percent',
  'switch',
  'choice',
]);

const FIELDS: Readonly<Record<string, Field<unknown>>> = product.fields;

/** The column of what stands in the catalogues: the names of the categories. */
export const CATEGORIES = 'categories';

/** A product with its categories as the file names them. */
export type ListedProduct = ProductRow & { [CATEGORIES]?: string };

/** The columns in declaration order; the number that identifies a product comes first, its categories last. */
export const COLUMNS: readonly Column[] = [
  ...Object.entries(FIELDS).flatMap(([name, field]) =>
    FITTING.has(field.widget) && !field.isReadOnly ? [{ name, header: field.label, field }] : [],
  ),
  { name: CATEGORIES, header: texts.categories, field: text(texts.categories, 2_000) },
];

/** The column with that heading: its label or the name of the field, ignoring case. */
export function columnOf(heading: string): Column | null {
  const wanted = plain(heading);
  return COLUMNS.find(({ name, header }) => plain(header) === wanted || plain(name) === wanted) ?? null;
}

/** Spaces, asterisks, units in brackets and case are ignored when matching headings. */
function plain(heading: string): string {
  return heading
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLocaleLowerCase('de');
}

/** The value of a product in a column, as the export writes it. */
export function cellOf(row: ListedProduct, { name, field }: Column): string | number | null {
  const value: unknown = Object.getOwnPropertyDescriptor(row, name)?.value;
  if (field.choices && typeof value === 'string') return field.choices[value] ?? value;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** What a cell says: a value, nothing (`isKept`: the stored value stays), or what is wrong with it. */
export type Reading = { value: unknown; priceFactor?: number } | { isKept: true } | { error: string };

/** Parses a cell of a column. Whether the value itself is allowed is up to the field's schema. */
export function readCell(cell: Cell, { field }: Column): Reading {
  if (cell instanceof Date) return { error: texts.cellIsDate };
  const text = typeof cell === 'string' ? cell.trim() : cell;
  if (text === null || text === '') return emptyCell(field);
  switch (field.widget) {
    case 'switch':
      return readSwitch(text);
    case 'choice':
      return (field === FIELDS.unit && unitIn(String(text))) || readChoice(String(text), field.choices ?? {});
    case 'number':
    case 'money':
    case 'percent':
      return readNumber(text);
    default:
      return { value: textOf(text) };
  }
}

/** An empty cell clears fields that may be empty; any other field keeps its value. */
function emptyCell({ default: empty, widget }: Field<unknown>): Reading {
  if (empty === null) return { value: null };
  return empty === '' && widget !== 'choice' ? { value: '' } : { isKept: true };
}

const YES = ['ja', 'j', 'x', 'yes', 'true', 'wahr', '1'];
const NO = ['nein', 'n', 'no', 'false', 'falsch', '0', '-'];

function readSwitch(cell: string | number | boolean): Reading {
  const word = String(cell).toLocaleLowerCase('de');
  if (YES.includes(word)) return { value: true };
  return NO.includes(word) ? { value: false } : { error: texts.switchError };
}

function readChoice(text: string, choices: Readonly<Record<string, string>>): Reading {
  const word = text.toLocaleLowerCase('de');
  const found = Object.entries(choices).find(([value, label]) =>
    [value, label].some((known) => known.toLocaleLowerCase('de') === word),
  );
  if (found) return { value: found[0] };
  const labels = Object.values(choices);
  const shown = labels.length > 6 ? `${labels.slice(0, 6).join(', ')} …` : labels.join(', ');
  return { error: texts.choiceError({ text, choices: shown }) };
}

function unitIn(text: string): Reading | null {
  const written = readUnit(text);
  if (!written) return null;
  const { unit, priceFactor } = written;
  return priceFactor === 1 ? { value: unit } : { value: unit, priceFactor };
}

function readNumber(cell: string | number | boolean): Reading {
  if (typeof cell === 'number') return { value: cell };
  const text = String(cell).replace(/(?:€|%|EUR|CHF)/gi, '');
  const value = parseDecimal(text);
  return value === null || Number.isNaN(value)
    ? { error: texts.numberError({ text: String(cell) }) }
    : { value };
}

/** The apostrophe that keeps spreadsheets from reading a text as a formula is not part of it (domain/text/csv.ts). */
function textOf(cell: string | number | boolean): string {
  return String(cell).replace(/^'(?=[=+\-@])/, '');
}

/** The text of a cell, for headings and for detecting empty rows. */
export function textAt(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell).trim();
}
