import type { Page } from 'playwright';
import { axeFindings } from './axe.ts';
import type { Visitor } from './visitor.ts';
import { lostOn, ZOOMED } from './zoomed.ts';

/** What is wrong with the current screen: axe violations, and what is lost at 400 % zoom. */
export async function faultsOn({ page }: Visitor, screen: string): Promise<string[]> {
  const findings = await axeFindings(page, screen);
  const size = page.viewportSize();
  await page.setViewportSize(ZOOMED);
  findings.push(...(await lostOn(page, screen)));
  if (size) await page.setViewportSize(size);
  return findings;
}

/** What is wrong with the current screen at its own width: axe violations, what sticks out, and that it is empty. */
export async function faultsAsShown({ page }: Visitor, screen: string): Promise<string[]> {
  return [...(await axeFindings(page, screen)), ...(await misshapen(page, screen))];
}

/** A page that scrolls sideways looks broken on a phone; one with nothing but a heading, or still a skeleton, everywhere. */
async function misshapen(page: Page, screen: string): Promise<string[]> {
  const faults = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const main = document.querySelector('main');
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count.
    const text = main?.innerText.trim() ?? '';
    const heading = main?.querySelector('h1')?.textContent.trim() ?? '';
    return [
      ...(scrollWidth > clientWidth
        ? [`the page is ${scrollWidth - clientWidth} px wider than the screen`]
        : []),
      ...(text.length > heading.length ? [] : ['there is nothing on it']),
      ...(main?.querySelector('.skeleton') ? ['a part of it never came'] : []),
    ];
  });
  return faults.map((fault) => `${screen}: ${fault}`);
}
