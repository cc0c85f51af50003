import type { SectionValue } from '#entities/shapes/content.ts';
import { Picture } from '#web/ui/picture.tsx';
import { isEmptyText, RichText } from '../text/rich-text.tsx';
import { HeroHeading, type HeroProps } from './hero-heading.tsx';
import { ScrollDownButton } from './scroll-down-button.tsx';
import { SectionButton } from './section-button.tsx';
import { below } from './section-heading.tsx';

/** A full-width picture with a sheet of paper on it; the words animate in after 50 ms, the picture grows after 2.1 s. */
export function HeroA({ value, level }: HeroProps<SectionValue<'heroA'>>) {
  const { title, text, image, link, linkLabel } = value;
  return (
    <section data-section="heroA" className="relative bg-sand">
      {image && (
        <div className="aspect-[4/3] max-h-[60svh] w-full overflow-hidden md:aspect-[2/1] desk:absolute desk:inset-0 desk:aspect-auto desk:max-h-none">
          <Picture
            image={image}
            isDecorative
            isEager={level === 1}
            sizes="100vw"
            largest="large"
            className="hero-a-picture size-full object-cover"
          />
        </div>
      )}
      <div
        className={`page-width relative flex flex-col pb-6 desk:justify-end desk:pb-20 ${image ? `desk:pt-24 ${level === 1 ? 'desk:min-h-[min(40rem,78svh)]' : 'desk:min-h-112'}` : 'items-center pt-14 text-center desk:pt-24'}`}
      >
        <div
          className={`hero-a-words flex flex-col gap-4 ${image ? '-mt-10 rounded-card bg-paper p-6 shadow-lift md:max-w-xl md:p-8 desk:mt-0 desk:p-10' : 'max-w-3xl items-center'}`}
        >
          <HeroHeading level={level}>{title}</HeroHeading>
          {!isEmptyText(text) && (
            <RichText text={text} level={below(level)} className="text-lg text-muted desk:text-xl" />
          )}
          <SectionButton link={link} linkLabel={linkLabel} about={title} />
        </div>
        <ScrollDownButton
          className={`mt-4 self-center ${image ? 'desk:absolute desk:right-12 desk:bottom-8 desk:mt-0' : 'desk:mt-8'}`}
        />
      </div>
    </section>
  );
}
