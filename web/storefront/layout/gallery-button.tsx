import type { ReactNode } from 'react';
import type { ImageRef } from '#domain/media/image.ts';
import { openLightbox } from '#web/lib/lightbox-store.ts';
import { Icon } from '#web/ui/icon.tsx';
import * as texts from './texts.ts';

interface GalleryButtonProps {
  images: readonly ImageRef[];
  /** What the pictures belong to: part of the button's name. */
  name: string;
  className?: string;
  /** The picture is not much larger than the icon on it. */
  isSmall?: boolean;
  /** The picture shown on the button. */
  children: ReactNode;
}

/** A picture that opens the lightbox. */
export function GalleryButton({
  images,
  name,
  className = '',
  isSmall = false,
  children,
}: GalleryButtonProps) {
  return (
    <div className={`relative ${className}`}>
      {children}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={texts.showPictures({ count: images.length, name })}
        onClick={() => openLightbox(images)}
        className={`absolute inset-0 flex cursor-zoom-in items-end justify-end ${isSmall ? 'p-1.5' : 'p-3'} focus-visible:-outline-offset-4 focus-visible:outline-on-night`}
      >
        <span
          className={`inline-flex items-center rounded-full bg-ink font-medium text-paper ${isSmall ? 'min-h-7 gap-1.5 px-2 text-xs' : 'min-h-9 gap-2 px-3 text-sm'}`}
        >
          <Icon name="pictures" className={isSmall ? 'size-4' : 'size-4.5'} />
          {images.length > 1 && images.length}
        </span>
      </button>
    </div>
  );
}
