import { DAY } from '#domain/time/zoned-time.ts';

/** An order that this screen has shown, and how many milliseconds ago. */
export interface ShownOrder {
  id: number;
  agoMs: number;
}

/** Tells the server once which orders this screen has shown (R270). */
export interface Sightings {
  /** These orders stand on the screen now. */
  show(orders: readonly number[]): void;
  stop(): void;
}

/** Orders that appear close together are told together; with chance, so that not all boards of a shop speak at once. */
const SOON = 1_000;
const SPREAD = 3_000;
/** How often a screen speaks at most. What it tells says when it was; with an order a second only the number of calls counts. */
const EVERY = 15_000;
const RETRY = 30_000;
/** As many as one call takes. */
const MOST = 500;

export function createSightings(
  send: (orders: ShownOrder[]) => Promise<unknown>,
  { now = Date.now, random = Math.random } = {},
): Sightings {
  const told = new Set<number>();
  /** Since when each is shown, by the clock of this computer. */
  const untold = new Map<number, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let lastTold = Number.NEGATIVE_INFINITY;

  function tellAfter(ms: number): void {
    if (untold.size > 0 && !isSending) timer ??= setTimeout(() => void tell(), ms);
  }
  const tellSoon = () =>
    tellAfter(Math.max(SOON + random() * SPREAD, Math.min(EVERY, lastTold + EVERY - now())));

  async function tell(): Promise<void> {
    timer = undefined;
    isSending = true;
    lastTold = now();
    const batch = [...untold].slice(0, MOST);
    const isTold = await send(
      batch.map(([id, since]) => ({ id, agoMs: Math.max(0, Math.min(now() - since, DAY)) })),
    ).then(
      () => true,
      () => false,
    );
    isSending = false;
    if (!isTold) return tellAfter(RETRY);
    for (const [id] of batch) {
      untold.delete(id);
      told.add(id);
    }
    tellSoon();
  }

  return {
    show(orders) {
      for (const id of orders) if (!told.has(id) && !untold.has(id)) untold.set(id, now());
      tellSoon();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
