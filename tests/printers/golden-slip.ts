import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { PREVIEW_CODE_PAGE } from '#printers/code-pages.ts';
import { encode } from '#printers/escpos.ts';
import { type Columns, fitToPaper, type Line } from '#printers/paper.ts';
import { paintForPreview } from '#printers/pictures/picture-rows.ts';
import { plainText } from '#printers/plain-text.ts';
import { pictureOf } from '#tests/peers/slip-picture.ts';

/** Compares a slip with its golden file. UPDATE_GOLDEN=1 writes that, SLIP_PICTURES=folder also draws what comes out of a printer. */
export async function expectGolden(name: string, lines: Line[], columns: Columns): Promise<void> {
  const rows = fitToPaper(lines, columns, PREVIEW_CODE_PAGE, paintForPreview);
  const drawn = plainText(rows, columns, { notes: true });
  const file = new URL(`golden/${name}-${columns}.txt`, import.meta.url);
  if (process.env.SLIP_PICTURES) await writePicture(lines, `${name}-${columns}`, columns);
  if (process.env.UPDATE_GOLDEN === '1') await writeFile(file, drawn);
  expect(drawn).toBe(await readFile(file, 'utf8'));
}

/** A PNG for people to look at. */
async function writePicture(lines: Line[], name: string, columns: Columns): Promise<void> {
  const folder = process.env.SLIP_PICTURES ?? '.';
  await mkdir(folder, { recursive: true });
  const model = { columns, codePage: PREVIEW_CODE_PAGE, cancelChineseMode: false };
  await writeFile(join(folder, `${name}.png`), await pictureOf(encode(lines, model), columns));
}
