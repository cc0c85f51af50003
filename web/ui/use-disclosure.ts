import { type FocusEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';

interface Disclosure<E extends HTMLElement> {
  isOpen: boolean;
  close: () => void;
  /** For the element around button and panel. */
  frame: { ref: RefObject<E | null>; onBlur: (event: FocusEvent) => void };
  button: { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void };
  panelId: string;
}

/**
 * A button that shows a panel below it. Escape closes it and returns the focus to the button; a press outside or the
 * focus leaving closes it too.
 */
export function useDisclosure<E extends HTMLElement>(): Disclosure<E> {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<E>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      frame.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && frame.current?.contains(target))) setIsOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);

  return {
    isOpen,
    close: () => setIsOpen(false),
    frame: {
      ref: frame,
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !frame.current?.contains(relatedTarget)) setIsOpen(false);
      },
    },
    button: { 'aria-expanded': isOpen, 'aria-controls': panelId, onClick: () => setIsOpen(!isOpen) },
    panelId,
  };
}
