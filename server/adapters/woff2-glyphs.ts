import { ByteReader } from './byte-reader.ts';

export interface GlyphTables {
  glyf: Uint8Array;
  /** Offsets in the long format. */
  loca: Uint8Array;
  /** xMin of every glyph. */
  leftEdges: number[];
}

interface Streams {
  contours: ByteReader;
  points: ByteReader;
  flags: ByteReader;
  glyphs: ByteReader;
  composites: ByteReader;
  boxes: ByteReader;
  instructions: ByteReader;
}

interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

const ARGUMENTS_ARE_WORDS = 0x0001;
const HAS_SCALE = 0x0008;
const HAS_MORE = 0x0020;
const HAS_TWO_SCALES = 0x0040;
const HAS_MATRIX = 0x0080;
const HAS_INSTRUCTIONS = 0x0100;

/** Turns the transformed outlines of WOFF2 (recommendation, section 5.1) into the tables `glyf` and `loca`. */
export function readGlyphs(table: ByteReader): GlyphTables {
  table.skip(4);
  const count = table.u16();
  table.skip(2);
  const lengths = Array.from({ length: 7 }, () => table.u32());
  const [contours, points, flags, glyphs, composites, boxStream, instructions] = lengths.map((length) =>
    table.bytes(length),
  ) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  const hasBox = boxStream.subarray(0, 4 * Math.ceil(count / 32));
  const streams: Streams = {
    contours: new ByteReader(contours),
    points: new ByteReader(points),
    flags: new ByteReader(flags),
    glyphs: new ByteReader(glyphs),
    composites: new ByteReader(composites),
    boxes: new ByteReader(boxStream, hasBox.length),
    instructions: new ByteReader(instructions),
  };
  const outlines = Array.from({ length: count }, (_, glyph) => {
    const isBoxed = ((hasBox[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;
    return readGlyph(streams, isBoxed);
  });
  return { ...joined(outlines), leftEdges: outlines.map(leftEdge) };
}

function readGlyph(streams: Streams, isBoxed: boolean): Uint8Array {
  const contours = streams.contours.i16();
  if (contours === 0) return new Uint8Array();
  if (contours > 0) return readOutline(streams, contours, isBoxed);
  const box = streams.boxes.bytes(8);
  const { bytes, isInstructed } = readComponents(streams.composites);
  const header = [...int16(contours), ...box, ...bytes];
  if (!isInstructed) return Uint8Array.from(header);
  const length = streams.glyphs.short();
  return Uint8Array.from([...header, ...int16(length), ...streams.instructions.bytes(length)]);
}

function readOutline(streams: Streams, contours: number, isBoxed: boolean): Uint8Array {
  const given = isBoxed ? streams.boxes.bytes(8) : null;
  let end = -1;
  const ends = Array.from({ length: contours }, () => (end += streams.points.short()));
  let [x, y] = [0, 0];
  const points: Point[] = Array.from({ length: end + 1 }, () => {
    const flag = streams.flags.u8();
    const [dx, dy] = readStep(streams.glyphs, flag & 127);
    x += dx;
    y += dy;
    return { x, y, isOnCurve: flag < 128 };
  });
  const length = streams.glyphs.short();
  const instructions = streams.instructions.bytes(length);
  return Uint8Array.from([
    ...int16(contours),
    ...(given ?? boxOf(points)),
    ...ends.flatMap(int16),
    ...int16(length),
    ...instructions,
    ...points.map(({ isOnCurve }) => (isOnCurve ? 1 : 0)),
    ...steps(points.map((point) => point.x)),
    ...steps(points.map((point) => point.y)),
  ]);
}

/** One move of the pen, in one to four bytes (recommendation, section 5.2, table of triplets). */
function readStep(stream: ByteReader, flag: number): [dx: number, dy: number] {
  const signed = (value: number, bit: number) => (bit & 1 ? value : -value);
  if (flag < 10) return [0, signed(((flag & 14) << 7) + stream.u8(), flag)];
  if (flag < 20) return [signed((((flag - 10) & 14) << 7) + stream.u8(), flag), 0];
  if (flag < 84) {
    const [code, byte] = [flag - 20, stream.u8()];
    const dx = 1 + (code & 0x30) + (byte >> 4);
    const dy = 1 + ((code & 0x0c) << 2) + (byte & 15);
    return [signed(dx, flag), signed(dy, flag >> 1)];
  }
  if (flag < 120) {
    const code = flag - 84;
    const dx = 1 + (Math.trunc(code / 12) << 8) + stream.u8();
    const dy = 1 + ((Math.trunc(code % 12) >> 2) << 8) + stream.u8();
    return [signed(dx, flag), signed(dy, flag >> 1)];
  }
  if (flag < 124) {
    const [first, second, third] = [stream.u8(), stream.u8(), stream.u8()];
    return [signed((first << 4) + (second >> 4), flag), signed(((second & 15) << 8) + third, flag >> 1)];
  }
  return [signed(stream.u16(), flag), signed(stream.u16(), flag >> 1)];
}

function readComponents(stream: ByteReader): { bytes: number[]; isInstructed: boolean } {
  const bytes: number[] = [];
  for (let isInstructed = false; ; ) {
    const flags = stream.u16();
    if (flags & HAS_INSTRUCTIONS) isInstructed = true;
    let length = 2 + (flags & ARGUMENTS_ARE_WORDS ? 4 : 2);
    if (flags & HAS_SCALE) length += 2;
    else if (flags & HAS_TWO_SCALES) length += 4;
    else if (flags & HAS_MATRIX) length += 8;
    bytes.push(...int16(flags), ...stream.bytes(length));
    if (!(flags & HAS_MORE)) return { bytes, isInstructed };
  }
}

function steps(values: readonly number[]): number[] {
  return values.flatMap((value, index) => int16(value - (values[index - 1] ?? 0)));
}

function boxOf(points: readonly Point[]): number[] {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].flatMap(int16);
}

function int16(value: number): number[] {
  return [(value >> 8) & 255, value & 255];
}

function leftEdge(glyph: Uint8Array): number {
  return glyph.length === 0 ? 0 : new ByteReader(glyph, 2).i16();
}

function joined(glyphs: readonly Uint8Array[]): Pick<GlyphTables, 'glyf' | 'loca'> {
  const loca = new DataView(new ArrayBuffer((glyphs.length + 1) * 4));
  let length = 0;
  glyphs.forEach((glyph, index) => {
    length += (glyph.length + 3) & ~3;
    loca.setUint32((index + 1) * 4, length);
  });
  const glyf = new Uint8Array(length);
  glyphs.forEach((glyph, index) => {
    glyf.set(glyph, loca.getUint32(index * 4));
  });
  return { glyf, loca: new Uint8Array(loca.buffer) };
}
