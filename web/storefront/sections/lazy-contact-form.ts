import type { SectionValue } from '#entities/shapes/content.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';

/** Few pages have the form, and its rules and uploads are heavy. */
export const lazyContactForm = lazyPart<SectionValue<'form'>>(() =>
  import('../contact/contact-form.tsx').then(({ ContactForm }) => ContactForm),
);
export const LazyContactForm = lazyContactForm.Part;
