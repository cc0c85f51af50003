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
