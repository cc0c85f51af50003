import type { ImageRef } from '#domain/media/image.ts';
import type { SectionValue } from '#entities/shapes/content.ts';
import { openLightbox } from '#web/lib/lightbox-store.ts';
import { Picture } from '#web/ui/picture.tsx';
import { isEmptyText, RichText } from '../text/rich-text.tsx';
import { SectionButton } from './section-button.tsx';
import { SectionHeading } from './section-heading.tsx';
import * as texts from './texts.ts';

type Value = SectionValue<'imageText'>;

/** The picture's share of the width, and the size of the title: large, medium, small. */
const SIZES: Readonly<Record<Value['size'], { left: string; right: string; title: string; sizes: string }>> =
  {
    typeA: {
      left: 'desk:grid-cols-[7fr_5fr]',
      right: 'desk:grid-cols-[5fr_7fr]',
      title: 'text-[2rem] md:text-4xl desk:text-5xl',
      sizes: '(min-width: 88rem) 760px, (min-width: 78.125rem) 54vw, 92vw',
    },
    typeB: {
      left: 'md:grid-cols-2',
      right: 'md:grid-cols-2',
      title: 'text-[1.75rem] desk:text-4xl',
      sizes: '(min-width: 88rem) 640px, (min-width: 48rem) 46vw, 92vw',
    },
    typeC: {
      left: 'md:grid-cols-[1fr_2fr]',
      right: 'md:grid-cols-[2fr_1fr]',
      title: 'text-2xl desk:text-3xl',
      sizes: '(min-width: 88rem) 420px, (min-width: 48rem) 31vw, 92vw',
    },
  };

interface ImageTextProps {
  value: Value;
  /** The pictures of the page that the lightbox steps through. */
  gallery: readonly ImageRef[];
}

/** A picture beside a text: typeA right of it, typeB left of it; above it on the phone. */
export function ImageText({ value, gallery }: ImageTextProps) {
  const { title, text, image, size, position, link, linkLabel } = value;
  const look = SIZES[size];
  const isRight = position === 'typeA';
  return (
    <section
      data-section="imageText"
      data-size={size}
      data-position={position}
      className={`page-width grid items-center gap-6 py-8 md:gap-10 desk:gap-16 desk:py-12 ${image ? look[isRight ? 'right' : 'left'] : ''}`}
    >
      {image && (
        <button
          type="button"
          aria-label={image.alt ? texts.enlargeNamed({ description: image.alt }) : texts.enlarge}
          aria-haspopup="dialog"
          onClick={() => openImage(image, gallery)}
          className={`group min-w-0 cursor-zoom-in overflow-hidden rounded-[1.25rem] bg-sand shadow-card focus-visible:rounded-[1.25rem] ${isRight ? (size === 'typeA' ? 'desk:order-2' : 'md:order-2') : ''}`}
        >
          <Picture
            image={image}
            sizes={look.sizes}
            className={`w-full object-cover transition-transform duration-500 group-hover:scale-[1.02] ${size === 'typeC' ? 'aspect-[3/2] md:aspect-square' : 'aspect-[4/3]'}`}
          />
        </button>
      )}
      <div className="flex min-w-0 max-w-3xl flex-col gap-4">
        <SectionHeading level={2} className={look.title}>
          {title}
        </SectionHeading>
        {!isEmptyText(text) && <RichText text={text} level={3} className="desk:text-lg" />}
        <SectionButton link={link} linkLabel={linkLabel} about={title} look="secondary" />
      </div>
    </section>
  );
}

function openImage(image: ImageRef, gallery: readonly ImageRef[]): void {
  const index = gallery.findIndex(({ id }) => id === image.id);
  if (index < 0) openLightbox([image]);
  else openLightbox(gallery, index);
}
