import { CODE_PAGES, type CodePageId } from './code-pages.ts';
import { dateLabel } from './labels.ts';
import { type Columns, columns, cut, feed, type Line, rule, text } from './paper.ts';

/** Look at it, and choose the code page by eye: every character below must come out as written here. */
export const TEST_CHARACTERS = 'äöüÄÖÜß€é–';

/** A test page that shows whether width, code page, sizes and cut are set right. */
export function selfTest(
  printer: { name: string; host: string; port: number; columns: Columns; codePage: CodePageId },
  { printedAt, timeZone }: { printedAt: Date; timeZone: string },
): Line[] {
  return [
    text('Probedruck', { align: 'center', size: 'large', bold: true }),
    text(printer.name, { align: 'center', bold: true }),
    text(`${printer.host}:${printer.port}`, { align: 'center' }),
    rule('='),
    text(TEST_CHARACTERS, { align: 'center', size: 'large' }),
    text(`Zeichensatz: ${CODE_PAGES[printer.codePage].label}`),
    text(`Breite: ${printer.columns} Zeichen. Die nächste Zeile muss genau in eine Zeile passen:`),
    text('1234567890'.repeat(5).slice(0, printer.columns)),
    columns('1 x Käsekrainer', '12,90'),
    columns('Gesamt', '12,90 €', { bold: true, size: 'tall' }),
    text('normal'),
    text('fett', { bold: true }),
    text('hoch', { size: 'tall' }),
    text('groß', { size: 'large' }),
    text('hervorgehoben', { inverse: true }),
    rule(),
    text(dateLabel(printedAt, timeZone)),
    feed(),
    cut(),
  ];
}
