import type { CodePageId } from '#domain/devices/printer.ts';
import { CODE_PAGES } from '../code-pages.ts';
import { type Columns, columns, cut, feed, type Line, rule, text } from '../paper.ts';
import { dateLabel } from './labels.ts';
import * as texts from './slip-texts.ts';

/** A test page that shows whether width, code page, sizes and cut are configured correctly. */
export function selfTest(
  printer: { name: string; address: string; columns: Columns; codePage: CodePageId },
  { printedAt, timeZone }: { printedAt: Date; timeZone: string },
): Line[] {
  return [
    text(texts.selfTest, { align: 'center', size: 'large', bold: true }),
    text(printer.name, { align: 'center', bold: true }),
    text(printer.address, { align: 'center' }),
    rule('='),
    text(texts.TEST_CHARACTERS, { align: 'center', size: 'large' }),
    text(texts.characterSet({ codePage: CODE_PAGES[printer.codePage].label })),
    text(texts.widthTest({ columns: printer.columns })),
    text('1234567890'.repeat(5).slice(0, printer.columns)),
    columns(texts.exampleItem, '12,90'),
    columns(texts.total, '12,90 €', { bold: true, size: 'tall' }),
    text(texts.normal),
    text(texts.bold, { bold: true }),
    text(texts.tall, { size: 'tall' }),
    text(texts.large, { size: 'large' }),
    text(texts.inverse, { inverse: true }),
    rule(),
    text(dateLabel(printedAt, timeZone)),
    feed(),
    cut(),
  ];
}
