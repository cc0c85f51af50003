import type { SectionValue } from '#entities/shapes/content.ts';
import { isEmptyText, RichText } from '../text/rich-text.tsx';
import { SectionButton } from './section-button.tsx';
import { SectionHeading } from './section-heading.tsx';
import { ThirdPartyFrame } from './third-party-frame.tsx';

/** A tour, a video or a map beside a text: typeA right of it, typeB left of it; above it on the phone. */
export function FrameText({ value }: { value: SectionValue<'iFrameText'> }) {
  const { title, text, src, position, link, linkLabel } = value;
  const isRight = position === 'typeA';
  return (
    <section
      data-section="iFrameText"
      data-position={position}
      className={`page-width grid items-center gap-6 py-8 desk:gap-16 desk:py-12 ${isRight ? 'desk:grid-cols-[5fr_7fr]' : 'desk:grid-cols-[7fr_5fr]'}`}
    >
      <div className={`min-w-0 ${isRight ? 'desk:order-2' : ''}`}>
        <ThirdPartyFrame src={src} title={title} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <SectionHeading level={2}>{title}</SectionHeading>
        {!isEmptyText(text) && <RichText text={text} level={3} className="desk:text-lg" />}
        <SectionButton link={link} linkLabel={linkLabel} about={title} look="secondary" />
      </div>
    </section>
  );
}
