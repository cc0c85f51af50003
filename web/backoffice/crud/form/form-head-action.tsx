import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The place in the head of a form for actions of its parts; null until the head stands. */
export const FormHeadSlot = createContext<HTMLElement | null>(null);

/** From anywhere in a form into its head, which stays in view while the form scrolls below it. */
export function FormHeadAction({ children }: { children: ReactNode }) {
  const slot = useContext(FormHeadSlot);
  return slot && createPortal(children, slot);
}
