import { taxOfCategories } from '#domain/setup/tax-rates.ts';
import { valuesSchema } from '#entities/entity.ts';
import { product } from '#entities/product.ts';
import { MOST_IMPORTED } from '#inputs/product-import.ts';
import { errorText } from '#text/errors/error-text.ts';
import { zodText } from '#text/errors/zod-faults.ts';
import { startValues } from '#web/backoffice/crud/form/use-record-form.ts';
import { erased } from '#web/backoffice/crud/screen.ts';
import { categoryCell, categoryNames } from './category-names.ts';
import {
  CATEGORIES,
  type Cell,
  COLUMNS,
  type Column,
  cellOf,
  columnOf,
  type ListedProduct,
  readCell,
  textAt,
} from './columns.ts';
import * as texts from './texts.ts';

/** What an import would do with a row of the file. */
export interface PlannedRow {
  /** Numbered as in the spreadsheet: the headings are row 1. */
  line: number;
  uid: string;
  name: string;
  kind: 'created' | 'changed' | 'unchanged' | 'wrong';
  /** The stored product, for changes. */
  stored: ListedProduct | null;
  /** What will be sent: for a new product everything in the file, otherwise only the differences. */
  values: Readonly<Record<string, unknown>>;
  differences: readonly { header: string; before: string; after: string }[];
  errors: readonly { header: string; text: string }[];
}

export interface ImportPlan {
  rows: readonly PlannedRow[];
  /** Headings that match no column; their cells are ignored. */
  unknown: readonly string[];
  /** Categories that are not there yet; they will be made. */
  newCategories: readonly string[];
  /** Why the file cannot be read at all. */
  refusal: string | null;
}

const KEY = 'uid';
const SCHEMA = valuesSchema(product);

interface Known {
  /** The names of the stored categories. */
  categories?: readonly string[];
  /** The tax rate of a category's new products, also of one that the import will make. */
  taxOf?: (category: string) => number | null;
  /** Heading -> name of the column that somebody has assigned to it. */
  mapping?: Readonly<Record<string, string>>;
}

/** Validates every row of a table, headings first, against what is stored. Changes nothing. */
export function importPlan(
  table: readonly (readonly Cell[])[],
  products: readonly ListedProduct[],
  { categories = [], taxOf = () => null, mapping = {} }: Known = {},
): ImportPlan {
  const start = firstLine(table);
  const headings = headingsOf(table);
  const columns = headings.map((heading) => (heading === '' ? null : columnOf(mapping[heading] ?? heading)));
  const unknown = headings.filter((heading, index) => heading !== '' && !columns[index]);
  const refusal = refusalOf(headings, columns);
  if (refusal) return { rows: [], unknown, newCategories: [], refusal };
  const stored = new Map(products.map((row) => [row.uid, row]));
  const lines = new Map<string, number>();
  const rows = table.slice(start + 1).flatMap((cells, index) => {
    if (cells.every((cell) => textAt(cell) === '')) return [];
    const row = plannedRow(start + index + 2, cells, columns, { stored, categories, taxOf });
    const earlier = lines.get(row.uid);
    lines.set(row.uid, earlier ?? row.line);
    return [earlier === undefined || row.uid === '' ? row : twice(row, earlier)];
  });
  return {
    rows,
    unknown,
    newCategories: newCategories(rows, categories),
    refusal: refusalOfRows(rows),
  };
}

function refusalOfRows(rows: readonly PlannedRow[]): string | null {
  if (rows.length === 0) return texts.noProducts;
  const written = rows.filter(({ kind }) => kind === 'created' || kind === 'changed').length;
  return written > MOST_IMPORTED ? texts.tooManyRows({ count: MOST_IMPORTED }) : null;
}

function firstLine(table: readonly (readonly Cell[])[]): number {
  return table.findIndex((row) => row.some((cell) => textAt(cell) !== ''));
}

/** The headings of a table: its first line that is not empty. */
export function headingsOf(table: readonly (readonly Cell[])[]): string[] {
  return (table[firstLine(table)] ?? []).map(textAt);
}

function newCategories(rows: readonly PlannedRow[], known: readonly string[]): string[] {
  const named = rows.flatMap(({ kind, values }) => {
    const cell = values[CATEGORIES];
    return kind === 'wrong' || typeof cell !== 'string' ? [] : categoryNames(cell, known);
  });
  return [...new Set(named)].filter((name) => !known.includes(name));
}

function refusalOf(headings: readonly string[], columns: readonly (Column | null)[]): string | null {
  if (headings.length === 0) return texts.emptyFile;
  const names = columns.flatMap((column) => column ?? []);
  const repeated = names.find((column, index) => names.indexOf(column) < index);
  if (repeated) return texts.repeatedColumn({ header: repeated.header });
  if (names.some(({ name }) => name === KEY)) return null;
  const found = headings.filter(Boolean).join(', ');
  return texts.missingColumn({ header: product.fields.uid.label, found });
}

function plannedRow(
  line: number,
  cells: readonly Cell[],
  columns: readonly (Column | null)[],
  known: { stored: ReadonlyMap<string, ListedProduct> } & Required<Pick<Known, 'categories' | 'taxOf'>>,
): PlannedRow {
  const values: Record<string, unknown> = {};
  const errors: { header: string; text: string }[] = [];
  let priceFactor = 1;
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const reading = readCell(cells[index] ?? null, column);
    if ('error' in reading) errors.push({ header: column.header, text: reading.error });
    else if ('value' in reading) {
      values[column.name] = reading.value;
      priceFactor = reading.priceFactor ?? priceFactor;
    }
  }
  if (priceFactor > 1) {
    // A price for 100 g becomes that of the kilogram: whole cents, as the factor is whole.
    if (typeof values.price === 'number') values.price = (Math.round(values.price * 100) * priceFactor) / 100;
    else errors.push({ header: product.fields.unit.label, text: texts.unitNeedsPrice });
  }
  const uid = typeof values[KEY] === 'string' ? values[KEY] : '';
  const stored = known.stored.get(uid) ?? null;
  if (typeof values[CATEGORIES] === 'string')
    values[CATEGORIES] = categoryCell(categoryNames(values[CATEGORIES], known.categories));
  if (!stored && values.tax === undefined) {
    const tax = taxOfCategories(
      categoryNames(String(values[CATEGORIES] ?? ''), known.categories).map(known.taxOf),
    );
    if (tax !== null) values.tax = tax;
  }
  const changes = stored ? differing(values, stored) : values;
  errors.push(...faultsOf(changes, stored, errors));
  const differences = stored ? differencesOf(changes, stored) : [];
  const isSame = stored !== null && differences.length === 0;
  return {
    line,
    uid,
    name: String(values.name ?? stored?.name ?? ''),
    kind: errors.length > 0 ? 'wrong' : isSame ? 'unchanged' : stored ? 'changed' : 'created',
    stored,
    values: changes,
    differences,
    errors,
  };
}

function twice(row: PlannedRow, earlier: number): PlannedRow {
  const { label: header } = product.fields.uid;
  const text = texts.repeatedUid({ line: earlier });
  return { ...row, kind: 'wrong', errors: [...row.errors, { header, text }] };
}

/** The values that differ from the stored ones. */
function differing(
  values: Readonly<Record<string, unknown>>,
  stored: ListedProduct,
): Record<string, unknown> {
  const kept = new Map<string, unknown>(Object.entries({ [CATEGORIES]: '', ...stored }));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const before = kept.get(name);
      // Spreadsheets drop trailing spaces, and use Windows line breaks.
      return typeof before === 'string' && typeof value === 'string'
        ? tidy(before) !== tidy(value)
        : before !== value;
    }),
  );
}

function tidy(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

function differencesOf(values: Readonly<Record<string, unknown>>, stored: ListedProduct) {
  const after = { ...stored, ...values };
  return COLUMNS.filter(({ name }) => name in values).map((column) => ({
    header: column.header,
    before: shown(cellOf(stored, column), column),
    after: shown(cellOf(after, column), column),
  }));
}

function shown(cell: string | number | null, { field }: Column): string {
  if (cell === null || cell === '') return '–';
  if (typeof cell !== 'number') return cell;
  return (field.widget === 'money' ? cell.toFixed(2) : String(cell)).replace('.', ',');
}

/** What the server would reject, by column; cells that could not be parsed already have their error. */
function faultsOf(
  values: Readonly<Record<string, unknown>>,
  stored: ListedProduct | null,
  known: readonly { header: string }[],
): { header: string; text: string }[] {
  const isKnown = (header: string) => known.some((error) => error.header === header);
  const { [CATEGORIES]: _, ...own } = values;
  const isTaxMissing = !stored && own.tax === undefined;
  const record = { soldOut: stored?.soldOut ?? [], ...startValues(erased(product), stored), ...own };
  const judged = SCHEMA.safeParse(record, { error: zodText });
  const issues = judged.success
    ? (product.check?.(judged.data) ?? []).map((fault) => ({
        name: fault.field?.split('.')[0] ?? KEY,
        text: errorText({ code: fault.code, ...(fault.params ? { params: fault.params } : {}) }),
      }))
    : judged.error.issues.map(({ path, message }) => {
        const name = String(path[0] ?? KEY);
        return { name, text: isTaxMissing && name === 'tax' ? texts.taxMissing : message };
      });
  const faults = issues.map(({ name, text }) => ({ header: headerOf(name), text }));
  return faults.filter(
    ({ header }, index) => !isKnown(header) && faults.findIndex((other) => other.header === header) === index,
  );
}

function headerOf(name: string): string {
  const fields: Readonly<Record<string, { label: string }>> = product.fields;
  return fields[name]?.label ?? name;
}
