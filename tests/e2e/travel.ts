import { expect } from 'vitest';
import { giveCart } from './filled-cart.ts';
import type { Stage } from './stage.ts';
import type { Device, Visitor } from './visitor.ts';

/** The browser's history buttons. */

/** The visitor's current URL. */
export const path = ({ page }: Visitor) => new URL(page.url()).pathname;
/** How many overlays are open. */
export const dialogs = ({ page }: Visitor) => page.getByRole('dialog').count();

/** Comes from the privacy page, so that there is a previous page. */
export async function arrive(
  stage: Stage,
  device: Device,
  address: string,
  isFilled = false,
): Promise<Visitor> {
  const visitor = await stage.open(device, { isStill: true });
  if (isFilled) await giveCart(visitor, stage.url, { items: { Handsemmel: 2 } });
  await visitor.visit('/site/privacy');
  await visitor.visit(address);
  return visitor;
}

/** Presses the history button and waits for its effects. */
export async function travel({ page }: Visitor, steps: number): Promise<void> {
  await page
    .evaluate((by) => {
      const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.go(by);
      return Promise.race([moved, new Promise((resolve) => setTimeout(resolve, 400))]);
    }, steps)
    .catch(() => undefined);
  await page.waitForLoadState('load');
  await page.waitForTimeout(150);
}
export const back = (visitor: Visitor) => travel(visitor, -1);

/** No overlay is open any more, and one more step back leaves the page: no history entry is left over. */
export async function expectClosedAt(visitor: Visitor, address: string): Promise<void> {
  await visitor.page.getByRole('dialog').first().waitFor({ state: 'detached' });
  expect(path(visitor)).toBe(address);
  await visitor.page.waitForTimeout(150);
  await back(visitor);
  await expect.poll(() => path(visitor)).toBe('/site/privacy');
}
