import { useEffect, useState } from 'react';
import type { PickupNumbers } from '#domain/devices/pickup-screen.ts';
import { timedFetch } from '#web/lib/clock/server-clock.ts';

const STREAM = '/api/pickup-numbers/stream';
/** The server speaks every 15 seconds: after this long the connection is dead, whatever the browser thinks. */
const DEAD_AFTER_MS = 40_000;
const RETRY_MS = 5_000;
const TIMEOUT_MS = 10_000;

export interface PickupFeed {
  numbers: PickupNumbers | null;
  /** By this computer's clock; null before the first time. */
  heardAt: number | null;
  /** Why there are none: nobody is signed in here, or several branches are meant. */
  refusal: 'signed-out' | 'no-branch' | null;
}

/** What guests of a branch read, live; without the server the last that was heard. */
export function usePickupFeed(branch: string | null): PickupFeed {
  const [feed, setFeed] = useState<PickupFeed>({ numbers: null, heardAt: null, refusal: null });
  useEffect(() => {
    const address = branch === null ? STREAM : `${STREAM}?branch=${encodeURIComponent(branch)}`;
    return follow(
      address,
      (numbers) => setFeed({ numbers, heardAt: Date.now(), refusal: null }),
      (refusal) => setFeed((before) => ({ ...before, refusal })),
    );
  }, [branch]);
  return feed;
}

function follow(
  address: string,
  onNumbers: (numbers: PickupNumbers) => void,
  onRefusal: (refusal: NonNullable<PickupFeed['refusal']>) => void,
): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const again = (afterMs: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(open, afterMs);
  };
  const open = () => {
    source?.close();
    const opened = new EventSource(address);
    source = opened;
    again(DEAD_AFTER_MS);
    opened.addEventListener('numbers', ({ data }: MessageEvent<string>) => {
      again(DEAD_AFTER_MS);
      onNumbers(JSON.parse(data) as PickupNumbers);
    });
    opened.addEventListener('error', () => {
      // Anything else the browser tries again by itself.
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      again(RETRY_MS);
      void refusalOf(address).then((refusal) => {
        if (refusal && !isOver) onRefusal(refusal);
      });
    });
  };
  open();
  return () => {
    isOver = true;
    clearTimeout(timer);
    source?.close();
  };
}

/** An EventSource does not tell why it was refused. */
async function refusalOf(address: string): Promise<PickupFeed['refusal']> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), TIMEOUT_MS);
  try {
    const { status } = await timedFetch(address, { signal: end.signal });
    if (status === 401 || status === 403) return 'signed-out';
    return status === 404 || status === 422 ? 'no-branch' : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    end.abort();
  }
}
