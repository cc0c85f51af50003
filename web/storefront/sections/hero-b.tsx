import type { SectionValue } from '#entities/shapes/content.ts';
import { Picture } from '#web/ui/picture.tsx';
import { isEmptyText, RichText } from '../text/rich-text.tsx';
import { HeroHeading, type HeroProps } from './hero-heading.tsx';
import { ScrollDownButton } from './scroll-down-button.tsx';
import { SectionButton } from './section-button.tsx';
import { below } from './section-heading.tsx';

/** Generous at the top of a page; further down, and on a branch page, it leaves room for the rest. */
const LOOKS = {
  1: {
    columns: 'desk:grid-cols-[1fr_1.05fr]',
    grid: 'pt-8 pb-6 desk:gap-16 desk:pt-16 desk:pb-10',
    picture: 'aspect-[16/10] desk:aspect-[4/3]',
    sizes: '(min-width: 88rem) 640px, (min-width: 78.125rem) 47vw, 92vw',
    scroll: 'flex justify-center pb-5 desk:pb-8',
  },
  2: {
    columns: 'md:grid-cols-[3fr_2fr]',
    grid: 'pt-6 pb-10 desk:gap-16 desk:pt-8',
    picture: 'aspect-[2/1] md:aspect-[16/9]',
    sizes: '(min-width: 88rem) 500px, (min-width: 48rem) 38vw, 92vw',
    scroll: 'absolute inset-x-0 -bottom-6 z-10 flex justify-center',
  },
} as const;

/** Words beside a picture on a calm background; the words animate in after 500 ms. */
export function HeroB({ value, level }: HeroProps<SectionValue<'heroB'>>) {
  const { title, text, image, link, linkLabel } = value;
  const look = LOOKS[level];
  return (
    <section data-section="heroB" className="relative bg-sand">
      <div
        className={`page-width grid items-center gap-6 ${look.grid} ${image ? look.columns : 'max-w-4xl text-center'}`}
      >
        {image && (
          <Picture
            image={image}
            isDecorative
            isEager={level === 1}
            sizes={look.sizes}
            className={`w-full rounded-[1.25rem] object-cover shadow-card ${level === 1 ? 'desk:order-2' : 'md:order-2'} ${look.picture}`}
          />
        )}
        <div className={`hero-b-words flex min-w-0 flex-col gap-4 desk:gap-5 ${image ? '' : 'items-center'}`}>
          <HeroHeading level={level}>{title}</HeroHeading>
          {!isEmptyText(text) && (
            <RichText text={text} level={below(level)} className="max-w-xl text-lg text-muted desk:text-xl" />
          )}
          <SectionButton link={link} linkLabel={linkLabel} about={title} />
        </div>
      </div>
      <div className={look.scroll}>
        <ScrollDownButton />
      </div>
    </section>
  );
}
