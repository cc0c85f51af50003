import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { noteShort, productOf, questionIn } from '../changed-shop.ts';
import { SUBMIT } from '../customer.ts';
import { ADDRESS, ANSWERED, giveCart } from '../filled-cart.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';

/** Whoever goes through checkout by Tab sees each control that has the focus, whatever floats over the page. */

const ROLL = 'Handsemmel';
/** How long a notice stays, in milliseconds. */
const STAYS = 8000;
let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

test('nothing covers the focused control in checkout on the phone, while the message after adding is there', async () => {
  const guest = await stage.at(TUESDAY_NOON, 'phone');
  const { page } = guest;
  // The message stays for the whole walk.
  await page.addInitScript((stays) => {
    const start = window.setTimeout;
    const patient = (run: () => void, wait?: number) => start(run, wait === stays ? 3_600_000 : wait);
    Object.assign(window, { setTimeout: patient });
  }, STAYS);
  await giveCart(guest, stage.url, {
    items: { Schnitzelsemmel: 6, [ROLL]: 1 },
    service: 'delivery',
    draft: {
      ...ANSWERED,
      ...ADDRESS,
      isDeliveryAddressDifferent: true,
      isCompany: true,
      deliveryZipCode: '3569',
    },
  });
  const heard = page.waitForResponse(/\/api\/shop\/changes$/);
  await guest.visit('/store/hauptplatz/checkout');
  await heard;
  const roll = await productOf(stage.url, ROLL);
  await noteShort(stage, { products: [roll.id] }, 'gone');
  await guest.press(questionIn(page.locator('form aside'), ROLL).getByRole('button', { name: 'Ersetzen' }));
  const offers = page.getByRole('dialog', { name: `Ersatz für ${ROLL}` });
  await guest.press(offers.getByRole('button', { name: /^Laugenbrezel/ }).first());
  await guest.press(
    page.getByRole('dialog', { name: 'Laugenbrezel' }).getByRole('button', { name: /^Speichern/ }),
  );
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const toast = page.locator('[data-notices]').getByText('Produkt zum Warenkorb hinzugefügt.');
  await toast.waitFor();
  await page.evaluate(() => {
    window.scrollTo({ top: 0 });
    // Tab begins at the start of the page again.
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
  });
  const walked: string[] = [];
  const covered: string[] = [];
  while (walked.length < 200) {
    await page.keyboard.press('Tab');
    const { name, over } = await coverOfFocus(page);
    if (name === '') break;
    walked.push(name);
    if (over !== '') covered.push(`${name} under ${over}`);
  }
  expect(covered).toEqual([]);
  expect(
    walked.some((name) => SUBMIT.test(name)),
    `the way leads past the button: ${walked.join(', ')}`,
  ).toBe(true);
  expect(walked.length, 'the fields, the choices and the links').toBeGreaterThan(30);
  expect(await toast.isVisible()).toBe(true);
  await noteShort(stage, { products: [roll.id] }, 'back');
});

/** The focused control ('' = none) and what lies over its middle, once scrolling has come to rest ('' = nothing). */
function coverOfFocus(page: Page): Promise<{ name: string; over: string }> {
  return page.evaluate(async () => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || control === document.body) return { name: '', over: '' };
    const labels = 'labels' in control ? [...((control.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    const says = control.getAttribute('aria-label') ?? labels[0]?.textContent ?? control.textContent ?? '';
    const name = says.trim().slice(0, 60) || control.id || control.tagName;
    const hit = () => {
      const place = control.getClientRects()[0];
      return place && document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
    };
    const isSeen = (element: Element | null | undefined) =>
      element !== null &&
      element !== undefined &&
      (control.contains(element) ||
        labels.some((label) => label.contains(control) && label.contains(element)));
    for (let pictures = 0; pictures < 30 && !isSeen(hit()); pictures += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const over = hit();
    if (isSeen(over)) return { name, over: '' };
    return { name, over: over ? over.outerHTML.slice(0, 120) : 'the edge of the window' };
  });
}
