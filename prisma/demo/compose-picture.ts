import sharp from 'sharp';
import { type DemoPicture, type Surface, sizeOf } from './demo-picture.ts';
import { bokeh, crumbOf, HOT, steam, strewn, WINDOW_LIGHT, windowBars } from './light.ts';
import { motifDefinition } from './motif-image.ts';
import { type Placement, placesOf, randomFrom } from './placement.ts';
import { counterScene, LOGO_MARK, shopScene } from './scenes.ts';
import { groundOf, SHADOW_GRADIENT, shade, softShadow, surfaceOf } from './surfaces.ts';
import { type Table, tableSvg } from './tables.ts';

/** Edge length in pixels at which a motif is drawn: a picture's main one, and all others. */
const MOTIF_EDGE = { main: 832, other: 448 } as const;

/** Tables on which a vessel stands out, in the order in which the pictures of a category take them. */
const TABLES_BELOW: Readonly<Record<Surface, readonly Table[]>> = {
  plate: ['walnut', 'linen', 'painted', 'marble', 'oak', 'stone', 'linen'],
  board: ['linen', 'stone', 'painted', 'marble', 'walnut'],
  slate: ['oak', 'linen', 'marble', 'walnut', 'painted'],
  cloth: ['oak', 'walnut', 'stone', 'painted'],
  platter: ['painted', 'stone', 'linen', 'walnut', 'marble'],
  shelf: ['oak'],
};

/**
 * A motif with its shadow: close and dark below it, longer and paler away from the window. Standing ones throw it on the
 * board that they stand on.
 */
function drawMotif(name: string, { x, y, size, turn }: Placement, isStanding = false): string {
  const scale = size / 32;
  const at = (dx: number, dy: number) =>
    `transform="translate(${x + dx} ${y + dy}) rotate(${turn}) scale(${scale}) translate(-16 -16)"`;
  const shadow = isStanding
    ? softShadow(x + size * 0.1, y + size * 0.47, size * 0.5, size * 0.07, 0.95)
    : `<use href="#shadow-${name}" ${at(size * 0.075, size * 0.11)} opacity=".34"/><use href="#shadow-${name}" ${at(size * 0.02, size * 0.036)} opacity=".62"/>`;
  return `${shadow}<use href="#motif-${name}" ${at(0, 0)}/>`;
}

/** The whole picture as SVG; `drawn` caches motifs and tables between pictures. */
async function pictureSvg(picture: DemoPicture, drawn: Map<string, Promise<string>>): Promise<string> {
  const { width, height } = sizeOf(picture);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  if (picture.layout === 'logo') return `${open} viewBox="0 0 64 64">${LOGO_MARK}</svg>`;
  // A wide picture leaves out some of the top and bottom.
  const shown = (1600 * height) / width;
  const hasMain = ['hero', 'basket', 'shelf', 'badge'].includes(picture.layout);
  const motifs = await Promise.all(
    [...new Set(picture.motifs)].map((name, index) =>
      motifDefinition(name, hasMain && index === 0 ? MOTIF_EDGE.main : MOTIF_EDGE.other, drawn),
    ),
  );
  return (
    `${open} viewBox="0 ${(1200 - shown) / 2} 1600 ${shown}">` +
    `<defs>${SHADOW_GRADIENT}${motifs.join('')}</defs>${await sceneOf(picture, drawn)}</svg>`
  );
}

async function sceneOf(picture: DemoPicture, drawn: Map<string, Promise<string>>): Promise<string> {
  const { id, layout, surface, ground, motifs } = picture;
  if (layout === 'shop') return groundOf(ground) + shopScene(picture, drawMotif) + WINDOW_LIGHT;
  if (layout === 'counter') return groundOf(ground) + counterScene(picture, drawMotif) + WINDOW_LIGHT;
  const isStanding = layout === 'shelf';
  const random = randomFrom(id + 17);
  const placed = placesOf(picture)
    .map(([name, place]) => drawMotif(name, place, isStanding))
    .join('');
  if (layout === 'badge') {
    // Those of pages stand beside those of tags, some with the same motif.
    const disc = picture.id < 5000 ? '#ffffff' : '#dd8f5c';
    return `${groundOf(shade(ground, -0.1))}<circle cx="800" cy="600" r="540" fill="${disc}" opacity=".62"/>${placed}`;
  }
  if (isStanding) return surfaceOf(picture) + bokeh(random) + placed + WINDOW_LIGHT;
  const tables = TABLES_BELOW[surface];
  const table = await tableImage(tables[id % tables.length] ?? 'oak', drawn);
  const [first = ''] = motifs;
  const isHot = layout === 'hero' && HOT.test(first);
  // As a photographer would: close, never quite straight, the crumbs left where they fell.
  const zoom = layout === 'scatter' ? 1.02 + random() * 0.12 : 1.06 + random() * 0.16;
  const turn = (random() - 0.5) * 16;
  const count = 26 + Math.floor(random() * 16);
  return (
    `${table}<rect width="1600" height="1200" fill="${ground}" opacity=".3" style="mix-blend-mode:multiply"/>` +
    `${windowBars(-200 + random() * 700)}<g transform="translate(800 600) scale(${zoom}) rotate(${turn}) translate(-800 -600)">` +
    `${strewn(crumbOf(first), random, count)}${surfaceOf(picture)}${strewn(crumbOf(motifs[1] ?? first), random, 10)}${placed}</g>` +
    (isHot ? steam(800, 470) : '') +
    WINDOW_LIGHT
  );
}

/** A table as an image; it is drawn once for all pictures on it. */
function tableImage(table: Table, drawn: Map<string, Promise<string>>): Promise<string> {
  const known = drawn.get(table);
  if (known) return known;
  const image = sharp(Buffer.from(tableSvg(table)))
    .removeAlpha()
    .blur(1.1)
    .jpeg({ quality: 92 })
    .toBuffer()
    .then(
      (bytes) =>
        `<image width="1600" height="1200" href="data:image/jpeg;base64,${bytes.toString('base64')}"/>`,
    );
  drawn.set(table, image);
  return image;
}

/** Draws one picture: WebP, the logo as PNG with a transparent background. */
export async function renderDemoPicture(
  picture: DemoPicture,
  drawn: Map<string, Promise<string>> = new Map(),
): Promise<Buffer> {
  const drawing = sharp(Buffer.from(await pictureSvg(picture, drawn)), { unlimited: true });
  if (picture.layout === 'logo') return drawing.png({ compressionLevel: 9 }).toBuffer();
  if (picture.layout === 'badge') return drawing.removeAlpha().webp({ quality: 72, effort: 6 }).toBuffer();
  // A warm film: a little brighter, richer, and less blue.
  const brightness = picture.layout === 'shop' || picture.layout === 'counter' ? 0.98 : 1.05;
  const graded = drawing
    .removeAlpha()
    .modulate({ brightness, saturation: 1.1 })
    .linear([1.05, 1.02, 0.97], [-3, -2, -2]);
  return graded.webp({ quality: 72, effort: 6 }).toBuffer();
}
