/**
 * The OpenType file inside a WOFF2 file: the picture renderer cannot read WOFF2, and the packages contain nothing else
 * (decision 0015). It is renamed to `family`, so that no font installed on the machine is used instead. Throws for anything
 * that is not WOFF2.
 */
export async function openTypeOf(woff2: Uint8Array, family: string): Promise<Uint8Array> {
  if (Buffer.from(woff2.subarray(0, 4)).toString('latin1') !== 'wOF2')
    throw new TypeError('not a WOFF2 file');
  // 300 kB of WebAssembly, only for servers that render templates.
  const { default: decompress } = await import('woff2-encoder/decompress');
  return withTable(await decompress(woff2), 'name', nameTable(family));
}

/** The font with its table of that tag replaced, appended after all others; nobody checks the checksums. */
function withTable(font: Uint8Array, tag: string, table: Uint8Array): Uint8Array {
  const start = Math.ceil(font.length / 4) * 4;
  const file = Buffer.alloc(start + table.length);
  file.set(font);
  file.set(table, start);
  const count = file.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => 12 + index * 16);
  const entry = entries.find((at) => file.toString('latin1', at, at + 4) === tag);
  if (entry === undefined) throw new RangeError(`the font has no table ${tag}`);
  file.writeUInt32BE(start, entry + 8);
  file.writeUInt32BE(table.length, entry + 12);
  return file;
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
