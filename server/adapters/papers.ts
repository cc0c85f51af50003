import { setImmediate as turn } from 'node:timers/promises';
import type { PaperMark } from '#printers/papers/desk.ts';
import { layOutPaper } from '#printers/papers/paper-pages.ts';
import type { Papers } from '#use-cases/media-ports.ts';
import { type Document, drawQr, type Pen, startDocument } from './lato.ts';

const MUTED = '#5c5650';
const LINE = '#8a837b';
/** Between items. */
const HAIRLINE = '#cdc7bf';

/** Receipts and invoices as PDF in Lato. */
export function createPapers(): Papers {
  return {
    async pdf(paper, logo) {
      const { document, pen, finished, createQr } = await startDocument({
        lang: paper.language,
        displayTitle: true,
        info: { Title: paper.title, Author: paper.letterhead.name },
      });
      const picture = logo && Buffer.from(logo);
      // Each page, and the fonts at the end, keep the process busy for some hundredths of a second: others come in between.
      await turn();
      for (const marks of layOutPaper(paper, logo !== null, pen.measure)) {
        await turn();
        document.addPage();
        for (const mark of marks) {
          if (mark.kind === 'qr') drawQr(document, mark, createQr);
          else if (mark.kind === 'logo' && picture)
            document.image(picture, mark.x, mark.y, { fit: [mark.width, mark.height] });
          else draw(document, pen, mark);
        }
      }
      await turn();
      document.end();
      return finished;
    },
  };
}

function draw(document: Document, pen: Pen, mark: PaperMark): void {
  if (mark.kind === 'text') pen.write({ ...mark, colour: mark.isMuted ? MUTED : '#000000' });
  if (mark.kind === 'rule')
    document
      .moveTo(mark.x, mark.y)
      .lineTo(mark.x + mark.width, mark.y)
      .lineWidth(mark.weight)
      .stroke(mark.weight < 0.5 ? HAIRLINE : LINE);
}
