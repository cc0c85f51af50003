import { inflateSync } from 'node:zlib';

/**
 * What stands on the pages of a PDF that pdfkit wrote, page by page, one text per line: enough of the format to read the words
 * back through the fonts' own tables. Not for files of other programs.
 */
export function pdfText(bytes: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(bytes));
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const resources = linked(objects, head, 'Resources')?.head ?? head;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => [
        name ?? '',
        lettersOf(linked(objects, objects.get(Number(font))?.head ?? '', 'ToUnicode')?.stream ?? ''),
      ]),
    );
    return words(linked(objects, head, 'Contents')?.stream ?? '', fonts).join('\n');
  });
}

interface PdfObject {
  head: string;
  /** Inflated. */
  stream: string;
}

function objectsOf(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const { 1: number, 2: head = '', index } of text.matchAll(
    /(\d+) 0 obj\n([\s\S]*?)(?:stream\n|endobj)/g,
  )) {
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const start = text.indexOf('stream\n', index) + 'stream\n'.length;
    const isDeflated = length > 0 && head.includes('/FlateDecode') && !/\/(Image|FontFile)/.test(head);
    const stream = isDeflated ? inflateSync(file.subarray(start, start + length)).toString('latin1') : '';
    objects.set(Number(number), { head, stream });
  }
  return objects;
}

function linked(objects: ReadonlyMap<number, PdfObject>, head: string, key: string): PdfObject | undefined {
  const [, number] = new RegExp(`/${key} (\\d+) 0 R`).exec(head) ?? [];
  return objects.get(Number(number));
}

/** The characters of a font's glyphs, in their order. */
function lettersOf(cmap: string): string[] {
  return [...cmap.matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([\da-f ]*)>/g)].map(([, code = '']) =>
      (code.match(/[\da-f]{4}/g) ?? [])
        .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
        .join(''),
    ),
  );
}

function words(content: string, fonts: ReadonlyMap<string, readonly string[]>): string[] {
  let letters: readonly string[] = [];
  const found: string[] = [];
  for (const { 1: font, 2: shown } of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? [];
    else {
      const glyphs = [...(shown ?? '').matchAll(/<([\da-f]+)>/g)].flatMap(
        ([, codes = '']) => codes.match(/[\da-f]{4}/g) ?? [],
      );
      found.push(glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '').join(''));
    }
  }
  return found;
}
