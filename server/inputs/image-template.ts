import { z } from 'zod';
import { id } from '#entities/fields.ts';
import { imageTemplate } from '#entities/image-template.ts';
import { imageLink } from '#entities/shapes/image-ref.ts';

const { width, height, backgroundColor, layers } = imageTemplate.fields;

/** POST /api/image-templates/preview: a template being drawn, and what it is filled in for. */
export const previewTemplateInput = z.strictObject({
  width: width.schema,
  height: height.schema,
  backgroundColor: backgroundColor.schema,
  background: imageLink.nullable(),
  layers: layers.schema,
  product: id.nullable().default(null),
  branch: id.nullable().default(null),
});
