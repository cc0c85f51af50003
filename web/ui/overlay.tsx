import { type ReactNode, type RefObject, useContext, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { StartsAtField, startOf } from './dialog-start.ts';
import { Icon } from './icon.tsx';
import { useHistoryEntry } from './overlay-history.ts';
import * as texts from './texts.ts';

interface OverlayProps {
  isOpen: boolean;
  /** Called for Escape, Back, the close button and a click beside the overlay; it may ask first and stay open. */
  onClose: () => void;
  title: string;
  /** Where it stands on the desktop layout; on the phone it is always a sheet at the bottom. */
  placement?: 'centre' | 'side';
  /** Wide content (two columns) on the desktop. */
  isWide?: boolean;
  /** Hides the title visually when the content has a headline of its own; it stays the overlay's name. */
  isTitleHidden?: boolean;
  /** The content is only text: then the keyboard must be able to scroll it. */
  isText?: boolean;
  /** Stands fixed below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal on the native dialog element: the browser keeps the focus inside, gives it back when it closes and makes the rest
 * inert. The page behind does not scroll (theme.css).
 */
export function Overlay({ isOpen, ...rest }: OverlayProps) {
  return isOpen ? <OpenOverlay {...rest} /> : null;
}

/** Opens the dialog element over everything, locks the page behind it, and gives the focus back at the end. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const startsAtField = useContext(StartsAtField);
  useLayoutEffect(() => {
    const element = dialog.current;
    const places = placesOf(document.activeElement);
    // The scroll bar goes while the page is locked; its width stays free, so that the page does not move.
    // Above another overlay it is gone already.
    const { documentElement: page } = document;
    if (!page.querySelector('dialog.overlay[open]')) {
      page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
    }
    if (element && !element.open) {
      element.showModal();
      startOf(element, startsAtField)?.focus();
    }
    return () => {
      element?.close();
      // The element may leave the page at once, before the browser gives the focus back by itself.
      const giveBack = () => places.find((place) => place.isConnected)?.focus({ preventScroll: true });
      giveBack();
      // What opened it may go at the same moment: then what stood around it takes the focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body) giveBack();
      });
    };
  }, [startsAtField]);
  return dialog;
}

/** An element and what stands around it that can take the focus, from the inside out. */
function placesOf(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let place = element; place && place !== document.body; place = place.parentElement)
    if (
      place instanceof HTMLElement &&
      (place === element || place.tabIndex >= 0 || place.hasAttribute('tabindex'))
    )
      places.push(place);
  return places;
}

function OpenOverlay({
  onClose,
  title,
  placement = 'centre',
  isWide = false,
  isTitleHidden = false,
  isText = false,
  footer,
  children,
}: Omit<OverlayProps, 'isOpen'>) {
  const dialog = useModal();
  useHistoryEntry(true, onClose);
  const titleId = useId();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, the browser sends it as onCancel.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`overlay overlay-${placement} ${isWide ? 'overlay-wide' : ''}`}
      onCancel={(event) => {
        event.preventDefault();
        // Also heard here: a dialog above this one, and a file chooser that was closed.
        if (event.target === event.currentTarget) onClose();
      }}
      onClose={(event) => {
        // The browser may close it by itself (a second Escape); our own closing comes when it has left the page.
        if (event.target !== event.currentTarget || !event.currentTarget.isConnected) return;
        // It stands there again, should closing be a question.
        event.currentTarget.showModal();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="flex max-h-[inherit] min-h-0 flex-col short:max-h-none short:flex-none">
        <div className="flex items-center justify-between gap-4 border-line border-b px-5 py-2 desk:px-7 desk:py-3">
          <h2
            id={titleId}
            className={isTitleHidden ? 'sr-only' : 'min-w-0 font-display text-xl leading-tight'}
          >
            {title}
          </h2>
          <IconButton label={texts.close} onClick={onClose} className="-mr-2.5 ml-auto">
            <Icon name="close" />
          </IconButton>
        </div>
        <div
          {...(isText ? { role: 'region', tabIndex: 0, 'aria-labelledby': titleId } : {})}
          className="overlay-content min-h-0 flex-1 px-5 py-5 desk:px-7 desk:py-6"
        >
          {children}
        </div>
        {footer && (
          <div className="border-line border-t bg-card px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] desk:px-7 desk:py-4">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}
