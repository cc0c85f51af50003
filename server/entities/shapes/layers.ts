import { z } from 'zod';
import {
  LARGEST_TEMPLATE,
  type Layer,
  LINK_BINDINGS,
  LONGEST_QR_TEXT,
  MOST_LAYERS,
  PICTURE_BINDINGS,
  TEXT_BINDINGS,
} from '#domain/drawing/image-template.ts';
import { fontFamily } from '#domain/media/font.ts';
import { cleanLine, cleanText, MAXIMUM_TEXT } from '#domain/text/text-input.ts';
import type { Field } from '../field.ts';
import { colour } from '../fields.ts';
import { imageLink } from './image-ref.ts';
import * as texts from './texts.ts';

const length = z.number().min(1).max(LARGEST_TEMPLATE);
const place = z.number().min(-LARGEST_TEMPLATE).max(LARGEST_TEMPLATE);
const color = colour(texts.color).schema;

const placement = {
  name: z.string().max(255).overwrite(cleanLine).default(''),
  x: place,
  y: place,
  width: length,
  height: length,
  rotation: z.number().min(-360).max(360).default(0),
  opacity: z.number().min(0).max(1).default(1),
};

function bindingTo(bindings: Readonly<Record<string, string>>) {
  return z.enum(Object.keys(bindings)).nullable().default(null);
}

const font = z
  .string()
  .max(100)
  .overwrite(cleanLine)
  .refine((name) => fontFamily(name) !== null, { params: { code: 'font-unknown' } })
  .default('Figtree');

const layer: unknown = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('image'),
    ...placement,
    image: imageLink.nullable().default(null),
    binding: bindingTo(PICTURE_BINDINGS),
    fit: z.enum(['cover', 'contain']).default('cover'),
  }),
  z.strictObject({
    type: z.literal('text'),
    ...placement,
    text: z.string().max(MAXIMUM_TEXT).overwrite(cleanText).default(''),
    binding: bindingTo(TEXT_BINDINGS),
    font,
    size: z.number().min(4).max(1_000).default(32),
    weight: z.int().min(100).max(900).multipleOf(100).default(400),
    isItalic: z.boolean().default(false),
    color: color.default('#000000'),
    align: z.enum(['left', 'center', 'right']).default('left'),
    verticalAlign: z.enum(['top', 'middle', 'bottom']).default('top'),
  }),
  z.strictObject({
    type: z.literal('qr'),
    ...placement,
    text: z.string().max(LONGEST_QR_TEXT).overwrite(cleanText).default(''),
    binding: bindingTo(LINK_BINDINGS),
    color: color.default('#000000'),
    backgroundColor: color.nullable().default('#ffffff'),
  }),
  z.strictObject({
    type: z.literal('shape'),
    ...placement,
    shape: z.enum(['rectangle', 'ellipse']).default('rectangle'),
    color: color.default('#000000'),
    borderColor: color.nullable().default(null),
    borderWidth: z.number().min(0).max(1_000).default(0),
    radius: z.number().min(0).max(LARGEST_TEMPLATE).default(0),
  }),
]);

/** One layer of an image template in its JSON form. */
export const layerSchema = layer as z.ZodType<Layer, Layer>;

/** The layers on top of the background, bottom first. A picture that a layer shows cannot be deleted. */
export function layers(): Field<Layer[]> {
  return {
    schema: z.array(layerSchema).max(MOST_LAYERS),
    label: texts.layers,
    widget: 'layers',
    column: 'json',
    default: [],
    links: (all) =>
      all.flatMap((one, index) =>
        one.type === 'image' && one.image
          ? [{ target: 'image', id: one.image.id, path: `${index}.image` }]
          : [],
      ),
    linkPaths: { image: '$[*].image.id' },
  };
}
