import { useEffect, useEffectEvent } from 'react';

/**
 * Runs when the browser restores a page as it was left: a guest who comes back from the provider that way has nothing under way.
 */
export function useShownAgain(run: () => void): void {
  const onShown = useEffectEvent(run);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onShown();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}
