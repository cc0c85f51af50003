import { useEffect, useState } from 'react';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

/** Set on the page while the board has the whole screen: header and menu of the frame are hidden (`in-data-board`). */
const MARK = 'data-board';

/** Gives the board the whole screen, without header and menu; dialogs and notices stay. */
export function FullScreenButton() {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const page = document.documentElement;
    const follow = () => {
      const isNow = document.fullscreenElement === page;
      setFull(isNow);
      page.toggleAttribute(MARK, isNow);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      page.removeAttribute(MARK);
    };
  }, []);
  if (!document.fullscreenEnabled) return null;
  const name = isFull ? texts.leaveFullScreen : texts.fullScreen;
  return (
    <button
      type="button"
      title={name}
      aria-pressed={isFull}
      onClick={() => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
      className="relative hidden size-11 shrink-0 place-items-center rounded-theme border border-line bg-card hover:border-ink md:grid"
    >
      <StaffIcon name="maximize" />
      <span className="sr-only">{name}</span>
    </button>
  );
}
