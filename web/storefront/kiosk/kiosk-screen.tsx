import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface KioskScreenProps {
  /** Its name for screen readers. */
  label: string;
  /** Called on Escape; without it only the screen's own controls lead away. */
  onEscape?: () => void;
  className?: string;
  children: ReactNode;
}

/** Covers everything, even other overlays: the modal dialog opened last is on top. */
export function KioskScreen({ label, onEscape, className = '', children }: KioskScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={`kiosk-screen ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        onEscape?.();
      }}
      onClose={({ currentTarget }) => {
        // Browsers close a dialog on the second Escape, whatever its page does.
        if (!currentTarget.isConnected) return;
        if (onEscape) onEscape();
        else currentTarget.showModal();
      }}
    >
      {children}
    </dialog>
  );
}
