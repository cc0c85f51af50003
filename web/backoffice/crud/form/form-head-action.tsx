import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The slot in a form's header for actions of its parts; null until the header is mounted. */
export const FormHeadSlot = createContext<HTMLElement | null>(null);

/** Renders from anywhere in a form into its header, which stays in view while the form scrolls below it. */
export function FormHeadAction({ children }: { children: ReactNode }) {
  const slot = useContext(FormHeadSlot);
  return slot && createPortal(children, slot);
}
