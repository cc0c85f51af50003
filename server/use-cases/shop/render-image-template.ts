import { createHash } from 'node:crypto';
import { drawingOf, type ImageTemplate } from '#domain/drawing/image-template.ts';
import { imageTemplate } from '#entities/image-template.ts';
import { imageFile } from '#use-cases/files/read-image.ts';
import type { PictureOfTemplate } from '#use-cases/media-ports.ts';
import type { Deps } from '#use-cases/ports.ts';
import { publicShop } from './public-shop.ts';

/** The data a template is filled with, and the output format. */
export interface TemplateSubject {
  extension: PictureOfTemplate['extension'];
  product: number | null;
  branch: number | null;
}

export interface TemplatePictureAddress extends TemplateSubject {
  template: number;
}

export interface TemplatePicture {
  /** Identifies the content: it changes when anything that the picture shows changes. */
  key: string;
  mimeType: string;
  render(): Promise<Uint8Array>;
}

const MIME_TYPES = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;

/** The picture that a stored template yields for a product and a branch; null when visitors cannot see one of the three. */
export async function renderImageTemplate(
  deps: Deps,
  address: TemplatePictureAddress,
): Promise<TemplatePicture | null> {
  const template = await deps.db.records.byId(imageTemplate, address.template);
  return template && pictureOfTemplate(deps, template, address);
}

/**
 * The picture of a template, stored or not; rendered only when `render` is called. Anyone may see it, so only public data
 * can be filled in. Null when the product or branch does not exist for visitors.
 */
export async function pictureOfTemplate(
  deps: Deps,
  template: ImageTemplate,
  subject: TemplateSubject,
): Promise<TemplatePicture | null> {
  const { extension } = subject;
  const shop = publicShop((await deps.db.shop.snapshot()).shop);
  const product = shop.products.find(({ id }) => id === subject.product) ?? null;
  const branch = shop.branches.find(({ id }) => id === subject.branch) ?? null;
  if ((subject.product !== null && !product) || (subject.branch !== null && !branch)) return null;

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
