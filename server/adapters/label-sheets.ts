import { layOutLabels } from '#printers/label-sheet.ts';
import * as texts from '#text/file-texts.ts';
import type { LabelSheets } from '#use-cases/ports.ts';
import { collected, drawQr, measureIn, registerLato, writeText } from './lato.ts';

/** Label sheets as PDF in Lato. What only they need is loaded with the first sheet. */
export function labelSheets(): LabelSheets {
  return {
    async pdf(labels, options) {
      const { default: PdfDocument } = await import('pdfkit');
      const { create } = await import('qrcode');
      const document = new PdfDocument({
        size: 'A4',
        margin: 0,
        autoFirstPage: false,
        info: { Title: texts.labelSheets },
      });
      const finished = collected(document);
      registerLato(document);
      for (const { places } of layOutLabels(labels, options, measureIn(document))) {
        document.addPage();
        for (const mark of places.flatMap(({ marks }) => marks)) {
          if (mark.kind === 'qr') drawQr(document, mark, create);
          else writeText(document, mark);
        }
      }
      // A document needs at least one page.
      if (labels.length === 0) document.addPage();
      document.end();
      return finished;
    },
  };
}
