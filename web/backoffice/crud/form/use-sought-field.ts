import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button:enabled, [contenteditable=true]';

/**
 * `?field=name` leads to that field of the form: it is scrolled into view and has the focus. Returns the name, so that the
 * form shows the field even where it begins closed.
 */
export function useSoughtField(): string | null {
  const { search, key } = useLocation();
  const sought = new URLSearchParams(search).get('field');
  // biome-ignore lint/correctness/useExhaustiveDependencies: seeking the same field again is another navigation.
  useEffect(() => {
    if (sought === null) return;
    const find = () => {
      const place = document.querySelector(`[data-field="${CSS.escape(sought)}"]`);
      const control = place?.querySelector<HTMLElement>(CONTROLS);
      if (!control) return false;
      place?.scrollIntoView({ block: 'center' });
      control.focus({ preventScroll: true });
      return true;
    };
    // A control that is loaded when a form needs it comes later.
    const watch = new MutationObserver(() => {
      if (find()) watch.disconnect();
    });
    // The dialog that led here returns the focus first.
    const frame = requestAnimationFrame(() => {
      if (!find()) watch.observe(document.body, { childList: true, subtree: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
    };
  }, [search, key]);
  return sought;
}
