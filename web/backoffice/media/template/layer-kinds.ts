import {
  type Layer,
  LINK_BINDINGS,
  PICTURE_BINDINGS,
  TEXT_BINDINGS,
} from '#domain/drawing/image-template.ts';
import type { StaffIconName } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

export type LayerType = Layer['type'];

export const LAYER_KINDS: Readonly<Record<LayerType, { name: string; icon: StaffIconName }>> = {
  text: { name: texts.text, icon: 'site' },
  image: { name: texts.picture, icon: 'image' },
  qr: { name: texts.qrCode, icon: 'qr' },
  shape: { name: texts.shape, icon: 'block' },
};

/** A new layer in the middle of the canvas. */
export function newLayer(type: LayerType, canvas: { width: number; height: number }): Layer {
  const share = type === 'qr' ? 0.3 : 0.5;
  const wide = Math.max(20, Math.round(canvas.width * share));
  const high = Math.max(20, Math.round(canvas.height * (type === 'text' ? 0.2 : share)));
  const edge = Math.min(wide, high);
  const [width, height] = type === 'qr' ? [edge, edge] : [wide, high];
  const placement = {
    name: '',
    x: Math.round((canvas.width - width) / 2),
    y: Math.round((canvas.height - height) / 2),
    width,
    height,
    rotation: 0,
    opacity: 1,
  };
  switch (type) {
    case 'text':
      return {
        ...placement,
        type,
        text: texts.yourText,
        binding: null,
        font: 'Figtree',
        size: Math.max(8, Math.min(200, Math.round(height * 0.5))),
        weight: 600,
        isItalic: false,
        color: '#29221e',
        align: 'center',
        verticalAlign: 'middle',
      };
    case 'image':
      return { ...placement, type, image: null, binding: 'product.image', fit: 'cover' };
    case 'qr':
      return {
        ...placement,
        type,
        text: '',
        binding: 'product.link',
        color: '#000000',
        backgroundColor: '#ffffff',
      };
    case 'shape':
      return {
        ...placement,
        type,
        shape: 'rectangle',
        color: '#e6ddd0',
        borderColor: null,
        borderWidth: 0,
        radius: 0,
      };
  }
}

/** The display name of a layer: its name, else what it shows. */
export function layerName(layer: Layer): string {
  if (layer.name !== '') return layer.name;
  const kind = LAYER_KINDS[layer.type].name;
  switch (layer.type) {
    case 'text':
      return layer.binding ? TEXT_BINDINGS[layer.binding] : layer.text.split('\n')[0]?.slice(0, 40) || kind;
    case 'image':
      return layer.binding ? PICTURE_BINDINGS[layer.binding] : layer.image?.alt || kind;
    case 'qr':
      return layer.binding ? texts.qrCodeOf({ what: LINK_BINDINGS[layer.binding] }) : kind;
    case 'shape':
      return texts.SHAPES[layer.shape];
  }
}
