import { type RefObject, useEffect, useRef } from 'react';
import { prefersStillness } from '#web/lib/media.ts';

/**
 * Moves an element into its place when it is scrolled into view. What is in view at hydration stays as it is, so nothing flickers;
 * without scripts and with reduced motion everything is simply there.
 */
export function useAppear<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersStillness() || element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.appear = 'waiting';
    const observer = new IntersectionObserver(([entry]) => {
      // A jump to the end of the page skips it.
      if (!entry || (!entry.isIntersecting && entry.boundingClientRect.top > 0)) return;
      element.dataset.appear = 'shown';
      observer.disconnect();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.appear;
    };
  }, []);
  return ref;
}
