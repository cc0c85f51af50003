import { createContext } from 'react';

/** Whether a dialog whose content begins with a field is there to be typed into: in the backoffice. */
export const StartsAtField = createContext(false);

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
const FIELDS = 'input:not([type=file]), select, textarea';

/**
 * What has the focus when a dialog opens; null leaves it to the browser, which takes the first control (the close button).
 * That is what carries `data-autofocus`, else the field with which the content begins. Where a finger types, fields wait for
 * it, as the keyboard on the screen would cover the dialog; with `data-autofocus="typing"` the marked one waits as well.
 * (React sets the focus for `autoFocus` before the dialog is open, so that the browser moves it on.)
 */
export function startOf(dialog: HTMLElement, startsAtField: boolean): HTMLElement | null {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (marked && !(isTouched && marked.dataset.autofocus === 'typing')) return marked;
  if (!startsAtField || isTouched) return null;
  const first = dialog.querySelector('.overlay-content')?.querySelector<HTMLElement>(CONTROLS);
  return first?.matches(FIELDS) ? first : null;
}
