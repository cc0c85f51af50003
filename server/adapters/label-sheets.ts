import { createRequire } from 'node:module';
import { layOutLabels, type Mark } from '#printers/label-sheet.ts';
import type { Measure } from '#printers/label-text.ts';
import * as texts from '#text/file-texts.ts';
import type { LabelSheets } from '#use-cases/ports.ts';

const require = createRequire(import.meta.url);

/** The alphabets of the font are separate files; the first that has a letter draws it. */
const SUBSETS = ['latin', 'latin-ext'] as const;
type Weight = 400 | 700;

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
      for (const weight of [400, 700])
        for (const subset of SUBSETS)
          document.registerFont(
            `${subset}-${weight}`,
            require.resolve(`@fontsource/lato/files/lato-${subset}-${weight}-normal.woff`),
          );
      const measure: Measure = (text, size, isBold) =>
        runsOf(text, isBold).reduce(
          (width, run) => width + document.font(run.font).fontSize(size).widthOfString(run.text),
          0,
        );
      for (const { places } of layOutLabels(labels, options, measure)) {
        document.addPage();
        for (const mark of places.flatMap(({ marks }) => marks)) draw(document, mark, create);
      }
      // A document needs at least one page.
      if (labels.length === 0) document.addPage();
      document.end();
      return finished;
    },
  };
}

type Document = InstanceType<typeof import('pdfkit')>;
type CreateQr = typeof import('qrcode')['create'];

function draw(document: Document, mark: Mark, create: CreateQr): void {
  if (mark.kind === 'qr') {
    const { size, data } = create(mark.data, { errorCorrectionLevel: 'M' }).modules;
    const dot = mark.size / size;
    for (let index = 0; index < data.length; index += 1) {
      if (!data[index]) continue;
      document.rect(mark.x + (index % size) * dot, mark.y + Math.floor(index / size) * dot, dot, dot);
    }
    document.fill('#000000');
    return;
  }
  let { x } = mark;
  for (const { font, text } of runsOf(mark.text, mark.isBold)) {
    document.font(font).fontSize(mark.size).fillColor('#000000');
    document.text(text, x, mark.y, { lineBreak: false, baseline: 'alphabetic' });
    x += document.widthOfString(text);
  }
}

/** Letters beyond Latin-1 that the first file has as well: quotes, dashes, the euro. */
const PUNCTUATION = /[\u2000-\u206f\u20ac\u2122\u0152\u0153]/;

/** Splits a text into runs of one font file each; Lato has only Latin letters, any other becomes a question mark. */
function runsOf(text: string, isBold: boolean): { font: string; text: string }[] {
  const weight: Weight = isBold ? 700 : 400;
  const runs: { font: string; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const isBasic = letter <= '\u00ff' || PUNCTUATION.test(letter);
    const isKnown = isBasic || /\p{Script=Latin}/u.test(letter);
    const font = `${isBasic || !isKnown ? 'latin' : 'latin-ext'}-${weight}`;
    const shown = isKnown ? letter : '?';
    const last = runs.at(-1);
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}

function collected(document: Document): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
