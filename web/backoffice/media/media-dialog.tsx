import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { Overlay } from '#web/ui/overlay.tsx';

/**
 * A dialog that is opened from within a form but is no part of it: the Enter key in its fields must not save the form. It
 * holds no form element either, whose submission would reach the outer one by way of React.
 */
export function MediaDialog(props: ComponentProps<typeof Overlay>) {
  return props.isOpen ? createPortal(<Overlay {...props} />, document.body) : null;
}
