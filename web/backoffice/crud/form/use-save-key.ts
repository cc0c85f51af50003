import { useEffect, useRef } from 'react';

/** Ctrl+S (Cmd+S) saves, wherever focus is. */
export function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const hasOthers = event.altKey || event.shiftKey;
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || hasOthers) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
