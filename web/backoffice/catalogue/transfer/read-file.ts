import type { Cell } from './columns.ts';
import * as texts from './texts.ts';

/** Reads a spreadsheet or delimited text; throws a message for staff for anything else. */
export async function readTable(file: File): Promise<readonly (readonly Cell[])[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw new Error(texts.emptyFile);
  // The content decides the file type: spreadsheets are archives, old ones have a format of their own.
  if (startsWith(bytes, [0x50, 0x4b])) return readSpreadsheet(file);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new Error(texts.oldExcel);
  const text = decodeText(bytes);
  if (text.includes('\u0000')) throw new Error(texts.noTable);
  return readSeparated(text);
}

async function readSpreadsheet(file: File): Promise<readonly (readonly Cell[])[]> {
  const { readSheet } = await import('read-excel-file/browser');
  try {
    const rows: readonly (readonly unknown[])[] = await readSheet(file);
    return rows.map((row) => row.map(cellOf));
  } catch {
    throw new Error(texts.brokenSpreadsheet);
  }
}

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return value;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Rows of a delimited text: semicolon, comma or tab, whichever its first line uses. */
async function readSeparated(text: string): Promise<string[][]> {
  const { parse } = (await import('papaparse')).default;
  // Empty lines in between count, as in the spreadsheet: messages name the line.
  const { data } = parse<string[]>(text, { delimiter: separatorOf(text) });
  const end = data.findLastIndex((row) => row.some((cell) => cell !== ''));
  return data.slice(0, end + 1);
}

/** The most frequent delimiter in the headings; quoted text does not count. */
export function separatorOf(text: string): string {
  const [headings = ''] = text.split(/\r?\n/, 1);
  const bare = headings.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length - 1;
  return [';', '\t', ','].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** UTF-8 with or without a BOM, UTF-16 with one, else what Excel on Windows writes for 'CSV'. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
