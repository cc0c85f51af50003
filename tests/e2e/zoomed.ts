import type { Page } from 'playwright';

/** What is left of a window of 1280 x 1024 px at 400 % zoom (WCAG 2.2, 1.4.10). */
export const ZOOMED = { width: 320, height: 256 } as const;

/**
 * What is lost on the page in its current state, one line each: content wider than the screen, controls that cannot be
 * scrolled out from under others, truncated text. An open overlay is examined alone.
 */
export async function lostOn(page: Page, screen: string): Promise<string[]> {
  const lost = await page.evaluate(() => {
    const found: string[] = [];
    const overlay = [...document.querySelectorAll('dialog[open]')].at(-1);
    const root = overlay ?? document.body;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    for (const box of [document.documentElement, ...(overlay ? [overlay] : [])]) {
      if (box.scrollWidth > box.clientWidth)
        found.push(`${nameOf(box)} is ${box.scrollWidth - box.clientWidth} px too wide`);
    }
    /** Left out: screen reader texts, and what is hidden. */
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[hidden]') === null &&
      getComputedStyle(element).clipPath === 'none' &&
      element.getBoundingClientRect().width > 1;
    for (const control of root.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      if (!isShown(control)) continue;
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) found.push(`${nameOf(control)} reaches beyond the screen`);
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSame =
        hit !== null &&
        (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control));
      if (!isSame) found.push(`${nameOf(control)} lies below ${hit ? nameOf(hit) : 'the edge'}`);
    }
    for (const element of root.querySelectorAll('*')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || !isShown(element)) continue;
      const { overflowX, webkitLineClamp } = getComputedStyle(element);
      // An excerpt of a description that is shown in full elsewhere is no loss.
      if (overflowX === 'visible' || webkitLineClamp !== 'none') continue;
      if (element.scrollWidth > element.clientWidth + 1) found.push(`${nameOf(element)} is cut off`);
    }
    return found;
  });
  return lost.map((line) => `${screen}: ${line}`);
}
