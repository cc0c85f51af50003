import type { Product } from '#domain/catalogue/product.ts';
import { placeLine } from '#domain/contact/address.ts';
import type { ImageRef } from '#domain/media/image.ts';
import { priceText } from '#domain/ordering/price-text.ts';
import type { Branch } from '#domain/shop/branch.ts';
import * as texts from './texts.ts';

/** The longer edge of a template, in pixels. */
export const LARGEST_TEMPLATE = 4_096;
export const MOST_LAYERS = 50;
/** A QR code holds little more than that, at 4 bytes per character. */
export const LONGEST_QR_TEXT = 500;

export const TEXT_BINDINGS = texts.TEXT_BINDINGS;
export type TextBinding = keyof typeof TEXT_BINDINGS;

export const PICTURE_BINDINGS = texts.PICTURE_BINDINGS;
export type PictureBinding = keyof typeof PICTURE_BINDINGS;

export const LINK_BINDINGS = texts.LINK_BINDINGS;
export type LinkBinding = keyof typeof LINK_BINDINGS;

/** The position of a layer, in pixels from the top left; it is rotated around its centre, clockwise in degrees. */
export interface Placement {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  /** 0 = invisible, 1 = opaque. */
  opacity: number;
}

export interface TextStyle {
  /** One of the families of GET /fonts. */
  font: string;
  /** Pixels. */
  size: number;
  /** 100 to 900. */
  weight: number;
  isItalic: boolean;
  color: string;
  align: 'left' | 'center' | 'right';
  verticalAlign: 'top' | 'middle' | 'bottom';
}

export interface QrStyle {
  color: string;
  /** null = transparent. */
  backgroundColor: string | null;
}

export interface ShapeStyle {
  shape: 'rectangle' | 'ellipse';
  color: string;
  borderColor: string | null;
  borderWidth: number;
  /** Corner radius of a rectangle. */
  radius: number;
}

/** The path of the picture that a stored template yields. A version makes it one that never shows anything else. */
export function templatePicturePath(
  template: number,
  filledIn: { product: number | null; branch: number | null; version?: string },
): string {
  const parameters = Object.entries(filledIn).flatMap(([name, value]) => (value ? `${name}=${value}` : []));
  const path = `/image/template/${template}.webp`;
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
}

export type Fit = 'cover' | 'contain';

/**
 * Takes the value of the binding; `text` or `image` if it is unset, or if product or branch are missing or have no value.
 */
export type Layer = Placement & { name: string } & (
    | { type: 'image'; image: ImageRef | null; binding: PictureBinding | null; fit: Fit }
    | ({ type: 'text'; text: string; binding: TextBinding | null } & TextStyle)
    | ({ type: 'qr'; text: string; binding: LinkBinding | null } & QrStyle)
    | ({ type: 'shape' } & ShapeStyle)
  );

export interface ImageTemplate {
  width: number;
  height: number;
  backgroundColor: string;
  background: ImageRef | null;
  layers: readonly Layer[];
}

/** A layer with everything needed to paint it. */
export type DrawnLayer = Placement &
  (
    | { type: 'image'; image: ImageRef; fit: Fit }
    | ({ type: 'text'; text: string } & TextStyle)
    | ({ type: 'qr'; text: string } & QrStyle)
    | ({ type: 'shape' } & ShapeStyle)
  );

export interface Drawing {
  width: number;
  height: number;
  backgroundColor: string;
  background: ImageRef | null;
  layers: DrawnLayer[];
}

/** What a template is filled in for. */
export interface DrawingSubject {
  product: Product | null;
  branch: Branch | null;
  /** ISO 4217, for prices. */
  currency: string;
  /** Address of the shop without a trailing slash. */
  publicUrl: string;
}

/** The template with product and branch filled in; layers that end up empty are left out. */
export function drawingOf(template: ImageTemplate, subject: DrawingSubject): Drawing {
  const { width, height, backgroundColor, background, layers } = template;
  return {
    width,
    height,
    backgroundColor,
    background,
    layers: layers.flatMap((layer) => drawn(layer, subject) ?? []),
  };
}

function drawn({ name: _, ...layer }: Layer, subject: DrawingSubject): DrawnLayer | null {
  switch (layer.type) {
    case 'image': {
      const { binding, image: own, ...rest } = layer;
      const image = (binding && pictureOf(binding, subject)) ?? own;
      return image && { ...rest, image };
    }
    case 'text': {
      const { binding, text: own, ...rest } = layer;
      const text = (binding && textOf(binding, subject)) || own;
      return text === '' ? null : { ...rest, text };
    }
    case 'qr': {
      const { binding, text: own, ...rest } = layer;
      const text = (binding && linkOf(binding, subject)) || own;
      return text === '' ? null : { ...rest, text };
    }
    case 'shape':
      return layer;
  }
}

function textOf(binding: TextBinding, { product, branch, currency }: DrawingSubject): string {
  switch (binding) {
    case 'product.name':
      return product?.name ?? '';
    case 'product.description':
      return product?.description ?? '';
    case 'product.price':
      return (product && priceText(product, currency)?.price) ?? '';
    case 'product.unit':
      return (product && priceText(product, currency)?.unit) ?? '';
    case 'product.allergens':
      return product?.allergens ?? '';
    case 'product.uid':
      return product?.uid ?? '';
    case 'branch.name':
      return branch?.name ?? '';
    case 'branch.description':
      return branch?.description ?? '';
    case 'branch.address':
      return branch ? [branch.street, placeLine(branch)].filter(Boolean).join('\n') : '';
    case 'branch.phone':
      return branch?.phone ?? '';
    case 'branch.email':
      return branch?.email ?? '';
  }
}

function pictureOf(binding: PictureBinding, { product, branch }: DrawingSubject): ImageRef | null {
  switch (binding) {
    case 'product.image':
      return product?.images[0] ?? null;
    case 'branch.image':
      return branch?.images[0] ?? null;
    case 'branch.logo':
      return branch?.logo ?? null;
  }
}

/** A product's page belongs to a branch: without a branch there is no link to it. */
function linkOf(binding: LinkBinding, { product, branch, publicUrl }: DrawingSubject): string {
  if (!branch || (binding === 'product.link' && !product)) return '';
  const page = `${publicUrl}/store/${encodeURIComponent(branch.identifier)}`;
  return binding === 'product.link' && product ? `${page}?produkt=${product.id}` : page;
}
