import { useEffect, useRef, useState } from 'react';
import { nextOnAir, type SignageEntry, type SignageProgram } from '#domain/devices/signage.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { fileOf } from './entry-file.ts';
import { localUrl } from './media-store.ts';
import { useFreshNumbers } from './pickup/use-fresh-numbers.ts';
import { useSilence } from './pickup/use-silence.ts';
import { type PickupState, Segment } from './segment.tsx';
import * as texts from './texts.ts';
import { useProgram } from './use-program.ts';
import { useScreenAwake } from './use-screen-awake.ts';
import { useStoredMedia } from './use-stored-media.ts';

/** How often to look again while nothing is scheduled or a file is missing. */
const AGAIN_MS = 3_000;

/** One frame of the film: the entry shown, and its file's address. */
interface Slide {
  entry: SignageEntry;
  place: number;
  url: string | null;
  /** Counts up, so that the same entry twice in a row restarts. */
  turn: number;
}

/** The screen on the wall: one entry after another, the next one preloaded. */
export function Player({ signageKey }: { signageKey: string }) {
  const { program, heardAt, isUnknown } = useProgram(signageKey);
  useScreenAwake();
  if (isUnknown) return <Words title={texts.notConnectedTitle} text={texts.notConnectedText} />;
  if (!program) return <Words title={texts.connectingTitle} text={texts.connectingText} />;
  if (program.entries.length === 0)
    return <Words title={program.shopName} text={texts.noStream({ name: program.name })} />;
  return <Film program={program} heardAt={heardAt} />;
}

function Film({ program, heardAt }: { program: SignageProgram; heardAt: number | null }) {
  const latest = useRef(program);
  latest.current = program;
  const [slide, setSlide] = useState<Slide | null>(null);
  const place = useRef(-1);
  const turn = useRef(0);
  const [isDark, setDark] = useState(false);

  useStoredMedia(program);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const show = async () => {
      const next = await readySlide(latest.current, place.current);
      if (isGone) return;
      setDark(next === null);
      if (next === null) {
        setSlide(null);
        timer = setTimeout(() => void show(), AGAIN_MS);
        return;
      }
      place.current = next.place;
      turn.current += 1;
      setSlide({ ...next, turn: turn.current });
      preload(latest.current, next.place);
      timer = setTimeout(() => void show(), next.entry.seconds * 1_000);
    };
    void show();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);

  const pickup = usePickup(program, heardAt);
  // Prices and numbers change while they are shown.
  const shown = slide && refreshed(slide, program);
  return (
    <main className="fixed inset-0 overflow-hidden bg-black">
      <h1 className="sr-only">{program.name}</h1>
      {shown && (
        <Segment
          key={shown.entry.type === 'pickup' ? 'pickup' : shown.turn}
          entry={shown.entry}
          url={shown.url}
          pickup={pickup}
        />
      )}
      {isDark && <p className="sr-only">{texts.nothingPlanned}</p>}
    </main>
  );
}

/** What a screen with numbers has to know while it shows something else, too. */
function usePickup({ entries }: SignageProgram, heardAt: number | null): PickupState {
  const numbers = entries.find(({ type }) => type === 'pickup');
  const fresh = useFreshNumbers(numbers?.type === 'pickup' && heardAt !== null ? numbers.ready : null);
  const opened = useRef(Date.now());
  return { fresh, silentSince: useSilence(heardAt ?? opened.current) };
}

/** The next entry that is scheduled and whose file is available; null if there is none. */
async function readySlide(
  { entries, timeZone }: SignageProgram,
  after: number,
): Promise<Omit<Slide, 'turn'> | null> {
  let place = after;
  for (let tries = 0; tries < entries.length; tries += 1) {
    const next = nextOnAir(entries, place, serverNow(), timeZone);
    const entry = next === null ? undefined : entries[next];
    if (next === null || !entry) return null;
    const file = fileOf(entry);
    const url = file === null ? null : await localUrl(file, mimeTypeOf(entry));
    if (file === null || url !== null) return { entry, place: next, url };
    place = next;
  }
  return null;
}

function preload({ entries, timeZone }: SignageProgram, after: number): void {
  const next = nextOnAir(entries, after, serverNow(), timeZone);
  const entry = next === null ? undefined : entries[next];
  const file = entry && fileOf(entry);
  if (!file) return;
  void localUrl(file, mimeTypeOf(entry)).then((url) => {
    // Decoded as well: a large picture would appear line by line.
    if (url === null || (entry.type !== 'image' && entry.type !== 'template')) return;
    const picture = new Image();
    picture.src = url;
    picture.decode().catch(() => undefined);
  });
}

function refreshed(slide: Slide, { entries }: SignageProgram): Slide {
  const now = entries[slide.place];
  const isLive = now?.type === 'menu' || now?.type === 'pickup';
  return isLive && now.type === slide.entry.type ? { ...slide, entry: now } : slide;
}

function mimeTypeOf(entry: SignageEntry): string | undefined {
  return entry.type === 'video' ? entry.mimeType : undefined;
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <main className="fixed inset-0 grid place-items-center bg-ink p-[6vmin] text-center text-white">
      <div>
        <h1 className="font-display text-[7vmin] leading-tight">{title}</h1>
        <p className="mt-[3vmin] text-[3.2vmin]">{text}</p>
      </div>
    </main>
  );
}
