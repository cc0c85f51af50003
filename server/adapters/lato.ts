import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, FontCollection } from 'fontkit';
import type { Measure } from '#printers/label-text.ts';
import { openTypeOfWoff } from './woff.ts';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Takes opened fonts as well, which its types do not know. */
      registerFont(name: string, font: Font | FontCollection): this;
    }
  }
}

const require = createRequire(import.meta.url);

export type Document = InstanceType<typeof import('pdfkit')>;
type CreateQr = typeof import('qrcode')['create'];
type Weight = 400 | 700;

/** The alphabets of the font are separate files; the first that has a letter draws it. */
const SUBSETS = ['latin', 'latin-ext'] as const;

export interface Started {
  document: Document;
  /** Its bytes, once it is ended. */
  finished: Promise<Uint8Array>;
  createQr: CreateQr;
}

/**
 * A document of A4 pages without margins, with Lato to write in; only the letters that are drawn end up in it. What documents
 * need is loaded with the first one.
 */
export async function startDocument(options: PDFKit.PDFDocumentOptions): Promise<Started> {
  const { default: PdfDocument } = await import('pdfkit');
  const { create: createQr } = await import('qrcode');
  const document = new PdfDocument({ size: 'A4', margin: 0, autoFirstPage: false, ...options });
  const finished = collected(document);
  for (const [name, font] of await latoFonts()) document.registerFont(name, font);
  return { document, finished, createQr };
}

let fonts: Promise<[name: string, font: Font | FontCollection][]> | null = null;

/** Opened with the first document and kept: a font that every document opens anew is read again for every word of it. */
function latoFonts() {
  fonts ??= openFonts();
  return fonts;
}

async function openFonts() {
  const { create } = await import('fontkit');
  return [400, 700].flatMap((weight) =>
    SUBSETS.map((subset): [string, Font | FontCollection] => {
      const file = require.resolve(`@fontsource/lato/files/lato-${subset}-${weight}-normal.woff`);
      return [`${subset}-${weight}`, create(openTypeOfWoff(readFileSync(file)))];
    }),
  );
}

export function measureIn(document: Document): Measure {
  return (text, size, isBold) =>
    runsOf(text, isBold).reduce(
      (width, run) => width + document.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );
}

interface Written {
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  isBold: boolean;
  text: string;
  colour?: string;
}

export function writeText(
  document: Document,
  { x, y, size, isBold, text, colour = '#000000' }: Written,
): void {
  let at = x;
  for (const run of runsOf(text, isBold)) {
    document.font(run.font).fontSize(size).fillColor(colour);
    document.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
    at += document.widthOfString(run.text);
  }
}

export function drawQr(
  document: Document,
  mark: { x: number; y: number; size: number; data: string },
  create: CreateQr,
): void {
  const { size, data } = create(mark.data, { errorCorrectionLevel: 'M' }).modules;
  const dot = mark.size / size;
  for (let index = 0; index < data.length; index += 1) {
    if (!data[index]) continue;
    document.rect(mark.x + (index % size) * dot, mark.y + Math.floor(index / size) * dot, dot, dot);
  }
  document.fill('#000000');
}

function collected(document: Document): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}

/** Letters beyond Latin-1 that the first file has as well: quotes, dashes, the minus, the euro. */
const PUNCTUATION = /[\u2000-\u206f\u20ac\u2122\u2212\u0152\u0153]/;

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
