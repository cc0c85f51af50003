import { createContext } from 'react';

/** Whether a dialog that begins with a field focuses it for typing: in the backoffice. */
export const StartsAtField = createContext(false);

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
const FIELDS = 'input:not([type=file]), select, textarea';

/**
 * What to focus when a dialog opens; null leaves it to the browser, which takes the first control (the close button): the
 * element with `data-autofocus`, else a field at the start of the content. On touch devices fields are not focused, as
 * the on-screen keyboard would cover the dialog; with `data-autofocus="typing"` neither is the marked one. (React applies
 * `autoFocus` before the dialog is open, so the browser moves the focus on.)
 */
export function startOf(dialog: HTMLElement, startsAtField: boolean): HTMLElement | null {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (marked && !(isTouched && marked.dataset.autofocus === 'typing')) return marked;
  if (!startsAtField || isTouched) return null;
  const first = dialog.querySelector('.overlay-content')?.querySelector<HTMLElement>(CONTROLS);
  return first?.matches(FIELDS) ? first : null;
}
