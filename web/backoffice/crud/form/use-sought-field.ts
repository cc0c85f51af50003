import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button:enabled, [contenteditable=true]';

/** `?field=name` leads to that field of the form: it is scrolled into view and has the focus. */
export function useSoughtField(): void {
  const { search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: seeking the same field again is another navigation.
  useEffect(() => {
    const name = new URLSearchParams(search).get('field');
    if (name === null) return;
    // The dialog that led here returns the focus first.
    const frame = requestAnimationFrame(() => {
      const place = document.querySelector(`[data-field="${CSS.escape(name)}"]`);
      place?.scrollIntoView({ block: 'center' });
      place?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [search, key]);
}
