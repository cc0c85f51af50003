import { type RefObject, useLayoutEffect } from 'react';

/**
 * What goes from the page must not take the focus with it: as `place` is about to go while the focus is in it, the focus
 * moves to what `next` finds. For what goes by itself; whoever is pressed and gone moves the focus in its handler.
 */
export function useHandedFocus(place: RefObject<HTMLElement | null>, next: () => HTMLElement | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `next` looks when the place goes, whatever it was.
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement)) next()?.focus({ preventScroll: true });
    };
  }, []);
}
