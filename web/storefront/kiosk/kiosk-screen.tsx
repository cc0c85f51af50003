import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface KioskScreenProps {
  /** Its name for screen readers. */
  label: string;
  /** Called for Escape; without it only what stands on the screen leads away. */
  onEscape?: () => void;
  className?: string;
  children: ReactNode;
}

/** Covers everything, other overlays too: a modal dialog that opens last lies on top. */
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
        // The browser closes a dialog at the second Escape, whatever its page says.
        if (!currentTarget.isConnected) return;
        if (onEscape) onEscape();
        else currentTarget.showModal();
      }}
    >
      {children}
    </dialog>
  );
}
