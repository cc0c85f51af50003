import type { Page } from 'playwright';

/** In the browser: marks what Tab has to reach in a part of the page, and notes where it comes to. Returns how much there is. */
function watch(part: string): number {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]';
  const main = document.querySelector(part);
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
  // On the way out of a frame, which is a process of its own, the focus is for a moment in neither document.
  return { isLost: document.activeElement === document.body && document.hasFocus(), left, lines };
}

/**
 * What Tab does not reach on the current screen or in a part of it, where its focus is not seen, or where it gets lost; one
 * line each.
 */
export async function keyboardFaults(page: Page, screen: string, part = '#main'): Promise<string[]> {
  const count = await page.evaluate(watch, part);
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
