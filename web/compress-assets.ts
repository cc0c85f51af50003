import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What shrinks when compressed; fonts and pictures are compressed already. */
const TEXTS = new Set(['.js', '.css', '.svg', '.json']);
/** The last step, 11, costs more than twice the time for a fiftieth of the size. */
const BROTLI_QUALITY = 10;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes the Brotli (.br) and gzip (.gz) form of every script and style beside it: no visitor waits for a compressor. */
export async function compressAssets(directory: string): Promise<void> {
  const texts = readdirSync(directory).filter((name) => TEXTS.has(extname(name)));
  await Promise.all(texts.map((name) => compress(join(directory, name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    compressBrotli(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    compressGzip(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}
