import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../confirm-dialog.tsx';

/** Asks before typed work is lost: to another screen, and when the window closes. Answers the dialog to show. */
export function useLeaveGuard(isDirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
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
