import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../confirm-dialog.tsx';

/**
 * Asks before typed work is lost: to another screen, and when the window closes. Answers the dialog to show. `isLeaving`
 * is set by whoever leaves because the work is done: before the next drawing the form still counts as changed.
 */
export function useLeaveGuard(isDirty: boolean, isLeaving?: RefObject<boolean>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeaving?.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Ungespeicherte Änderungen"
      text="Was Sie geändert haben, ist noch nicht gespeichert. Wenn Sie die Seite verlassen, geht es verloren."
      confirm="Verwerfen und verlassen"
      cancel="Hier bleiben"
      isDanger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
