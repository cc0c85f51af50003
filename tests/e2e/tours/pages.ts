import { CONTENT_PAGES } from '../content-pages.ts';
import type { Tour } from './tour.ts';

/** The pages that the owner has written, and what the contact form says of empty fields. */
export const pages: Tour = async (_stage, visitor, look) => {
  const { page } = visitor;
  for (const path of CONTENT_PAGES) {
    await visitor.visit(path);
    // Sections come on their own.
    await page.waitForFunction(
      () => document.querySelector('main') && !document.querySelector('main .skeleton'),
    );
    await look(`page${path.replaceAll('/', '-')}`);
  }
  await visitor.visit('/kontakt?anliegen=sonstiges');
  const form = page.locator('#form');
  await visitor.press(form.locator('button[type=submit]'));
  await form.locator('[aria-invalid=true]').first().waitFor();
  await look('contact-faults');
};
