import { csvDocument } from '#domain/text/csv.ts';
import { csvFile } from '#web/lib/download.ts';
import { COLUMNS, cellOf, type ListedProduct } from './columns.ts';
import * as texts from './texts.ts';

export type FileKind = 'csv' | 'xlsx';

/** The products as a file to download, headings in German. */
export async function productFile(products: readonly ListedProduct[], kind: FileKind): Promise<Blob> {
  const headings = COLUMNS.map(({ header }) => header);
  const rows = products.map((row) => COLUMNS.map((column) => cellOf(row, column)));
  if (kind === 'csv') return csvFile(csvDocument([headings, ...rows]));
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  return writeExcelFile([headings.map((value) => ({ value, fontWeight: 'bold' as const })), ...rows], {
    sheet: texts.products,
    stickyRowsCount: 1,
    columns: COLUMNS.map(({ field }) => ({ width: field.widget === 'multiline' ? 48 : 20 })),
  }).toBlob();
}
