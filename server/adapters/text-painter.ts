import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TextStyle } from '#domain/drawing/image-template.ts';
import { BUNDLED_FONTS, fontFamily, fontKey, nearestVariant, variantName } from '#domain/media/font.ts';
import type { Fonts } from '#use-cases/media-ports.ts';
import { openTypeOf } from './woff2.ts';

/** A text as a transparent picture, and its position in the box. */
export interface PaintedText {
  input: Buffer;
  raw: { width: number; height: number; channels: 4 };
  left: number;
  top: number;
}

export interface TextBox extends TextStyle {
  text: string;
  width: number;
  height: number;
}

/** The painter's metrics of a font in one size, in pixels. */
interface Metrics {
  /** From the top of Ä to the bottom of g. */
  inkHeight: number;
  lineHeight: number;
}

/**
 * An invisible line of its own before and after a text. Pictures of text are cropped to their ink: with these lines every
 * text begins and ends alike, so that 'Semmel' and 'Öl' share a baseline, and the lines can be counted.
 */
const STRUT = '<span fgalpha="1">Äg</span>';
const ALIGN = { left: 'left', center: 'centre', right: 'right' } as const;

/**
 * Sets texts in the bundled families: broken at words, and within words that are too long, and cut with '…' where the box
 * ends. The fonts are unpacked into `directory` on first use, because the renderer reads only its own format.
 */
export function createTextPainter({ fonts, directory }: { fonts: Fonts; directory: string }) {
  const unpacked = new Map<string, Promise<string>>();
  const measured = new Map<string, Promise<Metrics>>();

  /** Registers the variant with the renderer; returns the names to request it by. */
  async function unpack(key: string, { font, weight, isItalic }: TextStyle): Promise<string> {
    const family = familyOf(font);
    const files = (await fonts.files(family, nearestVariant(family, { weight, isItalic }))) ?? [];
    await mkdir(directory, { recursive: true });
    const names = files.map((_, part) => `Theke ${key} ${part}`);
    for (const [part, { bytes }] of files.entries()) {
      const name = names[part] ?? key;
      const path = join(directory, `${name.replaceAll(' ', '-')}.ttf`);
      await writeFile(`${path}.${process.pid}.tmp`, await openTypeOf(bytes, name));
      await rename(`${path}.${process.pid}.tmp`, path);
      await sharp({ text: { text: 'Ä', fontfile: path } }).toBuffer();
    }
    // The basic alphabet first; the others supply what it lacks.
    return names.toReversed().join(',');
  }

  async function open(style: TextStyle): Promise<(markup: string) => string> {
    const family = familyOf(style.font);
    const variant = nearestVariant(family, style);
    const key = `${fontKey(family.family)} ${variantName(variant)}`;
    if (!unpacked.has(key)) unpacked.set(key, unpack(key, style));
    const names = await unpacked.get(key);
    return (markup) =>
      `<span font_family="${names}" weight="${variant.weight}" size="${style.size}pt" ` +
      `foreground="${style.color}">${markup}</span>`;
  }

  async function metricsOf(inFont: (markup: string) => string): Promise<Metrics> {
    const key = inFont('');
    if (measured.size > 1_000) measured.clear();
    const known = measured.get(key) ?? measure(inFont);
    measured.set(key, known);
    return known;
  }

  return async (box: TextBox): Promise<PaintedText> => {
    const inFont = await open(box);
    const metrics = await metricsOf(inFont);
    const { inkHeight, lineHeight } = metrics;
    const mostLines = Math.max(1, Math.floor((box.height - inkHeight) / lineHeight + 1.05));
    const linesOf = ({ height }: { height: number }) => Math.round((height - inkHeight) / lineHeight) - 1;
    const paint = (text: string) => painted(inFont(`${STRUT}\n${escaped(text)}\n${STRUT}`), box);

    let picture = await paint(box.text);
    if (linesOf(picture.info) > mostLines) {
      const letters = [...box.text];
      let [fits, tooLong] = [0, letters.length];
      while (tooLong - fits > 1) {
        const middle = (fits + tooLong) >> 1;
        const shorter = await paint(shortened(letters, middle));
        if (linesOf(shorter.info) <= mostLines) fits = middle;
        else tooLong = middle;
      }
      picture = await paint(shortened(letters, fits));
    }
    return inBox(picture, box, metrics);
  };
}

async function measure(inFont: (markup: string) => string): Promise<Metrics> {
  const heightOf = async (lines: number) =>
    (await painted(inFont(Array.from({ length: lines }, () => STRUT).join('\n')))).info.height;
  const inkHeight = await heightOf(1);
  return { inkHeight, lineHeight: ((await heightOf(11)) - inkHeight) / 10 };
}

function painted(markup: string, box?: TextBox) {
  const wrapped = box && { width: Math.ceil(box.width), align: ALIGN[box.align], wrap: 'word-char' as const };
  return sharp({ text: { text: markup, rgba: true, dpi: 72, ...wrapped } })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Without the two invisible lines, and moved according to the alignment. */
function inBox(
  { data, info }: Awaited<ReturnType<typeof painted>>,
  { width, height, align, verticalAlign }: TextBox,
  { inkHeight, lineHeight }: Metrics,
): PaintedText {
  // What extends above the line, such as the accent of Ǻ, is kept.
  const margin = Math.round(inkHeight / 8);
  const from = Math.max(0, Math.round(lineHeight) - margin);
  const to = Math.min(info.height, info.height - Math.round(lineHeight) + margin);
  const rowBytes = info.width * 4;
  const textHeight = info.height - 2 * Math.round(lineHeight);
  const beside = width - info.width;
  const below = height - textHeight;
  return {
    input: data.subarray(from * rowBytes, to * rowBytes),
    raw: { width: info.width, height: to - from, channels: 4 },
    left: Math.round(align === 'left' ? 0 : align === 'center' ? beside / 2 : beside),
    top: Math.round(verticalAlign === 'top' ? 0 : verticalAlign === 'middle' ? below / 2 : below) - margin,
  };
}

function familyOf(font: string) {
  const family = fontFamily(font) ?? BUNDLED_FONTS[0];
  if (!family) throw new RangeError('no font is bundled');
  return family;
}

function shortened(letters: readonly string[], length: number): string {
  return `${letters.slice(0, length).join('').trimEnd()}…`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** User texts are never markup (A40). */
function escaped(text: string): string {
  return text.replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? '');
}
