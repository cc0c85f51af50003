import type { SectionValue } from '#entities/shapes/content.ts';
import { SectionHeading } from './section-heading.tsx';

/** A large title with a line below it. */
export function Title({ value, level }: { value: SectionValue<'title'>; level: 1 | 2 }) {
  return (
    <section data-section="title" className="page-width pt-12 pb-2 desk:pt-20 desk:pb-4">
      <SectionHeading
        level={level}
        className={
          level === 1 ? 'text-4xl md:text-5xl desk:text-6xl' : 'text-[2rem] md:text-4xl desk:text-5xl'
        }
      >
        {value.title}
      </SectionHeading>
      {value.subtitle && (
        <p className="mt-3 max-w-2xl text-balance text-lg text-muted desk:mt-4 desk:text-xl">
          {value.subtitle}
        </p>
      )}
    </section>
  );
}
