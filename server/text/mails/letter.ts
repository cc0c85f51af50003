import type { Language } from '#domain/text/language.ts';
import * as texts from './mail-texts.ts';

/** A value with its name; in a mail they stand side by side. An empty value leaves only the name. */
export type Row = readonly [label: string, value: string];

/** A product as it was ordered. */
export interface LetterItem {
  label: string;
  /** Empty = hidden. */
  price: string;
  details: readonly Row[];
}

export type Block =
  | { kind: 'text'; text: string }
  /** What a reader must not miss: a reason, a proposal, an amount. */
  | { kind: 'note'; title: string; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'rows'; title: string; rows: readonly Row[] }
  | { kind: 'items'; title: string; items: readonly LetterItem[] }
  /** The rows of an invoice; `total` stands out. */
  | { kind: 'sums'; title: string; rows: readonly Row[]; total: string }
  | { kind: 'lines'; title: string; lines: readonly string[] };

/** A mail before it is written as text or as HTML: both have the same words. */
export interface Letter {
  language: Language;
  /** One line. */
  subject: string;
  /** What stands above everything. */
  title: string;
  /** What lists of mails show beside the subject. */
  preview: string;
  blocks: readonly Block[];
  /** Who wrote it: the business with its address. */
  sender: readonly string[];
}

/** The letter as plain text. */
export function letterText({ blocks, sender }: Pick<Letter, 'blocks' | 'sender'>): string {
  const parts = blocks.map(blockText).filter((part) => part !== '');
  return `${[...parts, ...(sender.length > 0 ? [sender.join('\n')] : [])].join('\n\n')}\n`;
}

/** A subject is one line, whatever the shop is called. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'note':
      return texts.fact({ label: block.title, value: block.text });
    case 'link':
      return texts.fact({ label: block.text, value: block.href });
    case 'rows':
    case 'sums':
      return linesBelow(block.title, block.rows.map(rowText));
    case 'items':
      return linesBelow(block.title, block.items.flatMap(itemLines));
    case 'lines':
      return linesBelow(block.title, block.lines);
  }
}

function linesBelow(title: string, lines: readonly string[]): string {
  return [title, ...lines].filter((line) => line !== '').join('\n');
}

function itemLines({ label, price, details }: LetterItem): string[] {
  return [rowText([label, price]), ...details.map((row) => `   ${rowText(row)}`)];
}

function rowText([label, value]: Row): string {
  return value === '' ? label : texts.fact({ label, value });
}
