import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { GLYPH_HEIGHT, type Glyph, type GlyphFont } from './picture-rows.ts';

const FILE = 'unifontex-latin-400-normal.woff';

let place: string | null = null;
let font: GlyphFont | null | undefined;

/** Where the font lies for a program that comes without node_modules. */
export function keepGlyphFontIn(folder: string): void {
  place = `${folder}/${FILE}`;
}

/** The font for what no code page has, read when it is first needed; null if it is not there. Never throws. */
export function glyphFont(): GlyphFont | null {
  if (font === undefined) {
    try {
      font = readGlyphFont(readFileSync(place ?? installed()));
    } catch {
      font = null;
    }
  }
  return font;
}

function installed(): string {
  return createRequire(import.meta.url).resolve(`@fontsource/unifontex/files/${FILE}`);
}

/** A bitmap font packed as outlines in a WOFF file: every dot is a square, no outline has curves. Throws for other files. */
export function readGlyphFont(file: Buffer): GlyphFont {
  const table = tablesOf(file);
  const [head, cmap, loca, glyf, hmtx] = ['head', 'cmap', 'loca', 'glyf', 'hmtx'].map(table) as Tables;
  const dot = head.readUInt16BE(18) / GLYPH_HEIGHT;
  const metrics = table('hhea').readUInt16BE(34);
  const baseline = table('hhea').readInt16BE(4) / dot;
  const glyphOf = characterMap(cmap);
  const known = new Map<number, Glyph>();

  function draw(id: number): Glyph {
    const advance = hmtx.readUInt16BE(Math.min(id, metrics - 1) * 4) / dot;
    const [from, to] = [loca.readUInt32BE(id * 4), loca.readUInt32BE(id * 4 + 4)];
    const edges = from === to ? [] : edgesOf(glyf.subarray(from, to));
    return { advance: Math.round(advance), dots: dotsIn(edges, dot, baseline) };
  }

  return (character) => {
    const id = glyphOf(character.codePointAt(0) ?? 0);
    if (id === 0) return null;
    const glyph = known.get(id) ?? draw(id);
    known.set(id, glyph);
    return glyph;
  };
}

type Tables = [Buffer, Buffer, Buffer, Buffer, Buffer];

function tablesOf(file: Buffer): (tag: string) => Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new TypeError('not a WOFF file');
  const entries = Array.from({ length: file.readUInt16BE(12) }, (_, index) => 44 + index * 20);
  return (tag) => {
    const entry = entries.find((at) => file.toString('latin1', at, at + 4) === tag);
    if (entry === undefined) throw new RangeError(`the font has no table ${tag}`);
    const start = file.readUInt32BE(entry + 4);
    const [packed, length] = [file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 12)];
    const bytes = file.subarray(start, start + packed);
    return packed < length ? inflateSync(bytes) : bytes;
  };
}

/** Code point -> glyph, by the groups of format 12, which has all planes; 0 = none. */
function characterMap(cmap: Buffer): (code: number) => number {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const at = tables.find((offset) => cmap.readUInt16BE(offset) === 12);
  if (at === undefined) throw new RangeError('the font has no map of all planes');
  const count = cmap.readUInt32BE(at + 12);
  return (code) => {
    let [low, high] = [0, count - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const group = at + 16 + middle * 12;
      const [first, last] = [cmap.readUInt32BE(group), cmap.readUInt32BE(group + 4)];
      if (code < first) high = middle - 1;
      else if (code > last) low = middle + 1;
      else return cmap.readUInt32BE(group + 8) + code - first;
    }
    return 0;
  };
}

/** An upright side of an outline: where it stands, and between which heights; up or down. */
interface Edge {
  x: number;
  low: number;
  high: number;
  turn: 1 | -1;
}

/** The upright sides of a glyph, from its points (OpenType, table `glyf`). A glyph made of others has none. */
function edgesOf(glyph: Buffer): Edge[] {
  const contours = glyph.readInt16BE(0);
  if (contours <= 0) return [];
  const ends = Array.from({ length: contours }, (_, index) => glyph.readUInt16BE(10 + index * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + contours * 2;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++);
    const times = flag & 8 ? glyph.readUInt8(at++) + 1 : 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const coordinates = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += (flag & same ? 1 : -1) * glyph.readUInt8(at++);
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [coordinates(2, 16), coordinates(4, 32)];
  return ends.flatMap((end, index) => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? -1) + 1;
    return Array.from({ length: end - start + 1 }, (_, step): Edge => {
      const [here, next] = [start + step, step === end - start ? start : start + step + 1];
      const [from = 0, to = 0] = [ys[here], ys[next]];
      return {
        x: xs[here] ?? 0,
        low: Math.min(from, to),
        high: Math.max(from, to),
        turn: from < to ? 1 : -1,
      };
    }).filter(({ low, high }) => low < high);
  });
}

/** The dots whose centre lies inside, from the top left of the line. */
function dotsIn(edges: readonly Edge[], dot: number, baseline: number): [number, number][] {
  const dots: [number, number][] = [];
  for (let y = 0; y < GLYPH_HEIGHT; y += 1) {
    const height = (baseline - y - 0.5) * dot;
    const crossed = edges.filter(({ low, high }) => low < height && height < high).sort((a, b) => a.x - b.x);
    let winding = 0;
    crossed.forEach(({ x, turn }, index) => {
      winding += turn;
      const until = crossed[index + 1]?.x;
      if (winding === 0 || until === undefined) return;
      for (let column = Math.round(x / dot); column < Math.round(until / dot); column += 1)
        dots.push([column, y]);
    });
  }
  return dots;
}
