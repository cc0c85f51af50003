import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { Overlay } from '#web/ui/overlay.tsx';

/**
 * A dialog that opens from within a form but is no part of it: Enter in its fields must not save the form. It contains no
 * form element either, as React would bubble its submit event to the outer form.
 */
export function MediaDialog(props: ComponentProps<typeof Overlay>) {
  return props.isOpen ? createPortal(<Overlay {...props} />, document.body) : null;
}
