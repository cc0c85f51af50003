import { ContactForm } from '../contact/contact-form.tsx';
import { lazyContactForm } from './lazy-contact-form.ts';
import { lazySections } from './lazy-sections.ts';
import { Sections } from './sections.tsx';

/** For the server: the content of a page belongs into its first HTML. */
export function provideSections(): void {
  lazySections.provide(Sections);
  lazyContactForm.provide(ContactForm);
}
