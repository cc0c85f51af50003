import { expect } from 'vitest';
import { ADMIN } from '../shop-template.ts';
import type { Visitor } from '../visitor.ts';
import type { Visitors } from '../visitors.ts';

/** A signed-in staff member on a wide screen; stays for all tests of a file. */
export async function openStaff(
  stage: Pick<Visitors, 'open'>,
  { email, password } = ADMIN,
): Promise<Visitor> {
  const visitor = await stage.open('desktop', { isStill: true, isKept: true });
  const answer = await visitor.page.request.post('/api/login', { data: { username: email, password } });
  expect(answer.status()).toBe(200);
  await visitor.page.goto('/backend');
  await visitor.page.getByRole('navigation', { name: 'Alle Bereiche' }).waitFor();
  return visitor;
}

/** Navigates to a screen by URL, discards unsaved changes, and waits for the heading. */
export async function goTo({ page }: Visitor, path: string, heading: string | RegExp): Promise<void> {
  await page.evaluate(async (hash) => {
    if (window.location.hash === `#${hash}`) return;
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.location.hash = hash;
    await moved;
    // By then the app has rendered.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, path);
  const leave = page.getByRole('button', { name: 'Verwerfen und verlassen' });
  if (await leave.isVisible()) await leave.click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}
