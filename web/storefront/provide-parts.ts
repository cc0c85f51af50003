import { ContactForm } from './contact/contact-form.tsx';
import { lazySitePage } from './content/lazy-site-page.ts';
import { lazyTextPage } from './content/lazy-text-page.ts';
import { SitePage } from './content/site-page.tsx';
import { TextPage } from './content/text-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { lazyHomePage } from './home/lazy-home-page.ts';
import { FloatingButtons } from './layout/floating-buttons.tsx';
import { lazyFloatingButtons } from './layout/lazy-floating-buttons.ts';
import { CompactSections } from './sections/compact-sections.tsx';
import { lazyCompactSections } from './sections/lazy-compact-sections.ts';
import { lazyContactForm } from './sections/lazy-contact-form.ts';
import { lazySections } from './sections/lazy-sections.ts';
import { Sections } from './sections/sections.tsx';

/** For the server: a page's content belongs in its first HTML. */
export function provideParts(): void {
  lazyHomePage.provide(HomePage);
  lazyTextPage.provide(TextPage);
  lazySitePage.provide(SitePage);
  lazySections.provide(Sections);
  lazyCompactSections.provide(CompactSections);
  lazyContactForm.provide(ContactForm);
  lazyFloatingButtons.provide(FloatingButtons);
}
