import { LARGEST_TEMPLATE } from '#domain/drawing/image-template.ts';
import { entity } from './entity.ts';
import { colour, integer, picture, required, text } from './fields.ts';
import { layers } from './shapes/layers.ts';
import * as texts from './texts.ts';

const edge = { minimum: 1, maximum: LARGEST_TEMPLATE };

/** A picture composed of layers, for a product or a branch. */
export const imageTemplate = entity({
  name: 'image-template',
  path: '/image-templates',
  label: { one: texts.imageTemplate, many: texts.imageTemplates, gender: 'feminine' },
  fields: {
    name: required(text(texts.name)),
    width: required(integer(texts.width, edge)),
    height: required(integer(texts.height, edge)),
    backgroundColor: colour(texts.backgroundColor, '#ffffff'),
    background: picture(texts.background),
    layers: layers(),
  },
  list: {
    columns: ['name', 'width', 'height'],
    search: ['name'],
    sort: ['id', 'name'],
    filters: [],
  },
  access: { read: ['ROLE_EMPLOYEE'], write: ['ROLE_MANAGER'] },
  unique: [['name']],
});
