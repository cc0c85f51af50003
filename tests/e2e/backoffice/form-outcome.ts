import { expect } from 'vitest';
import type { Visitor } from '../visitor.ts';
import { showScreen } from './every-screen.ts';

export interface Outcome {
  isStored: boolean;
  /** The message that the user reads at the focus. */
  said: string;
}

/** Saves, and waits for what the user gets to see. Silence fails the test. */
export async function submit(staff: Visitor): Promise<Outcome> {
  const { page } = staff;
  const notices = page.getByRole('button', { name: 'Meldung schließen' });
  while ((await notices.count()) > 0) await notices.first().click();
  // The outcome of the previous save does not count: only a form that moves focus to its error again has responded.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press('Control+s');
  const handle = await page
    .waitForFunction(
      () => {
        const isInView = (element: Element) => {
          const { top, bottom, width } = element.getBoundingClientRect();
          return width > 1 && bottom > 0 && top < innerHeight && element.checkVisibility();
        };
        const notice = [...document.querySelectorAll('[data-notices] p')].find(({ textContent }) =>
          /(?:gespeichert|angelegt|erstellt)\.$/.test(textContent),
        );
        if (notice) return { isStored: true, said: notice.textContent };
        const focused = document.activeElement;
        if (!focused?.closest('form') || !isInView(focused)) return false;
        // The summary itself has focus; a field has its message next to it.
        const sentences = focused.querySelector('[role=alert]')
          ? [focused]
          : [
              ...(focused.getAttribute('aria-describedby') ?? '')
                .split(' ')
                .flatMap((id) => document.getElementById(id) ?? []),
              ...(focused.closest('[data-field]')?.querySelectorAll('.text-error') ?? []),
            ].filter(({ id, classList }) => classList.contains('text-error') || id.endsWith('-error'));
        const seen = sentences.find((sentence) => sentence.textContent.trim() !== '' && isInView(sentence));
        return seen ? { isStored: false, said: seen.textContent.trim() } : false;
      },
      undefined,
      { timeout: 8_000 },
    )
    .catch(async () => {
      throw new Error(`the form says nothing; the focus is on ${await focusName(staff)}`);
    });
  return (await handle.jsonValue()) as Outcome;
}

export const focusName = ({ page }: Visitor) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return `${activeElement?.tagName} #${activeElement?.id} "${activeElement?.textContent.slice(0, 60)}"`;
  });

/** The form of a new record; for a page, after its initial choice. */
export async function begin(staff: Visitor, path: string): Promise<void> {
  await showScreen(staff, `${path}/new`);
  if (path === '/sites') await staff.page.getByRole('button', { name: /^Leere Seite/ }).click();
}

export const refused = (said: RegExp) => ({ isStored: false, said: expect.stringMatching(said) });
export const MISSING = refused(/Bitte (?:füllen Sie|wählen Sie|geben Sie)/);
export const STORED = { isStored: true, said: expect.any(String) };
