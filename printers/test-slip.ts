import { dateLabel } from './labels.ts';
import { cut, feed, type Line, rule, text } from './paper.ts';

/** A short slip that shows that paper moves: what the backoffice asks a device for with "Testdruck". */
export function testSlip(
  printer: { name: string },
  { printedAt, timeZone }: { printedAt: Date; timeZone: string },
): Line[] {
  return [
    text('Testdruck', { align: 'center', size: 'large', bold: true }),
    text(printer.name, { align: 'center', bold: true }),
    rule(),
    text(dateLabel(printedAt, timeZone), { align: 'center' }),
    text('Dieser Drucker ist bereit.', { align: 'center' }),
    feed(),
    cut(),
  ];
}
