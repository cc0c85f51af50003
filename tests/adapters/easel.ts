import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { bundledFonts } from '#adapters/fonts.ts';
import { createTemplateRenderer } from '#adapters/template-renderer.ts';
import type { Drawing, DrawnLayer } from '#domain/drawing/image-template.ts';
import type { ImageRef } from '#domain/media/image.ts';
import type { PictureOfTemplate } from '#use-cases/media-ports.ts';

export interface Pixels {
  width: number;
  height: number;
  /** '#rrggbb' */
  at(x: number, y: number): string;
  /** The bounding box of all that differs from the corner: left, top, right, bottom; null when nothing does. */
  ink(): [number, number, number, number] | null;
}

/** A renderer with its own font folder; every picture that it loads is green, 40 x 20. */
export async function openEasel() {
  const directory = await mkdtemp(join(tmpdir(), 'theke-fonts-'));
  const renderer = createTemplateRenderer({ fonts: bundledFonts(), directory });
  const green = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();
  let keys = 0;

  async function bytesOf(
    layers: DrawnLayer[],
    drawing: Partial<Drawing> = {},
    more: Partial<PictureOfTemplate> = {},
  ): Promise<Uint8Array> {
    keys += 1;
    const base = { width: 200, height: 100, backgroundColor: '#ffffff', background: null };
    return renderer.render({
      key: `test ${keys}`,
      drawing: { ...base, ...drawing, layers },
      extension: 'png',
      load: async () => green,
      ...more,
    });
  }

  async function painted(...args: Parameters<typeof bytesOf>): Promise<Pixels> {
    return pixelsOf(await bytesOf(...args));
  }

  return { directory, green, bytesOf, painted, close: () => rm(directory, { recursive: true, force: true }) };
}

export type Easel = Awaited<ReturnType<typeof openEasel>>;

async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x: number, y: number) =>
    `#${data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3).toString('hex')}`;
  return {
    width,
    height,
    at,
    ink: () => {
      const marks: [number, number][] = [];
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) if (at(x, y) !== at(0, 0)) marks.push([x, y]);
      if (marks.length === 0) return null;
      const [xs, ys] = [marks.map(([x]) => x), marks.map(([, y]) => y)];
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    },
  };
}

export const box = { x: 20, y: 10, width: 100, height: 60, rotation: 0, opacity: 1 };

export const image: ImageRef = { id: 1, version: 1, extension: 'png', alt: '', width: 40, height: 20 };

export const red: Extract<DrawnLayer, { type: 'shape' }> = {
  ...box,
  type: 'shape',
  shape: 'rectangle',
  color: '#ff0000',
  borderColor: null,
  borderWidth: 0,
  radius: 0,
};

export function words(text: string, more: Partial<Extract<DrawnLayer, { type: 'text' }>> = {}): DrawnLayer {
  return {
    ...box,
    type: 'text',
    text,
    font: 'Lato',
    size: 20,
    weight: 700,
    isItalic: false,
    color: '#000000',
    align: 'left',
    verticalAlign: 'top',
    ...more,
  };
}
