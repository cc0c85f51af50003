import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { dismissNotice, type Notice, useNoticePlace, useNotices } from '#web/lib/notices.ts';
import { IconButton } from '#web/ui/button.tsx';
import { useAboveDock } from '#web/ui/dock.tsx';
import { Icon } from '#web/ui/icon.tsx';
import * as texts from './texts.ts';

const ACTION =
  'inline-flex min-h-11 items-center rounded-theme px-3 font-semibold underline-offset-4 hover:underline first:bg-paper first:text-ink first:hover:no-underline';

/** Toasts at the bottom, left on the desktop; they do not take the focus. */
export function Notices() {
  const { notices, said } = useNotices();
  const { place } = useNoticePlace();
  const aboveDock = useAboveDock();
  const content = (
    <>
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
      <p className="sr-only">{said}</p>
    </>
  );
  return (
    <div
      aria-live="polite"
      style={aboveDock}
      data-notices
      className="pointer-events-none fixed inset-x-3 bottom-[calc(6rem+var(--dock))] short:bottom-2 z-50 flex flex-col items-center gap-3 print:hidden desk:right-auto desk:bottom-[calc(2rem+var(--dock))] desk:left-12 desk:items-start"
    >
      {place ? createPortal(content, place) : content}
    </div>
  );
}

function NoticeCard({ notice }: { notice: Notice }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever has just added something with the keyboard is still at its card, which may be below.
    const place = document.activeElement;
    if (place?.matches(':focus-visible')) place.scrollIntoView({ block: 'nearest' });
  }, []);
  const close = () => {
    // The card must not take the focus with it; the content around it is the nearest sensible place.
    if (card.current?.contains(document.activeElement)) {
      const content = card.current.closest('dialog')?.querySelector<HTMLElement>('[data-line]');
      (content ?? document.getElementById('inhalt'))?.focus({ preventScroll: true });
    }
    dismissNotice(notice.id);
  };
  return (
    <div
      ref={card}
      role={notice.tone === 'error' ? 'alert' : undefined}
      className="pointer-events-auto w-full max-w-md animate-rise rounded-card bg-ink p-4 pr-3 text-paper shadow-lift"
    >
      <div className="flex items-start gap-3">
        <Icon
          name={notice.tone === 'error' ? 'warning' : notice.tone === 'success' ? 'check' : 'info'}
          className="mt-0.5 size-5"
        />
        <div className="min-w-0 flex-1 leading-snug">
          <p className="font-medium">{notice.text}</p>
          {notice.detail && <p className="text-sm opacity-85">{notice.detail}</p>}
        </div>
        {notice.isUndo && (
          <div className="-my-1 flex shrink-0">
            <Actions notice={notice} onPress={close} />
          </div>
        )}
        <IconButton
          label={texts.closeNotice}
          onClick={close}
          className="-mt-2.5 text-paper hover:bg-paper/15"
        >
          <Icon name="close" className="size-5" />
        </IconButton>
      </div>
      {notice.actions.length > 0 && !notice.isUndo && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Actions notice={notice} onPress={close} />
        </div>
      )}
    </div>
  );
}

function Actions({ notice, onPress }: { notice: Notice; onPress: () => void }) {
  return notice.actions.map(({ label, to, run }) =>
    to ? (
      <Link key={label} to={to} onClick={onPress} className={ACTION}>
        {label}
      </Link>
    ) : (
      <button
        key={label}
        type="button"
        className={ACTION}
        onClick={() => {
          onPress();
          run?.();
        }}
      >
        {label}
      </button>
    ),
  );
}
