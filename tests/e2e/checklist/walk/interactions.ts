import type { Page } from 'playwright';

/** How slow the phone is that a walk is measured on, compared with this machine. */
const SLOWDOWN = 4;

export interface Interactions {
  /** From the tap to the next picture, in ms: the slowest event since the last call; 0 where all took less than 16 ms. */
  worst(): Promise<number>;
}

/** Slows the page's processor down and measures how long its taps wait for the next picture, as INP does. Call before visiting. */
export async function measureInteractions(page: Page): Promise<Interactions> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seenInteractions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return {
    worst: () =>
      page.evaluate(async () => {
        // Events are reported once their picture is shown, in a task of their own.
        for (let frames = 0; frames < 3; frames += 1)
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const seen = (window as unknown as { seenInteractions: number[] }).seenInteractions;
        return Math.max(0, ...seen.splice(0));
      }),
  };
}
