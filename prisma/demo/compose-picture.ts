import { createRequire } from 'node:module';
import sharp from 'sharp';
import { type DemoPicture, LOGO_SIZE, PICTURE_SIZE } from './demo-picture.ts';
import { OWN_MOTIFS } from './own-motifs.ts';
import { type Placement, placesOf } from './placement.ts';
import { counterScene, LOGO_MARK, shopScene } from './scenes.ts';
import { groundOf, SHADOW_GRADIENT, SURFACES, softShadow } from './surfaces.ts';

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

/** Edge length in pixels at which a motif is drawn: a picture's main one, and all others. */
const MOTIF_EDGE = { main: 704, other: 384 } as const;

/**
 * A motif as an SVG image. Many motifs have blurs that cost up to half a second, so each is drawn once and cached in
 * `drawn` for later pictures.
 */
function motifImage(name: string, edge: number, drawn: Map<string, Promise<string>>): Promise<string> {
  const key = `${name} ${edge}`;
  const known = drawn.get(key);
  if (known) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 32 32">${motifBody(name)}</svg>`;
  const image = sharp(Buffer.from(svg))
    .png({ compressionLevel: 1 })
    .toBuffer()
    .then(
      (bytes) => `<image width="32" height="32" href="data:image/png;base64,${bytes.toString('base64')}"/>`,
    );
  drawn.set(key, image);
  return image;
}

/** A motif with its soft shadow, lying or standing. */
function drawMotif(name: string, { x, y, size, turn }: Placement, isStanding = false): string {
  const scale = size / 32;
  const shadow = isStanding
    ? softShadow(x, y + size * 0.46, size * 0.44, size * 0.07, 0.9)
    : softShadow(x + size * 0.03, y + size * 0.22, size * 0.52, size * 0.36, 0.55);
  return (
    shadow +
    `<use href="#motif-${name}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-16 -16)"/>`
  );
}

/** The whole picture as SVG; `drawn` caches motifs between pictures. */
async function pictureSvg(picture: DemoPicture, drawn: Map<string, Promise<string>>): Promise<string> {
  if (picture.layout === 'logo') {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO_SIZE.width}" height="${LOGO_SIZE.height}" viewBox="0 0 64 64">${LOGO_MARK}</svg>`;
  }
  const hasMain = ['hero', 'basket', 'shelf', 'badge'].includes(picture.layout);
  const motifs = await Promise.all(
    [...new Set(picture.motifs)].map(async (name, index) => {
      const edge = hasMain && index === 0 ? MOTIF_EDGE.main : MOTIF_EDGE.other;
      return `<g id="motif-${name}">${await motifImage(name, edge, drawn)}</g>`;
    }),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}">` +
    `<defs>${SHADOW_GRADIENT}${motifs.join('')}</defs>${groundOf(picture.ground)}${sceneOf(picture)}</svg>`
  );
}

function sceneOf(picture: DemoPicture): string {
  if (picture.layout === 'shop') return shopScene(picture, drawMotif);
  if (picture.layout === 'counter') return counterScene(picture, drawMotif);
  const isStanding = picture.layout === 'shelf';
  const motifs = placesOf(picture).map(([name, place]) => drawMotif(name, place, isStanding));
  const below =
    picture.layout === 'badge'
      ? '<circle cx="800" cy="600" r="500" fill="#ffffff" opacity=".6"/>'
      : SURFACES[picture.surface];
  return below + motifs.join('');
}

/** Draws one picture: WebP of 1600 x 1200, the logo as PNG with a transparent background. */
export async function renderDemoPicture(
  picture: DemoPicture,
  drawn: Map<string, Promise<string>> = new Map(),
): Promise<Buffer> {
  const drawing = sharp(Buffer.from(await pictureSvg(picture, drawn)), { unlimited: true });
  if (picture.layout === 'logo') return drawing.png({ compressionLevel: 9 }).toBuffer();
  return drawing.removeAlpha().webp({ quality: 82, effort: 6 }).toBuffer();
}
