import { ContactForm } from '../contact/contact-form.tsx';
import { lazySitePage } from '../content/lazy-site-page.ts';
import { SitePage } from '../content/site-page.tsx';
import { lazyContactForm } from './lazy-contact-form.ts';
import { lazySections } from './lazy-sections.ts';
import { Sections } from './sections.tsx';

/** For the server: the content of a page belongs into its first HTML. */
export function provideSections(): void {
  lazySitePage.provide(SitePage);
  lazySections.provide(Sections);
  lazyContactForm.provide(ContactForm);
}
