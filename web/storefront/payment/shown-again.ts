import { useEffect, useEffectEvent } from 'react';

/** Runs when the browser shows a page that was left as it was left: back from the provider, nothing is under way any more. */
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
