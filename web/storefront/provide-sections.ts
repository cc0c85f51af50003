import { ContactForm } from './contact/contact-form.tsx';
import { lazySitePage } from './content/lazy-site-page.ts';
import { SitePage } from './content/site-page.tsx';
import { lazyContactForm } from './sections/lazy-contact-form.ts';
import { lazySections } from './sections/lazy-sections.ts';
import { Sections } from './sections/sections.tsx';

/** For the server: a page's content belongs in its first HTML. */
export function provideSections(): void {
  lazySitePage.provide(SitePage);
  lazySections.provide(Sections);
  lazyContactForm.provide(ContactForm);
}
