/** A cell: a text, a number (decimal comma), or empty. */
export type CsvCell = string | number | null;

/** Excel and Calc treat a text that begins like this as a formula (R134, A48). */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A table for German spreadsheet programs: byte order mark, semicolons, CRLF, every text in quotes. A text that would be
 * read as a formula gets a leading apostrophe.
 */
export function csvDocument(rows: readonly (readonly CsvCell[])[]): string {
  return `${CSV_START}${csvRows(rows)}`;
}

/** How such a document begins; the rows follow, all at once or one part after the other. */
export const CSV_START = '\ufeff';

export function csvRows(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('');
}

function cellOf(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
