import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { isSpelledWith, spelledWith } from '#domain/text/spelling.ts';
import type { Measure } from '#printers/label-text.ts';
import { openTypeOfWoff } from './woff.ts';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Takes opened fonts as well, which its types do not know. */
      registerFont(name: string, font: Font): this;
    }
  }
}

const require = createRequire(import.meta.url);

export type Document = InstanceType<typeof import('pdfkit')>;
type CreateQr = typeof import('qrcode')['create'];

export interface Started {
  document: Document;
  pen: Pen;
  /** Its bytes, once it is ended. */
  finished: Promise<Uint8Array>;
  createQr: CreateQr;
}

/** Writes on the page of a document that was added last. */
export interface Pen {
  measure: Measure;
  write(text: Written): void;
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

/**
 * A document of A4 pages without margins, with Lato to write in; only the letters that are drawn end up in it. What documents
 * need is loaded with the first one.
 */
export async function startDocument(options: PDFKit.PDFDocumentOptions): Promise<Started> {
  const { default: PdfDocument } = await import('pdfkit');
  const { create: createQr } = await import('qrcode');
  // Without a font of its own, which it would read for every document.
  const document = new PdfDocument({ size: 'A4', margin: 0, autoFirstPage: false, font: '', ...options });
  return { document, pen: penOf(document, await latoFonts()), finished: collected(document), createQr };
}

interface Fonts {
  regular: Font;
  bold: Font;
  /** What both have: Latin, Greek and Cyrillic letters, and signs. */
  letters: ReadonlySet<string>;
  /** The font of the slips, with the letters of nearly all scripts. Opened, it takes some 40 MB: it waits for the first such letter. */
  others(): Font;
}

let fonts: Promise<Fonts> | null = null;

/** Opened with the first document and kept: a font that every document opens anew is read again for every word of it. */
function latoFonts(): Promise<Fonts> {
  fonts ??= openFonts();
  return fonts;
}

async function openFonts(): Promise<Fonts> {
  const { create } = await import('fontkit');
  const open = (file: string): Font => {
    const font = create(openTypeOfWoff(readFileSync(require.resolve(file))));
    if (!('layout' in font)) throw new TypeError(`${file} has several fonts`);
    return font;
  };
  const [regular, bold] = ['normal', 'bold'].map((weight) =>
    namingItsGlyphs(open(`lato-font/fonts/lato-${weight}/lato-${weight}.woff`)),
  ) as [Font, Font];
  let others: Font | undefined;
  return {
    regular,
    bold,
    letters: new Set(regular.characterSet.map((code) => String.fromCodePoint(code))),
    others: () => (others ??= open('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')),
  };
}

/**
 * A font keeps each glyph with the letters for which it was first read. An S that was first read as a part of Š has none for ever, and
 * could be seen in later documents, but neither searched nor copied.
 */
function namingItsGlyphs(font: Font): Font {
  for (const code of font.characterSet) font.glyphForCodePoint(code);
  return font;
}

function penOf(document: Document, fonts: Fonts): Pen {
  document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const registered = new Set(['regular', 'bold']);
  const inFont = (run: Run, size: number) => {
    if (!registered.has(run.font)) document.registerFont(run.font, fonts.others());
    registered.add(run.font);
    return document.font(run.font).fontSize(size);
  };
  return {
    measure: (text, size, isBold) =>
      runsOf(text, isBold, fonts).reduce(
        (width, run) => width + inFont(run, size).widthOfString(run.text),
        0,
      ),
    write({ x, y, size, isBold, text, colour = '#000000' }) {
      let at = x;
      for (const run of runsOf(text, isBold, fonts)) {
        inFont(run, size)
          .fillColor(colour)
          .text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
        at += document.widthOfString(run.text);
      }
    },
  };
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

interface Run {
  font: 'regular' | 'bold' | 'others';
  text: string;
}

/** Splits a text into runs of one font each. What Lato has not is spelled with its letters, or else drawn in the font of the slips. */
function runsOf(text: string, isBold: boolean, { letters, others }: Fonts): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const isDrawn =
      !isSpelledWith(letter, letters) && others().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    const font = isDrawn ? 'others' : isBold ? 'bold' : 'regular';
    const shown = isDrawn ? letter : spelledWith(letter, letters);
    const last = runs.at(-1);
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}
