import { createRequire } from 'node:module';
import sharp from 'sharp';
import { OWN_MOTIFS } from './own-motifs.ts';

interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

const iconSet: IconSet = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json');

/** The SVG body of a motif, ours or from the set. Throws if neither has it: an error in the demo data. */
function motifBody(name: string): string {
  const body = OWN_MOTIFS[name] ?? iconSet.icons[name]?.body;
  if (body === undefined) throw new Error(`no such motif: ${name}`);
  return body;
}

/** The edge of a shadow's image, with a margin on each side into which it is blurred. */
const SHADOW_EDGE = 128;
const SHADOW_MARGIN = 24;
const SHADOW_COLOUR = { r: 43, g: 20, b: 4 };

/**
 * A motif and the shadow of its outline, as the SVG elements `motif-<name>` and `shadow-<name>` of 32 x 32. Many motifs have
 * blurs that cost up to half a second, so each is drawn once and cached in `drawn` for later pictures.
 */
export function motifDefinition(
  name: string,
  edge: number,
  drawn: Map<string, Promise<string>>,
): Promise<string> {
  const key = `${name} ${edge}`;
  const known = drawn.get(key);
  if (known) return known;
  const definition = defined(name, edge);
  drawn.set(key, definition);
  return definition;
}

async function defined(name: string, edge: number): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 32 32">${motifBody(name)}</svg>`;
  const motif = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  const share = SHADOW_MARGIN / SHADOW_EDGE;
  const at = -32 * share;
  const size = 32 * (1 + 2 * share);
  return (
    `<g id="motif-${name}"><image width="32" height="32" href="${dataUrl(motif)}"/></g>` +
    `<g id="shadow-${name}"><image x="${at}" y="${at}" width="${size}" height="${size}" href="${dataUrl(await shadowOf(motif))}"/></g>`
  );
}

/** The outline of a motif in one colour, blurred. */
async function shadowOf(motif: Buffer): Promise<Buffer> {
  const margin = SHADOW_MARGIN;
  const outline = await sharp(motif)
    .resize(SHADOW_EDGE, SHADOW_EDGE)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#00000000' })
    .ensureAlpha()
    .extractChannel('alpha')
    .blur(5)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = outline.info;
  return sharp({ create: { width, height, channels: 3, background: SHADOW_COLOUR } })
    .joinChannel(outline.data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
