import { useEffect } from 'react';

/** When a component with the focus disappears, the focus moves to the page, which says what the order is now. */
export function useFocusLeft(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.getElementById('inhalt')?.focus({ preventScroll: true });
    },
    [],
  );
}

/** As a `ref`: focuses what takes the place of a button that had the focus. Stable, so it runs only when it appears. */
export function focusOnce(place: HTMLElement | null): void {
  place?.focus();
}
