import { LARGEST_TEMPLATE } from '#domain/drawing/image-template.ts';
import { entity } from './entity.ts';
import { colour, integer, picture, required, text } from './fields.ts';
import { layers } from './shapes/layers.ts';

const edge = { minimum: 1, maximum: LARGEST_TEMPLATE };

/** A picture composed of layers, for a product or a branch. */
export const imageTemplate = entity({
  name: 'image-template',
  path: '/image-templates',
  label: { one: 'Bildvorlage', many: 'Bildvorlagen', gender: 'feminine' },
  fields: {
    name: required(text('Name')),
    width: required(integer('Breite in Pixeln', edge)),
    height: required(integer('Höhe in Pixeln', edge)),
    backgroundColor: colour('Hintergrundfarbe', '#ffffff'),
    background: picture('Hintergrundbild'),
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
