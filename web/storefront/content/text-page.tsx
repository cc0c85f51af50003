import type { LegalText } from '#web/lib/legal.ts';
import { TextBody, textBlocks } from '../text/text-body.tsx';

/** Terms, privacy, imprint, allergens; the text's own first heading is the title. */
export function TextPage({ text }: { text: LegalText }) {
  const first = textBlocks(text.text)[0];
  const title = first?.kind === 'heading' ? first.lines[0] : text.title;
  return (
    <article className="page-width py-10 *:max-w-3xl desk:py-16">
      <h1 className="mb-8 hyphens-auto font-display text-[2rem] leading-tight md:text-4xl desk:text-5xl">
        {title}
      </h1>
      <TextBody text={text.text} hasOwnTitle={false} />
    </article>
  );
}
