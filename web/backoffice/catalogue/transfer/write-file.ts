import { csvDocument } from '#domain/csv.ts';
import type { ProductRow } from '#entities/product.ts';
import { COLUMNS, cellOf } from './columns.ts';

export type FileKind = 'csv' | 'xlsx';

/** The products as a file to download, headings in German. */
export async function productFile(products: readonly ProductRow[], kind: FileKind): Promise<Blob> {
  const headings = COLUMNS.map(({ header }) => header);
  const rows = products.map((row) => COLUMNS.map((column) => cellOf(row, column)));
  if (kind === 'csv') return new Blob([csvDocument([headings, ...rows])], { type: 'text/csv;charset=utf-8' });
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  return writeExcelFile([headings.map((value) => ({ value, fontWeight: 'bold' as const })), ...rows], {
    sheet: 'Produkte',
    stickyRowsCount: 1,
    columns: COLUMNS.map(({ field }) => ({ width: field.widget === 'multiline' ? 48 : 20 })),
  }).toBlob();
}

/** Hands a file to the browser's downloads. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has begun by then; without this the file would stay in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
