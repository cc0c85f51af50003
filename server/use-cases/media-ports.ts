import type { Dots } from '#domain/drawing/dots.ts';
import type { Drawing } from '#domain/drawing/image-template.ts';
import type { LabelGrid, LabelText } from '#domain/drawing/label.ts';
import type { FontFamily, FontVariant } from '#domain/media/font.ts';
import type { ImageRef } from '#domain/media/image.ts';
import type { Paper } from '#text/papers/paper.ts';

export interface ProcessedFile {
  extension: string;
  mimeType: string;
  bytes: Uint8Array;
}

export interface ProcessedPicture extends ProcessedFile {
  /** Pixels. */
  width: number;
  height: number;
}

/** Validates and cleans files by their content. */
export interface Images {
  /** Type by content; pictures are re-encoded; throws AppError for rejected files. */
  admit(bytes: Uint8Array, name: string): Promise<ProcessedFile>;
  /** A picture of the shop: like `admit`, but only pictures, including WebP. */
  admitPicture(bytes: Uint8Array, name: string): Promise<ProcessedPicture>;
  /** A smaller copy with `longestEdge` pixels, never enlarged. */
  resize(bytes: Uint8Array, longestEdge: number, extension: string): Promise<Uint8Array>;
  /** A small picture of somebody else, also SVG, as a PNG inside this box; null if it cannot be drawn. Nothing but its dots stays. */
  icon(bytes: Uint8Array, box: { width: number; height: number }): Promise<Uint8Array | null>;
  /** As black and white dots inside this box, on white paper; null if it cannot be read or nothing of it would be seen. */
  dots(bytes: Uint8Array, box: { width: number; height: number }): Promise<Dots | null>;
}

/** A part of a font: its characters (CSS unicode-range) and its WOFF2 file. */
export interface FontFile {
  unicodeRange: string;
  bytes: Uint8Array;
}

export interface Fonts {
  families(): readonly FontFamily[];
  /** Null for a variant that the family does not have. */
  files(family: FontFamily, variant: FontVariant): Promise<readonly FontFile[] | null>;
}

export interface PictureOfTemplate {
  /** Identifies the content: the same key is the same picture. */
  key: string;
  drawing: Drawing;
  extension: 'png' | 'jpg' | 'webp';
  /** The bytes of a picture of the shop; a layer whose picture is gone stays empty. */
  load: (image: ImageRef) => Promise<Uint8Array | null>;
}

/** Renders what a template describes. */
export interface TemplateRenderer {
  render(picture: PictureOfTemplate): Promise<Uint8Array>;
}

/** Sheets of labels as a document that every printer can print. */
export interface LabelSheets {
  pdf(labels: readonly LabelText[], options: { grid: LabelGrid; start: number }): Promise<Uint8Array>;
}

/** Receipts and invoices as documents. */
export interface Papers {
  /** A4 as PDF, with the shop's logo (JPEG) where there is one. */
  pdf(paper: Paper, logo: Uint8Array | null): Promise<Uint8Array>;
}
