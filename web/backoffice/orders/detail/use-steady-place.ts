import { type RefObject, useEffect, useRef, useState } from 'react';

export interface SteadyPlace {
  /** The element that holds the details and their dialogs. */
  root: RefObject<HTMLDivElement | null>;
  isPanel: boolean;
}

/**
 * Whether the details stand beside the board (as a panel) or above it. Whoever turns a tablet or drags a window moves them,
 * but not while one of their dialogs is open: moving builds them anew, and what was typed would be gone.
 */
export function useSteadyPlace(hasRoom: boolean): SteadyPlace {
  const root = useRef<HTMLDivElement>(null);
  const [isPanel, setPanel] = useState(hasRoom);
  useEffect(() => {
    if (isPanel === hasRoom || !root.current) return;
    const element = root.current;
    const follow = () => {
      if (!element.querySelector('dialog[open]')) setPanel(hasRoom);
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [isPanel, hasRoom]);
  return { root, isPanel };
}
