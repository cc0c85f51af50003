import { type PointerEvent, useEffect, useRef } from 'react';
import { type ImageRef, imagePath } from '#domain/media/image.ts';
import { closeLightbox, stepLightbox } from '#web/lib/lightbox-store.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useModal } from '#web/ui/overlay.tsx';
import { useHistoryEntry } from '#web/ui/overlay-history.ts';
import * as texts from './lightbox-texts.ts';

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
const BUTTON = 'bg-on-night/10 text-on-night! hover:bg-on-night/25';

/**
 * Full-screen pictures: left and down go back, right and up go forward, Escape closes; a step past either end closes too.
 */
export function LightboxView({ images, index }: { images: readonly ImageRef[]; index: number }) {
  const dialog = useModal();
  useHistoryEntry(true, closeLightbox);
  const swipe = useSwipe();
  const image = images[index];
  useNeighbours(images, index);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = KEYS[event.key];
      if (!step) return;
      event.preventDefault();
      stepLightbox(step);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={texts.pictures}
      className="overlay overlay-screen"
      onCancel={(event) => {
        event.preventDefault();
        closeLightbox();
      }}
      onClose={(event) => {
        if (event.currentTarget.isConnected) closeLightbox();
      }}
    >
      <div className="flex items-center justify-between gap-4 px-4 py-2 desk:px-6 desk:py-4">
        <p aria-live="polite" className="font-medium tabular-nums">
          {texts.pictureOf({ number: index + 1, count: images.length })}
        </p>
        <IconButton label={texts.close} onClick={closeLightbox} className={BUTTON}>
          <Icon name="close" />
        </IconButton>
      </div>
      <figure {...swipe} className="flex min-h-0 flex-1 touch-pinch-zoom select-none flex-col">
        <img
          key={image.id}
          src={imagePath(image, 'large')}
          alt={image.alt}
          width={image.width}
          height={image.height}
          draggable={false}
          className="min-h-0 w-full flex-1 animate-fade object-contain desk:px-24"
        />
        {image.alt && (
          <figcaption
            aria-hidden="true"
            className="mx-auto max-w-3xl hyphens-auto px-5 pt-4 text-center text-on-night/85"
          >
            {image.alt}
          </figcaption>
        )}
      </figure>
      <div className="flex justify-center gap-4 px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] desk:pb-6">
        {images.length > 1 && (
          <>
            <IconButton label={texts.previousPicture} onClick={() => stepLightbox(-1)} className={BUTTON}>
              <Icon name="chevron-left" />
            </IconButton>
            <IconButton label={texts.nextPicture} onClick={() => stepLightbox(1)} className={BUTTON}>
              <Icon name="chevron-right" />
            </IconButton>
          </>
        )}
      </div>
    </dialog>
  );
}

/** Minimum horizontal distance of a swipe, in px. */
const SWIPE = 48;

/** Swiping left shows the next picture; pinch zoom still works. */
function useSwipe() {
  const from = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ isPrimary, pointerType, pointerId, clientX, clientY }: PointerEvent) => {
      const isFinger = pointerType === 'touch' && isPrimary && (window.visualViewport?.scale ?? 1) === 1;
      from.current = isFinger ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (!start || start.id !== pointerId) return;
      const x = clientX - start.x;
      if (Math.abs(x) >= SWIPE && Math.abs(x) > Math.abs(clientY - start.y)) stepLightbox(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

/** Preloads the pictures next to the one shown. */
function useNeighbours(images: readonly ImageRef[], index: number): void {
  useEffect(() => {
    for (const neighbour of [images[index + 1], images[index - 1]]) {
      if (neighbour) new Image().src = imagePath(neighbour, 'large');
    }
  }, [images, index]);
}
