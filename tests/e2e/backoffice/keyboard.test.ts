import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { placeByApi } from '../by-api.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { LISTED, SPECIAL_SCREENS, screensOf, showScreen } from './every-screen.ts';
import { openStaff } from './staff-session.ts';

/** Every screen of the staff by the keyboard alone: Tab comes to everything that a mouse can press, and is seen there. */

let stage: Stage;
let admin: Admin;
let staff: Visitor;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
  await placeByApi(stage);
  staff = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** In the browser: marks what Tab has to reach, and notes where it comes to. Returns how much there is. */
function watch(): number {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]';
  const main = document.querySelector('#main');
  const isReachable = (control: HTMLElement) => {
    if (control.tabIndex < 0 || control.matches(':disabled') || control.closest('[inert]')) return false;
    // Links in a text that is being written are text.
    if (control.parentElement?.closest('[contenteditable=true]')) return false;
    // Of a group of radio buttons Tab reaches one, and arrow keys the others.
    if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked) return false;
    return control.checkVisibility({ visibilityProperty: true });
  };
  const wanted = [...(main?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(isReachable);
  for (const control of wanted) control.dataset.wanted = '';
  const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && outlineWidth !== '0px';
  // A card is outlined as a whole by the button that opens it, a text field by the frame around it.
  const isSeen = (control: Element) =>
    isOutlined(getComputedStyle(control, '::after')) ||
    [
      control,
      control.parentElement,
      control.parentElement?.parentElement,
      control.nextElementSibling,
      control.closest('label, li'),
    ].some((part) => {
      if (!part) return false;
      const style = getComputedStyle(part);
      return isOutlined(style) || (part !== control && style.boxShadow !== 'none');
    });
  const lines: string[] = [];
  const screen = new AbortController();
  // The screen before was watched in the same page.
  (window as { tabbed?: { screen: AbortController } }).tabbed?.screen.abort();
  Object.assign(window, { tabbed: { lines, screen } });
  const nameOf = (control: Element) => control.outerHTML.slice(0, 160);
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !('wanted' in target.dataset)) return;
      delete target.dataset.wanted;
      if (!target.matches('iframe') && !isSeen(target)) lines.push(`focus is not seen on ${nameOf(target)}`);
    },
    { signal: screen.signal },
  );
  // From the beginning of the page, wherever the focus was before.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.setPosition(document.body, 0);
  return wanted.length;
}

/** In the browser: where the focus is, and what is still to come. */
function look(): { isLost: boolean; left: string[]; lines: string[] } {
  const left = [...document.querySelectorAll('[data-wanted]')].map((control) =>
    control.outerHTML.slice(0, 160),
  );
  const { lines } = (window as unknown as { tabbed: { lines: string[] } }).tabbed;
  return { isLost: document.activeElement === document.body, left, lines };
}

/** What Tab does not reach on the current screen, where its focus is not seen, or where it gets lost; one line each. */
async function keyboardFaults(page: Page, screen: string): Promise<string[]> {
  const count = await page.evaluate(watch);
  // Before and after the screen come the header and the menu; a date takes a Tab for each of its parts.
  const most = 4 * count + 150;
  let lost = 0;
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    const { isLost, left, lines } = await page.evaluate(look);
    if (isLost) lost += 1;
    // Once around: behind the last control comes the browser itself, and then the first one again.
    if (left.length === 0 || lost > 1)
      return [...lines, ...left.map((control) => `Tab does not reach ${control}`)].map(
        (line) => `${screen}: ${line}`,
      );
  }
  return [`${screen}: Tab does not get around`];
}

describe('Tab reaches every control, and is seen there', () => {
  test.each(SPECIAL_SCREENS)('%s', async (path) => {
    await showScreen(staff, path);
    expect(await keyboardFaults(staff.page, path)).toEqual([]);
  });

  test.each(LISTED.map((entity) => [entity.path, entity] as const))('%s', async (_path, entity) => {
    const found: string[] = [];
    for (const screen of await screensOf(staff, admin, entity)) {
      await showScreen(staff, screen);
      found.push(...(await keyboardFaults(staff.page, screen)));
    }
    expect(found).toEqual([]);
  });
});
