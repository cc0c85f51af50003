import { useSyncExternalStore } from 'react';

/** How far the server's clock is ahead of this computer's, in milliseconds. */
let offset = 0;

/** Slower responses say too little about when they were made. */
const LONGEST_ROUND_TRIP = 2_000;
/** The Date header has whole seconds: smaller differences are noise. */
const SMALLEST_OFFSET = 2_000;

/**
 * Estimates the server's time from a response: its Date header, and when it was requested and received by this computer's
 * clock (ms). Counter computers run minutes wrong; countdowns must not.
 */
function noteServerTime(dateHeader: string | null, askedAt: number, answeredAt: number): void {
  if (dateHeader === null || answeredAt - askedAt > LONGEST_ROUND_TRIP) return;
  const measured = Date.parse(dateHeader) + 500 - (askedAt + answeredAt) / 2;
  if (Number.isNaN(measured)) return;
  offset = Math.abs(measured) < SMALLEST_OFFSET ? 0 : measured;
}

/** fetch that also updates the server's time. */
export async function timedFetch(...call: Parameters<typeof fetch>): Promise<Response> {
  const askedAt = Date.now();
  const response = await fetch(...call);
  noteServerTime(response.headers.get('Date'), askedAt, Date.now());
  return response;
}

/** The current time by the server's clock. */
export function serverNow(): Date {
  return serverTimeAt(Date.now());
}

/** The server's time when this computer's clock showed the given milliseconds since the epoch. */
export function serverTimeAt(localTime: number): Date {
  return new Date(localTime + offset);
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let current = serverNow();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!timer) current = serverNow();
  timer ??= setInterval(() => {
    current = serverNow();
    for (const notify of listeners) notify();
  }, 1_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The server's time, updated every second: one timer for all countdowns. */
export function useServerNow(): Date {
  return useSyncExternalStore(subscribe, () => current);
}

/** The server's time, updated every given number of seconds: for what need not re-render each second. */
export function useServerNowEvery(seconds: number): Date {
  const time = useSyncExternalStore(subscribe, () => Math.floor(current.getTime() / (seconds * 1_000)));
  return new Date(time * seconds * 1_000);
}
