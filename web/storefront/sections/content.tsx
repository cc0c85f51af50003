import type { SectionValue } from '#entities/shapes/content.ts';
import { isEmptyText, RichText } from '../text/rich-text.tsx';

/** A text with a readable line length. */
export function Content({ value }: { value: SectionValue<'content'> }) {
  if (isEmptyText(value.text)) return null;
  return (
    <section data-section="content" className="page-width py-6 desk:py-8">
      <RichText text={value.text} className="max-w-3xl desk:text-lg" />
    </section>
  );
}
