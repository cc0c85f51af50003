import { useEffect, useRef, useState } from 'react';
import { createAlarmSound } from '#web/lib/sound/alarm-sound.ts';
import { useScreenAwake } from '../use-screen-awake.ts';
import { PickupBoard } from './pickup-board.tsx';
import * as texts from './texts.ts';
import { useFreshNumbers } from './use-fresh-numbers.ts';
import { type PickupFeed, usePickupFeed } from './use-pickup-feed.ts';
import { useSilence } from './use-silence.ts';

const sound = createAlarmSound();
const SOUND = 'theke-pickup-sound';
/** In a shop that guests stand in, not a kitchen. */
const VOLUME = 0.5;

/** /signage/pickup: the second display of the counter, or any browser of the staff; `?branch=` where there are several. */
export function PickupPage({ branch }: { branch: string | null }) {
  const feed = usePickupFeed(branch);
  const opened = useRef(Date.now());
  const silentSince = useSilence(feed.heardAt ?? opened.current);
  const { isOn, play, toggle } = useSound();
  const fresh = useFreshNumbers(feed.numbers?.ready ?? null, play);
  useScreenAwake();
  return (
    <main className="fixed inset-0 cursor-default overflow-hidden bg-paper text-ink">
      <h1 className="sr-only">{texts.title}</h1>
      {feed.numbers ? (
        <PickupBoard numbers={feed.numbers} fresh={fresh} silentSince={silentSince} />
      ) : (
        <p className="grid size-full place-items-center p-[6vmin] text-center text-[4vmin] text-muted leading-snug">
          {wordsFor(feed, silentSince !== null)}
        </p>
      )}
      <button
        type="button"
        onClick={toggle}
        className="absolute bottom-2 left-2 min-h-11 rounded-theme border border-line-strong bg-card px-4 text-ink opacity-0 hover:opacity-100 focus-visible:opacity-100"
      >
        {isOn ? texts.soundOff : texts.soundOn}
      </button>
    </main>
  );
}

function wordsFor({ refusal }: PickupFeed, isSilent: boolean): string {
  if (refusal === 'signed-out') return texts.signedOut;
  if (refusal === 'no-branch') return texts.noBranch;
  return isSilent ? texts.unreached : texts.connecting;
}

/** A short sound for a new number, off until somebody here wants it; in a browser again after a click, as browsers ask for. */
function useSound() {
  const [isOn, setOn] = useState(() => storedSound());
  useEffect(() => {
    if (isOn) void sound.unlock();
  }, [isOn]);
  return {
    isOn,
    play: () => {
      if (isOn) sound.ready(VOLUME);
    },
    toggle: () => {
      setOn(!isOn);
      try {
        localStorage.setItem(SOUND, isOn ? 'off' : 'on');
      } catch {
        // Storage blocked: then only until the page is closed.
      }
    },
  };
}

function storedSound(): boolean {
  try {
    return localStorage.getItem(SOUND) === 'on';
  } catch {
    return false;
  }
}
