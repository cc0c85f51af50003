import { cut, feed, type Line, rule, text } from '../paper.ts';
import { dateLabel } from './labels.ts';
import * as texts from './slip-texts.ts';

/** A short slip proving that paper moves: what the backoffice requests from a device with "Testdruck". */
export function testSlip(
  printer: { name: string },
  { printedAt, timeZone }: { printedAt: Date; timeZone: string },
): Line[] {
  return [
    text(texts.testPrint, { align: 'center', size: 'large', bold: true }),
    text(printer.name, { align: 'center', bold: true }),
    rule(),
    text(dateLabel(printedAt, timeZone), { align: 'center' }),
    text(texts.printerReady, { align: 'center' }),
    feed(),
    cut(),
  ];
}
