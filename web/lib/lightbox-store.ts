import { create } from 'zustand';
import type { ImageRef } from '#domain/media/image.ts';

/** The lightbox's pictures, and which of them is shown; null = closed. */
interface Gallery {
  images: readonly ImageRef[];
  index: number;
}

export const useLightbox = create<{ gallery: Gallery | null }>(() => ({ gallery: null }));

export function openLightbox(images: readonly ImageRef[], index = 0): void {
  useLightbox.setState({ gallery: images.length > 0 ? { images, index } : null });
}

export function closeLightbox(): void {
  useLightbox.setState({ gallery: null });
}

/** The next (+1) or previous (-1) picture; stepping past either end closes. */
export function stepLightbox(step: 1 | -1): void {
  useLightbox.setState(({ gallery }) => {
    const index = (gallery?.index ?? 0) + step;
    return { gallery: gallery && index >= 0 && index < gallery.images.length ? { ...gallery, index } : null };
  });
}
