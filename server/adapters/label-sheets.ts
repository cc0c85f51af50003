import { layOutLabels } from '#printers/label-sheet.ts';
import * as texts from '#text/file-texts.ts';
import type { LabelSheets } from '#use-cases/media-ports.ts';
import { drawQr, startDocument } from './lato.ts';

/** Label sheets as PDF in Lato. */
export function labelSheets(): LabelSheets {
  return {
    async pdf(labels, options) {
      const { document, pen, finished, createQr } = await startDocument({
        info: { Title: texts.labelSheets },
      });
      for (const { places } of layOutLabels(labels, options, pen.measure)) {
        document.addPage();
        for (const mark of places.flatMap(({ marks }) => marks)) {
          if (mark.kind === 'qr') drawQr(document, mark, createQr);
          else pen.write(mark);
        }
      }
      // A document needs at least one page.
      if (labels.length === 0) document.addPage();
      document.end();
      return finished;
    },
  };
}
