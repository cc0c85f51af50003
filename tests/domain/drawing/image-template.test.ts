import { describe, expect, it, test } from 'vitest';
import {
  type DrawingSubject,
  drawingOf,
  type ImageTemplate,
  type Layer,
  type LinkBinding,
  type TextBinding,
} from '#domain/drawing/image-template.ts';
import type { ImageRef } from '#domain/media/image.ts';
import { branch, ct, product } from '#tests/factories.ts';

const picture = (id: number): ImageRef => ({
  id,
  version: 1,
  extension: 'png',
  alt: '',
  width: 10,
  height: 10,
});
const placement = { name: 'Ebene', x: 1, y: 2, width: 30, height: 40, rotation: 0, opacity: 1 };
const style = {
  font: 'Lora',
  size: 20,
  weight: 400,
  isItalic: false,
  color: '#000000',
  align: 'left',
  verticalAlign: 'top',
} as const;
const text = (text: string, binding: TextBinding | null = null): Layer => ({
  ...placement,
  type: 'text',
  text,
  binding,
  ...style,
});
const qr = (text: string, binding: LinkBinding | null = null): Layer => ({
  ...placement,
  type: 'qr',
  text,
  binding,
  color: '#000000',
  backgroundColor: null,
});
const template = (...layers: Layer[]): ImageTemplate => ({
  width: 100,
  height: 50,
  backgroundColor: '#ffffff',
  background: picture(9),
  layers,
});
const nothing: DrawingSubject = {
  product: null,
  branch: null,
  currency: 'EUR',
  publicUrl: 'https://shop.at',
};
const cake = product({
  id: 3,
  name: 'Torte',
  price: ct(490),
  uid: 'T-3',
  allergens: 'A, C',
  images: [picture(4)],
});
const linz = branch({
  identifier: 'linz-süd',
  name: 'Linz',
  street: 'Hauptplatz 1',
  zipCode: '4020',
  city: 'Linz',
  logo: picture(5),
  images: [picture(6), picture(7)],
});
const filled: DrawingSubject = { ...nothing, product: cake, branch: linz };
const drawn = (layer: Layer, subject = filled) => drawingOf(template(layer), subject).layers[0];
const textOf = (layer: Layer, subject = filled) => {
  const result = drawn(layer, subject);
  return result && 'text' in result ? result.text.replaceAll('\u00a0', ' ') : null;
};

test.each<[TextBinding, string]>([
  ['product.name', 'Torte'],
  ['product.price', '4,90 €'],
  ['product.uid', 'T-3'],
  ['product.allergens', 'A, C'],
  ['branch.name', 'Linz'],
  ['branch.address', 'Hauptplatz 1\n4020 Linz'],
])('a text that is bound to %s', (binding, expected) => {
  expect(textOf(text('', binding))).toBe(expected);
});

describe('a missing value', () => {
  it('keeps the layer’s own text', () => {
    expect(textOf(text('Tagesgericht', 'product.name'), nothing)).toBe('Tagesgericht');
    expect(textOf(text('Fix', null))).toBe('Fix');
  });

  it('leaves out layers that have nothing to show', () => {
    const layers = [text('', 'product.name'), text(''), qr('', 'product.link'), qr('')];
    const image: Layer = { ...placement, type: 'image', image: null, binding: 'product.image', fit: 'cover' };
    expect(drawingOf(template(...layers, image), nothing).layers).toEqual([]);
  });

  it('reveals no hidden price', () => {
    const subject = { ...filled, product: product({ isPriceHidden: true }) };
    expect(drawn(text('', 'product.price'), subject)).toBeUndefined();
  });
});

test('pictures come from product and branch, else from the layer', () => {
  const image = (binding: 'product.image' | 'branch.image' | 'branch.logo' | null): Layer => ({
    ...placement,
    type: 'image',
    image: picture(8),
    binding,
    fit: 'contain',
  });
  const ids = (['product.image', 'branch.image', 'branch.logo', null] as const).map((binding) => {
    const layer = drawn(image(binding));
    return layer?.type === 'image' ? layer.image.id : null;
  });
  expect(ids).toEqual([4, 6, 5, 8]);
  expect(drawn(image('branch.logo'), nothing)).toMatchObject({ image: picture(8) });
});

test('links lead to the page of the branch, and there to the product', () => {
  expect(textOf(qr('', 'branch.link'))).toBe('https://shop.at/store/linz-s%C3%BCd');
  expect(textOf(qr('', 'product.link'))).toBe('https://shop.at/store/linz-s%C3%BCd?produkt=3');
  expect(textOf(qr('https://sonst.at', 'product.link'), { ...filled, branch: null })).toBe(
    'https://sonst.at',
  );
  expect(textOf(qr('https://sonst.at', 'product.link'), { ...filled, product: null })).toBe(
    'https://sonst.at',
  );
});

test('a drawing keeps size, background, order and place, and nothing else of the template', () => {
  const shape: Layer = {
    ...placement,
    type: 'shape',
    shape: 'ellipse',
    color: '#ff0000',
    borderColor: null,
    borderWidth: 0,
    radius: 0,
  };
  expect(drawingOf(template(shape, text('oben')), filled)).toEqual({
    width: 100,
    height: 50,
    backgroundColor: '#ffffff',
    background: picture(9),
    layers: [
      {
        type: 'shape',
        shape: 'ellipse',
        color: '#ff0000',
        borderColor: null,
        borderWidth: 0,
        radius: 0,
        ...placed(),
      },
      { type: 'text', text: 'oben', ...style, ...placed() },
    ],
  });
});

function placed() {
  const { name: _, ...rest } = placement;
  return rest;
}
