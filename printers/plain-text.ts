import { type Columns, type Row, widthFactor } from './paper.ts';

/**
 * The slip as text, for previews and golden files. Double-width letters keep their normal width here, but start in the
 * same column as on paper. With `notes` each row is padded to the paper's edge and followed by its style.
 */
export function plainText(rows: readonly Row[], columns: Columns, { notes = false } = {}): string {
  return rows.map((row) => `${rowText(row, columns, notes)}\n`).join('');
}

function rowText(row: Row, columns: Columns, notes: boolean): string {
  switch (row.kind) {
    case 'feed':
      return Array.from({ length: row.rows }, () => (notes ? edge('', columns, '') : '')).join('\n');
    case 'qr':
      return `[QR ${row.data}]`;
    case 'picture':
      return notes ? edge(row.text, columns, 'picture') : row.text;
    case 'cut':
      return '8<'.padEnd(columns, '-');
    case 'row': {
      const content = widened(row.text, widthFactor(row.size));
      if (!notes) return content.trimEnd();
      const marks = [
        row.size === 'normal' ? '' : row.size,
        row.bold ? 'bold' : '',
        row.inverse ? 'inverse' : '',
      ];
      return edge(content.trimEnd(), columns, marks.filter((mark) => mark !== '').join(' '));
    }
  }
}

/** Blanks before wide text are as wide as its letters. */
function widened(content: string, factor: number): string {
  const start = content.length - content.trimStart().length;
  return ' '.repeat(start * (factor - 1)) + content;
}

function edge(content: string, columns: number, marks: string): string {
  return `${content.padEnd(columns)}|${marks === '' ? '' : ` ${marks}`}`;
}
