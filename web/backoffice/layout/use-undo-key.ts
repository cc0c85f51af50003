import { useEffect } from 'react';
import { dismissNotice, useNotices } from '#web/lib/notices.ts';

/** Ctrl+Z outside of fields presses the button of the last notice that offers to undo something. */
export function useUndoKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || event.defaultPrevented || isField(event.target)) return;
      const last = useNotices.getState().notices.findLast(({ isUndo: isOffer }) => isOffer);
      if (!last) return;
      event.preventDefault();
      dismissNotice(last.id);
      last.actions[0]?.run?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Text fields have an undo of their own. */
function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isTicked = target.matches('input:is([type="checkbox"], [type="radio"])');
  return !isTicked && target.matches('input, textarea, select, [contenteditable]');
}
