import { BreakLine, CharacterSet, PrinterTypes, ThermalPrinter } from 'node-thermal-printer';
import type { CodePageId } from '#domain/devices/printer.ts';
import { type Columns, fitToPaper, type Line, type Row, text } from './paper.ts';
import { glyphFont } from './pictures/glyph-font.ts';
import { painterWith } from './pictures/picture-rows.ts';
import * as texts from './slips/slip-texts.ts';

/** What the encoder needs to know about a printer. */
export interface PrinterModel {
  columns: Columns;
  codePage: CodePageId;
  /** Ends a two-byte Chinese mode in which some cheap printers start; it would turn umlauts into Chinese. */
  cancelChineseMode: boolean;
}

const CHARACTER_SETS: Record<CodePageId, CharacterSet> = {
  PC858: CharacterSet.PC858_EURO,
  WPC1252: CharacterSet.WPC1252,
  PC850: CharacterSet.PC850_MULTILINGUAL,
  PC852: CharacterSet.PC852_LATIN2,
  PC437: CharacterSet.PC437_USA,
  ISO8859_15: CharacterSet.ISO8859_15_LATIN9,
};

/** ESC @ */
const INITIALISE = Buffer.from([0x1b, 0x40]);
/** FS . */
const CANCEL_CHINESE_MODE = Buffer.from([0x1c, 0x2e]);
/** ESC ! 0 and GS ! 33h: four times as high and as wide; the next ESC ! resets it. */
const HUGE = Buffer.from([0x1b, 0x21, 0x00, 0x1d, 0x21, 0x33]);
/** ESC p 0: pulse on pin 2, 50 ms on, 500 ms off. The library omits the two times, so the printer swallows what follows. */
const OPEN_DRAWER = Buffer.from([0x1b, 0x70, 0x00, 0x19, 0xfa]);

/** Lines -> ESC/POS bytes, self-contained: initialised at the start, no state left at the end. */
export function encode(lines: readonly Line[], model: PrinterModel, options: EncodeOptions = {}): Buffer {
  return Buffer.concat(encodeParts(lines, model, options));
}

export interface EncodeOptions {
  copies?: number;
  openDrawer?: boolean;
}

/** `encode`, split only between commands: between the parts a printer's status may be queried. */
export function encodeParts(
  lines: readonly Line[],
  model: PrinterModel,
  { copies = 1, openDrawer = false }: EncodeOptions = {},
): Buffer[] {
  const printer = printerFor(model);
  const parts: Buffer[] = [];
  const cutHere = () => {
    parts.push(printer.getBuffer());
    printer.setBuffer(Buffer.alloc(0));
  };
  for (let copy = 0; copy < copies; copy += 1) {
    // A cut resets the printer and its code page: each copy starts from scratch.
    printer.add(INITIALISE);
    if (model.cancelChineseMode) printer.add(CANCEL_CHINESE_MODE);
    printer.setCharacterSet(CHARACTER_SETS[model.codePage]);
    for (const row of rowsOf(numbered(lines, copy + 1, copies), model)) {
      append(printer, row);
      cutHere();
    }
  }
  // With the last cut: whoever has sent all but the last part has sent all that can be read.
  const end = parts.pop();
  if (end) parts.push(openDrawer ? Buffer.concat([end, OPEN_DRAWER]) : end);
  return parts;
}

/** Cuts what a printer has printed last. */
export function encodeCut(model: PrinterModel): Buffer {
  const printer = printerFor(model);
  append(printer, { kind: 'cut' });
  return printer.getBuffer();
}

function printerFor({ columns }: PrinterModel): ThermalPrinter {
  return new ThermalPrinter({
    type: PrinterTypes.EPSON,
    // We only want its bytes; it only opens a connection if one is configured.
    interface: '',
    width: columns,
    breakLine: BreakLine.NONE,
  });
}

/** 'Bon 1 von 2', where the layout has room for it. */
function numbered(lines: readonly Line[], copy: number, copies: number): Line[] {
  return lines.flatMap((line) => {
    if (line.kind !== 'copy') return [line];
    return copies > 1 ? [text(texts.copyOf({ copy, copies }), { align: 'center', bold: true })] : [];
  });
}

/** A bug in drawing what nobody can spell must not cost the slip. */
function rowsOf(lines: readonly Line[], { columns, codePage }: PrinterModel): Row[] {
  try {
    return fitToPaper(lines, columns, codePage, painterWith(glyphFont()));
  } catch {
    return fitToPaper(lines, columns, codePage);
  }
}

/** GS v 0: a picture, row by row of dots. Some printers obey DLE (10h) in there, too: a dot more makes it another byte. */
function raster({ width, height, bits }: Extract<Row, { kind: 'picture' }>): Buffer {
  const head = [0x1d, 0x76, 0x30, 0, width & 0xff, width >> 8, height & 0xff, height >> 8];
  return Buffer.concat([Buffer.from(head), bits.map((byte) => (byte === 0x10 ? 0x18 : byte))]);
}

function append(printer: ThermalPrinter, row: Row): void {
  switch (row.kind) {
    case 'row':
      // ESC ! also clears bold: the size comes first.
      if (row.size === 'large') printer.setTextQuadArea();
      else if (row.size === 'huge') printer.add(HUGE);
      else if (row.size === 'tall') printer.setTextDoubleHeight();
      else printer.setTextNormal();
      printer.bold(row.bold);
      printer.invert(row.inverse);
      if (row.isCentered) printer.alignCenter();
      printer.println(row.isCentered ? row.text.trim() : row.text);
      if (row.isCentered) printer.alignLeft();
      printer.invert(false);
      break;
    case 'picture':
      printer.setTextNormal();
      printer.add(raster(row));
      break;
    case 'feed':
      for (let count = 0; count < row.rows; count += 1) printer.newLine();
      break;
    case 'qr':
      printer.alignCenter();
      printer.printQR(row.data, { cellSize: 5, correction: 'M', model: 2 });
      printer.newLine();
      printer.alignLeft();
      break;
    case 'cut':
      printer.partialCut({ verticalTabAmount: 1 });
  }
}
