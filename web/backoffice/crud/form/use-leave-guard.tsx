import { type RefObject, useEffect, useState } from 'react';
import { setGuard } from '#web/backoffice/layout/guarded-router.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import * as texts from './texts.ts';

/**
 * Confirms before unsaved work is lost: on navigation, and when the window closes. Returns the dialog to show.
 * `isLeaving` is set when leaving because the work is done: until the next render the form still counts as changed.
 */
export function useLeaveGuard(isDirty: boolean, isLeaving?: RefObject<boolean>) {
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const stop = setGuard((_to, goOn) => {
      if (isLeaving?.current) return false;
      setProceed(() => goOn);
      return true;
    });
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty, isLeaving]);
  return (
    <ConfirmDialog
      isOpen={proceed !== null}
      title={texts.leaveTitle}
      text={texts.leaveText}
      confirm={texts.leave}
      cancel={texts.stay}
      isDanger
      onConfirm={() => {
        setProceed(null);
        proceed?.();
      }}
      onCancel={() => setProceed(null)}
    />
  );
}
