import { describe, expect, it } from 'vitest';
import { USUAL_LOOK } from '#domain/devices/slip-look.ts';
import { PREVIEW_CODE_PAGE } from '#printers/code-pages.ts';
import { encode } from '#printers/escpos.ts';
import { COLUMNS, type Columns, cut, fitToPaper, image, text } from '#printers/paper.ts';
import { plainText } from '#printers/plain-text.ts';
import type { OrderSlip } from '#printers/print-job.ts';
import { receipt } from '#printers/slips/receipt.ts';
import { readWireJob } from '#printers/wire-job.ts';
import { EscPosDecoder } from '#tests/peers/escpos-decoder.ts';
import { item, order, PRINTED_AT, slip, wireJob } from './orders.ts';

/** The logo and the number for VAT on a receipt. */

const OF: OrderSlip = slip(order([item('Semmel', 90)]));
const rows = (of: OrderSlip, columns: Columns = 48) =>
  fitToPaper(receipt(of, { printedAt: PRINTED_AT, statusUrl: null }), columns);
const picture = (of: OrderSlip, columns: Columns) =>
  rows(of, columns).find((row) => row.kind === 'picture') ?? null;
/** 8 dots wide, 2 high: the first row black. */
const LOGO = { width: 1, height: 2, bits: Uint8Array.of(0xff, 0) };

describe('the logo', () => {
  it.each([
    [32, 48],
    [42, 63],
    [48, 72],
  ] as const)('stands in the middle of %i columns, which are %i bytes wide', (columns, paper) => {
    const shown = picture({ ...OF, logo: LOGO }, columns);
    if (shown?.kind !== 'picture') throw new Error('no picture');
    const left = shown.width - LOGO.width;
    expect(Math.abs(left - (paper - shown.width))).toBeLessThanOrEqual(1);
    expect([...shown.bits]).toEqual([...Array(left).fill(0), 0xff, ...Array(left).fill(0), 0]);
  });

  it('takes at most two thirds of the paper', () => {
    const wide = (width: number) => ({ width, height: 1, bits: new Uint8Array(width).fill(255) });
    expect(picture({ ...OF, logo: wide(32) }, 32)).not.toBeNull();
    expect(picture({ ...OF, logo: wide(33) }, 32)).toBeNull();
  });

  it('is left out where the owner says so', () => {
    const of = { ...OF, logo: LOGO, look: { ...USUAL_LOOK, receiptLogo: false } };
    expect(COLUMNS.map((columns) => picture(of, columns))).toEqual([null, null, null]);
  });

  it('goes to the printer as a raster, dot by dot', () => {
    const lines = receipt({ ...OF, logo: LOGO }, { printedAt: PRINTED_AT, statusUrl: null });
    const bytes = encode(lines, { columns: 32, codePage: PREVIEW_CODE_PAGE, cancelChineseMode: false });
    const head = Buffer.from([0x1d, 0x76, 0x30, 0, 24, 0, 2, 0]);
    expect(bytes.includes(Buffer.concat([head, Buffer.alloc(23), Buffer.of(0xff)]))).toBe(true);
  });

  it('has no byte that begins a command which printers obey inside of pictures, nor have words that are drawn', () => {
    const logo = image('Logo', { width: 1, height: 2, bits: Uint8Array.of(0x10, 0xff) });
    const words = text('花生過敏 不要香菜 謝謝 たまごアレルギー');
    const decoder = new EscPosDecoder(48, () => {});
    decoder.feed(
      encode([logo, words, cut()], { columns: 48, codePage: PREVIEW_CODE_PAGE, cancelChineseMode: false }),
    );
    const pictures = decoder.receipts.flatMap((slip) => slip.rows.flatMap(({ picture: one }) => one ?? []));
    expect(pictures.length).toBeGreaterThan(1);
    expect([...(pictures[0]?.bits ?? [])].filter((byte) => byte !== 0)).toEqual([0x18, 0xff]);
    for (const { bits } of pictures) expect(bits).not.toContain(0x10);
  });

  it.each([
    ['as the server sends it', { width: 1, height: 2, bits: '/wA=' }, true],
    ['of an older server', undefined, false],
    ['that is shorter than it says', { width: 1, height: 3, bits: '/wA=' }, false],
    ['longer than any paper of ours', { width: 1, height: 4000, bits: '/wA=' }, false],
    ['of another form', 'logo.png', false],
  ])('%s costs no slip', (_name, logo, isShown) => {
    const job = readWireJob({ ...wireJob('1'), logo });
    expect(job).not.toBeNull();
    expect(job?.logo ?? null).toEqual(isShown ? LOGO : null);
  });
});

describe('the number for VAT', () => {
  const drawn = (country: string, vatNumber?: string) =>
    plainText(rows({ ...OF, branch: { ...OF.branch, country }, vatNumber }), 48);

  it.each([
    ['AT', 'UID-Nr. ATU12345678'],
    ['DE', 'USt-IdNr. ATU12345678'],
    ['CH', 'MWST-Nr. ATU12345678'],
    ['LI', 'MWST-Nr. ATU12345678'],
  ])('has the name of %s', (country, line) => {
    expect(drawn(country, 'ATU12345678')).toContain(line);
  });

  it.each(['', undefined])('takes no line if there is none (%s)', (vatNumber) => {
    expect(drawn('AT', vatNumber)).not.toMatch(/UID-Nr/);
  });
});
