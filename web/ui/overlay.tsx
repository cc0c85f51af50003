import { type ReactNode, type RefObject, useContext, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { StartsAtField, startOf } from './dialog-start.ts';
import { Icon } from './icon.tsx';
import { useHistoryEntry } from './overlay-history.ts';
import * as texts from './texts.ts';

interface OverlayProps {
  isOpen: boolean;
  /** Called on Escape, Back, the close button and a click outside; it may ask first and stay open. */
  onClose: () => void;
  title: string;
  /** Its position on the desktop layout; on the phone it is always a bottom sheet. */
  placement?: 'centre' | 'side';
  /** Wide content (two columns) on the desktop. */
  isWide?: boolean;
  /** Visually hides the title when the content has its own headline; it remains the overlay's name. */
  isTitleHidden?: boolean;
  /** The content is only text: the keyboard must then be able to scroll it. */
  isText?: boolean;
  /**
   * 'sheet': title and footer stay in sight on a phone in landscape, too, and only the content scrolls; 'steady': it
   * moreover keeps its height whatever it shows.
   */
  shape?: 'plain' | 'sheet' | 'steady';
  /** Fixed above the scrolling content, with its own padding. */
  above?: ReactNode;
  /** Fixed below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

const SHAPES = { plain: '', sheet: 'overlay-sheet', steady: 'overlay-sheet overlay-steady' } as const;

/**
 * A modal on the native dialog element: the browser traps the focus, restores it on close and makes the rest inert. The
 * page behind does not scroll (theme.css).
 */
export function Overlay({ isOpen, ...rest }: OverlayProps) {
  return isOpen ? <OpenOverlay {...rest} /> : null;
}

/** Opens the dialog element on top of everything, locks the page behind it, and restores the focus at the end. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const startsAtField = useContext(StartsAtField);
  useLayoutEffect(() => {
    const element = dialog.current;
    const places = placesOf(document.activeElement);
    // The scroll bar disappears while the page is locked; its width stays reserved, so that the page does not move.
    // Above another overlay it is already gone.
    const { documentElement: page } = document;
    if (!page.querySelector('dialog.overlay[open]')) {
      const width = `${window.innerWidth - page.clientWidth}px`;
      // Setting it makes the browser look at every element of the page again.
      if (page.style.getPropertyValue('--scrollbar') !== width) page.style.setProperty('--scrollbar', width);
    }
    if (element && !element.open) {
      element.showModal();
      startOf(element, startsAtField)?.focus();
    }
    return () => {
      element?.close();
      // The element may leave the DOM at once, before the browser restores the focus by itself.
      const restoreFocus = () => {
        const main = document.querySelector<HTMLElement>('main');
        // What is gone or disabled does not take the focus.
        for (const place of [...places, main]) {
          place?.focus({ preventScroll: true });
          if (document.activeElement === place) return;
        }
      };
      restoreFocus();
      // Its opener may disappear at the same moment: then a focusable ancestor takes the focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body) restoreFocus();
      });
    };
  }, [startsAtField]);
  return dialog;
}

/** An element and its focusable ancestors, from the inside out. */
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
  shape = 'plain',
  above,
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
      className={`overlay overlay-${placement} ${isWide ? 'overlay-wide' : ''} ${SHAPES[shape]}`}
      onCancel={(event) => {
        event.preventDefault();
        // Also fires for a dialog above this one, and for a closed file chooser.
        if (event.target === event.currentTarget) onClose();
      }}
      onClose={(event) => {
        // The browser may close it by itself (a second Escape); our own close event fires after it has left the DOM.
        if (event.target !== event.currentTarget || !event.currentTarget.isConnected) return;
        // Reopen it, in case closing it needs a confirmation.
        event.currentTarget.showModal();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="overlay-frame">
        <div className="flex items-center justify-between gap-4 border-line border-b px-5 py-2 desk:px-7 desk:py-3 short:py-0">
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
        {above}
        <div
          {...(isText ? { role: 'region', tabIndex: 0, 'aria-labelledby': titleId } : {})}
          className="overlay-content min-h-0 flex-1 px-5 py-5 desk:px-7 desk:py-6"
        >
          {children}
        </div>
        {footer && (
          <div className="border-line border-t bg-card px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] desk:px-7 desk:py-4 short:pt-2 short:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}
