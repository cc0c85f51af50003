import { create } from 'qrcode';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Drawing, DrawnLayer, Placement, QrStyle, ShapeStyle } from '#domain/drawing/image-template.ts';
import type { Fonts, PictureOfTemplate, TemplateRenderer } from '#use-cases/media-ports.ts';
import { inTurn } from './in-turn.ts';
import { createTextPainter, type PaintedText } from './text-painter.ts';

const PIXEL_LIMIT = 64_000_000;
const SECONDS = 15;
const PARALLEL = 2;
/** Finished pictures kept in memory, bytes in total. */
const KEPT_BYTES = 48 * 1024 * 1024;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** Quiet zone around a QR code in modules, as readers require (ISO/IEC 18004). */
const QUIET_ZONE = 4;

type Load = PictureOfTemplate['load'];
type Box = Pick<Placement, 'width' | 'height'>;
type Canvas = Box & { data: Buffer };

/** Renders templates with sharp, layer by layer; recent results are cached by key. */
export function createTemplateRenderer(options: { fonts: Fonts; directory: string }): TemplateRenderer {
  const paintText = createTextPainter(options);
  const queued = inTurn(PARALLEL);
  const keep = byteBoundedCache(KEPT_BYTES);

  async function paint(layer: DrawnLayer, load: Load): Promise<Sharp | null> {
    const { width, height } = layer;
    switch (layer.type) {
      case 'image': {
        const bytes = await load(layer.image);
        return bytes && fitted(bytes, width, height, layer.fit);
      }
      case 'text':
        return inItsBox(await paintText(layer), layer);
      case 'qr':
        return qrCode(layer.text, layer, width, height);
      case 'shape':
        return sharp(Buffer.from(shape(layer, width, height)));
    }
  }

  async function render({ drawing, extension, load }: PictureOfTemplate): Promise<Uint8Array> {
    let canvas = await background(drawing, load);
    // One at a time: fifty full-size layers would not fit into memory together.
    for (const layer of drawing.layers) {
      const picture = await paint(layer, load);
      const overlay = picture && (await placed(picture, layer, canvas));
      if (overlay) canvas = await flat(opened(canvas).composite([overlay]));
    }
    const finished = opened(canvas);
    if (extension === 'png') return finished.png({ compressionLevel: 8 }).toBuffer();
    if (extension === 'webp') return finished.webp({ quality: 88 }).toBuffer();
    return finished.flatten({ background: '#ffffff' }).jpeg({ quality: 88, mozjpeg: true }).toBuffer();
  }

  return {
    render: (picture) => keep(`${picture.key}.${picture.extension}`, () => queued(() => render(picture))),
  };
}

/** Makes each result once for all who ask at the same time; caches the newest, up to `most` bytes in total. */
function byteBoundedCache(
  most: number,
): (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array> {
  const inWork = new Map<string, Promise<Uint8Array>>();
  const kept = new Map<string, Uint8Array>();
  let bytes = 0;

  async function made(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    try {
      const content = await make();
      kept.set(key, content);
      bytes += content.length;
      for (const [oldest, { length }] of kept) {
        if (bytes <= most) break;
        kept.delete(oldest);
        bytes -= length;
      }
      return content;
    } finally {
      inWork.delete(key);
    }
  }

  return async (key, make) => {
    const known = kept.get(key) ?? inWork.get(key);
    if (known) return known;
    const work = made(key, make);
    inWork.set(key, work);
    return work;
  };
}

async function background(
  { width, height, backgroundColor, background }: Drawing,
  load: Load,
): Promise<Canvas> {
  const bytes = background && (await load(background));
  const plain = sharp({ create: { width, height, channels: 4, background: backgroundColor } });
  if (!bytes) return flat(plain);
  const input = await fitted(bytes, width, height, 'cover').png({ compressionLevel: 0 }).toBuffer();
  return flat(plain.composite([{ input }]));
}

function opened({ data, width, height }: Canvas): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } }).timeout({ seconds: SECONDS });
}

async function flat(picture: Sharp): Promise<Canvas> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function fitted(bytes: Uint8Array, width: number, height: number, fit: 'cover' | 'contain'): Sharp {
  return sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width, height, fit, background: CLEAR });
}

/** Rotated around its centre, with the layer's opacity, and cut to the part on the canvas. */
async function placed(
  picture: Sharp,
  { x, y, width, height, rotation, opacity }: Placement,
  canvas: Box,
): Promise<OverlayOptions | null> {
  const upright = await flat(picture);
  const turned =
    rotation % 360 === 0 ? upright : await flat(opened(upright).rotate(rotation, { background: CLEAR }));
  const left = Math.round(x + width / 2 - turned.width / 2);
  const top = Math.round(y + height / 2 - turned.height / 2);
  const cut = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(turned.width, canvas.width - left) - Math.max(0, -left),
    height: Math.min(turned.height, canvas.height - top) - Math.max(0, -top),
  };
  if (cut.width < 1 || cut.height < 1 || opacity === 0) return null;
  const visible = opened(turned).extract(cut);
  const { data, ...size } = await flat(
    opacity === 1 ? visible : visible.linear([1, 1, 1, opacity], [0, 0, 0, 0]),
  );
  return {
    input: data,
    raw: { ...size, channels: 4 },
    left: Math.max(0, left),
    top: Math.max(0, top),
  };
}

/** A text on a transparent canvas of the size of its box; anything outside is cut off. */
async function inItsBox({ input, raw, left, top }: PaintedText, box: Box): Promise<Sharp> {
  const placement = { x: left, y: top, width: raw.width, height: raw.height, rotation: 0, opacity: 1 };
  const overlay = await placed(sharp(input, { raw }), placement, box);
  const { width, height } = box;
  const canvas = sharp({ create: { width, height, channels: 4, background: CLEAR } });
  return overlay ? canvas.composite([overlay]) : canvas;
}

/** Whole pixels per module, so that every edge is sharp; centred in its box. */
function qrCode(text: string, { color, backgroundColor }: QrStyle, width: number, height: number): Sharp {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const edge = modules.size + 2 * QUIET_ZONE;
  const module = Math.max(1, Math.floor(Math.min(width, height) / edge));
  const dark = Array.from(modules.data, (isDark, index) => {
    const [column, row] = [
      (index % modules.size) + QUIET_ZONE,
      Math.floor(index / modules.size) + QUIET_ZONE,
    ];
    return isDark ? `M${column} ${row}h1v1h-1z` : '';
  }).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge * module}" height="${edge * module}" viewBox="0 0 ${edge} ${edge}">` +
    (backgroundColor === null ? '' : `<path fill="${backgroundColor}" d="M0 0h${edge}v${edge}H0z"/>`) +
    `<path shape-rendering="crispEdges" fill="${color}" d="${dark}"/></svg>`;
  return sharp(Buffer.from(svg)).resize({
    width,
    height,
    fit: 'contain',
    withoutEnlargement: true,
    background: CLEAR,
  });
}

function shape(
  { shape, color, borderColor, borderWidth, radius }: ShapeStyle,
  width: number,
  height: number,
): string {
  const border = borderColor === null ? 0 : Math.min(borderWidth, width / 2, height / 2);
  const paint = `fill="${color}"${borderColor === null ? '' : ` stroke="${borderColor}" stroke-width="${border}"`}`;
  const [w, h] = [width - border, height - border];
  const element =
    shape === 'ellipse'
      ? `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${w / 2}" ry="${h / 2}" ${paint}/>`
      : `<rect x="${border / 2}" y="${border / 2}" width="${w}" height="${h}" rx="${Math.min(radius, w / 2, h / 2)}" ${paint}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${element}</svg>`;
}
