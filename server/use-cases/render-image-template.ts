import { createHash } from 'node:crypto';
import { drawingOf } from '#domain/image-template.ts';
import { imageTemplate } from '#entities/image-template.ts';
import type { Deps, PictureOfTemplate } from './ports.ts';
import { publicShop } from './public-shop.ts';
import { imageFile } from './read-image.ts';

export interface TemplatePictureAddress {
  template: number;
  extension: PictureOfTemplate['extension'];
  product: number | null;
  branch: number | null;
}

export interface TemplatePicture {
  /** Names the content: it changes when anything changes that the picture shows. */
  key: string;
  mimeType: string;
  render(): Promise<Uint8Array>;
}

const MIME_TYPES = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;

/**
 * The picture that a template makes for a product and a branch; painted only when `render` is called. Everybody may see it,
 * so that only what is public can be filled in. Null when template, product or branch do not exist for visitors.
 */
export async function renderImageTemplate(
  deps: Deps,
  address: TemplatePictureAddress,
): Promise<TemplatePicture | null> {
  const { extension } = address;
  const template = await deps.db.records.byId(imageTemplate, address.template);
  if (!template) return null;
  const shop = publicShop((await deps.db.shop.snapshot()).shop);
  const product = shop.products.find(({ id }) => id === address.product) ?? null;
  const branch = shop.branches.find(({ id }) => id === address.branch) ?? null;
  if ((address.product !== null && !product) || (address.branch !== null && !branch)) return null;

  const { currency } = shop.config;
  const drawing = drawingOf(template, { product, branch, currency, publicUrl: deps.publicUrl });
  const key = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url').slice(0, 27);
  const load: PictureOfTemplate['load'] = (image) => deps.storage.read(imageFile(image));
  return {
    key,
    mimeType: MIME_TYPES[extension],
    render: () => deps.templates.render({ key, drawing, extension, load }),
  };
}
