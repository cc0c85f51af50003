import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Draws the PNG files beside the SVG sources; electron-builder derives ico and icns from icon.png. */
const ICONS = [
  { from: 'icon', to: 'icon', size: 512 },
  { from: 'icon', to: 'tray', size: 32 },
  { from: 'icon', to: 'tray@2x', size: 64 },
  { from: 'badge', to: 'badge', size: 32 },
] as const;

const folder = fileURLToPath(new URL('icons/', import.meta.url));

for (const { from, to, size } of ICONS) {
  const svg = await readFile(`${folder}${from}.svg`);
  await sharp(svg, { density: 288 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`${folder}${to}.png`);
}
