import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import { type GlyphTables, readGlyphs } from './woff2-glyphs.ts';

/** Table tags that a WOFF2 directory writes as a number (WOFF2 recommendation, section 4.1). */
const TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).match(/.{4}(?= |$)/g) as string[];

interface Entry {
  tag: string;
  isTransformed: boolean;
  length: number;
}

/** Only bundled fonts are read; far more than the largest of them. */
const LONGEST_FONT = 8 * 1024 * 1024;

/**
 * The OpenType file inside a WOFF2 file: the renderer of pictures reads no WOFF2, and the packages bring nothing else
 * (decision 0015). It is called `family`, so that no font of the machine answers in its place. Throws RangeError or
 * TypeError for what is no WOFF2.
 */
export function openTypeOf(woff2: Uint8Array, family: string): Uint8Array {
  const file = new ByteReader(woff2);
  if (file.tag() !== 'wOF2') throw new TypeError('not a WOFF2 file');
  const flavor = file.u32();
  file.skip(4);
  const count = file.u16();
  file.skip(2 + 4);
  const compressedLength = file.u32();
  file.skip(24);
  const entries = Array.from({ length: count }, () => readEntry(file));
  const stream = new ByteReader(
    brotliDecompressSync(file.bytes(compressedLength), { maxOutputLength: LONGEST_FONT }),
  );
  const stored = new Map(entries.map((entry) => [entry.tag, stream.bytes(entry.length)]));
  const transformed = entries.filter(({ isTransformed }) => isTransformed).map(({ tag }) => tag);
  const tables = restored(stored, new Set(transformed));
  tables.set('name', nameTable(family));
  return fontFile(flavor, tables);
}

/** Family, style, full and PostScript name (OpenType, table `name`, format 0), in UTF-16. */
function nameTable(family: string): Uint8Array {
  const names = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '-')],
  ] as const;
  const head = 6 + names.length * 12;
  const table = new DataView(new ArrayBuffer(names.reduce((sum, [, name]) => sum + name.length * 2, head)));
  table.setUint16(2, names.length);
  table.setUint16(4, head);
  let at = 0;
  names.forEach(([id, name], index) => {
    // Platform Windows, Unicode, English of the United States.
    [3, 1, 0x409, id, name.length * 2, at].forEach((value, column) => {
      table.setUint16(6 + index * 12 + column * 2, value);
    });
    for (let letter = 0; letter < name.length; letter += 1) {
      table.setUint16(head + at + letter * 2, name.charCodeAt(letter));
    }
    at += name.length * 2;
  });
  return new Uint8Array(table.buffer);
}

function readEntry(file: ByteReader): Entry {
  const flags = file.u8();
  const index = flags & 63;
  const tag = index === 63 ? file.tag() : (TAGS[index] ?? '');
  const version = flags >> 6;
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  const original = file.base128();
  return { tag, isTransformed, length: isTransformed ? file.base128() : original };
}

/** Undoes what WOFF2 does to outlines and widths to make them smaller. */
function restored(
  stored: Map<string, Uint8Array>,
  transformed: ReadonlySet<string>,
): Map<string, Uint8Array> {
  const tables = new Map(stored);
  if (!transformed.has('glyf')) return tables;
  const glyphs = readGlyphs(new ByteReader(tableOf(stored, 'glyf')));
  tables.set('glyf', glyphs.glyf);
  tables.set('loca', glyphs.loca);
  const head = Uint8Array.from(tableOf(stored, 'head'));
  // indexToLocFormat: our loca is the long one.
  new DataView(head.buffer).setInt16(50, 1);
  tables.set('head', head);
  if (transformed.has('hmtx')) tables.set('hmtx', widths(stored, glyphs));
  return tables;
}

/** Side bearings that equal the left edge of the outline are left out of the file. */
function widths(stored: ReadonlyMap<string, Uint8Array>, { leftEdges }: GlyphTables): Uint8Array {
  const count = new ByteReader(tableOf(stored, 'hhea'), 34).u16();
  const source = new ByteReader(tableOf(stored, 'hmtx'));
  const flags = source.u8();
  const advances = Array.from({ length: count }, () => source.u16());
  const isGiven = (glyph: number) => (flags & (glyph < count ? 1 : 2)) === 0;
  const bearings = leftEdges.map((edge, glyph) => (isGiven(glyph) ? source.i16() : edge));
  const table = new DataView(new ArrayBuffer(count * 4 + (bearings.length - count) * 2));
  bearings.forEach((bearing, glyph) => {
    if (glyph < count) table.setUint16(glyph * 4, advances[glyph] ?? 0);
    table.setInt16(glyph < count ? glyph * 4 + 2 : count * 4 + (glyph - count) * 2, bearing);
  });
  return new Uint8Array(table.buffer);
}

/** Header, directory sorted by tag, tables on multiples of four; nobody checks the checksums. */
function fontFile(flavor: number, tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const head = 12 + sorted.length * 16;
  const total = sorted.reduce((sum, [, bytes]) => sum + padded(bytes.length), head);
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  const power = Math.floor(Math.log2(sorted.length));
  view.setUint32(0, flavor);
  view.setUint16(4, sorted.length);
  view.setUint16(6, 2 ** power * 16);
  view.setUint16(8, power);
  view.setUint16(10, sorted.length * 16 - 2 ** power * 16);
  let at = head;
  sorted.forEach(([tag, bytes], index) => {
    const entry = 12 + index * 16;
    for (let letter = 0; letter < 4; letter += 1) view.setUint8(entry + letter, tag.charCodeAt(letter));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, bytes.length);
    file.set(bytes, at);
    at += padded(bytes.length);
  });
  return file;
}

function padded(length: number): number {
  return (length + 3) & ~3;
}

function tableOf(tables: ReadonlyMap<string, Uint8Array>, tag: string): Uint8Array {
  const table = tables.get(tag);
  if (!table) throw new RangeError(`the font has no table ${tag}`);
  return table;
}
