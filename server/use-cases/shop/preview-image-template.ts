import type { ImageTemplate } from '#domain/drawing/image-template.ts';
import { AppError } from '#domain/errors.ts';
import type { ImageRef } from '#domain/media/image.ts';
import { image } from '#entities/image.ts';
import type { Deps } from '#use-cases/ports.ts';
import { pictureOfTemplate } from './render-image-template.ts';

export interface TemplatePreview extends ImageTemplate {
  product: number | null;
  branch: number | null;
}

/**
 * The picture of a template that is not stored yet, as a data URL. Only the ids of its pictures are used. Throws 'not-found'
 * when the product or branch does not exist for visitors, for whom the picture is meant.
 */
export async function previewImageTemplate(
  deps: Deps,
  { product, branch, ...template }: TemplatePreview,
): Promise<{ picture: string }> {
  const stored = new Map<number, ImageRef | null>();
  const current = async (linked: ImageRef | null) => {
    if (!linked) return null;
    const known = stored.get(linked.id);
    if (known !== undefined) return known;
    const found = await storedImage(deps, linked.id);
    stored.set(linked.id, found);
    return found;
  };
  const background = await current(template.background);
  const layers: ImageTemplate['layers'][number][] = [];
  for (const layer of template.layers)
    layers.push(layer.type === 'image' ? { ...layer, image: await current(layer.image) } : layer);
  const subject = { extension: 'webp', product, branch } as const;
  const made = await pictureOfTemplate(deps, { ...template, background, layers }, subject);
  if (!made) throw new AppError('not-found');
  return {
    picture: `data:${made.mimeType};base64,${Buffer.from(await made.render()).toString('base64')}`,
  };
}

async function storedImage(deps: Deps, id: number): Promise<ImageRef | null> {
  const row = await deps.db.records.byId(image, id);
  if (!row) return null;
  const { version, extension, alt, width, height } = row;
  return { id, version, extension, alt, width, height };
}
