import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '#tests/e2e/told-time.ts';
import { measureInteractions } from './interactions.ts';

/** How the menu scrolls under a finger, on a phone slowed four times. */

const FLICKS = 5;
/** 60 pictures per second, with the jitter of the screen's clock. */
const FRAME_MS = 18;
/** Others may use the machine meanwhile: the menu is as slow as it is at its best. */
const ROUNDS = 3;

interface Frames {
  /** Between two pictures in ms, ascending. */
  gaps: number[];
  /** Pictures that took 50 ms or more. */
  long: number;
  /** Different places of the page that were shown. */
  places: number;
}

let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

async function recordFrames(page: Page): Promise<() => Promise<Frames>> {
  const recording = await page.evaluateHandle(() => {
    const gaps: number[] = [];
    const places = new Set<number>();
    const late: PerformanceEntry[] = [];
    new PerformanceObserver((list) => late.push(...list.getEntries())).observe({
      type: 'long-animation-frame',
    });
    let before = performance.now();
    const next = () => {
      const now = performance.now();
      gaps.push(now - before);
      places.add(window.scrollY);
      before = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return { gaps, places, late };
  });
  return () =>
    recording.evaluate(({ gaps, places, late }) => ({
      gaps: gaps.toSorted((a, b) => a - b),
      long: late.length,
      places: places.size,
    }));
}

/** A finger flicks upwards by 550 px, 1,500 px per second. */
async function flick(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  await touch('touchStart', 700);
  for (let y = 700; y > 150; y -= 25) {
    await touch('touchMove', y);
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
  await touch('touchEnd');
  await session.detach();
}

test('the menu follows the finger with 60 pictures per second, and none takes 50 ms', async () => {
  let best: Frames | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const visitor = await stage.at(TUESDAY_NOON, 'phone');
    const { page } = visitor;
    const interactions = await measureInteractions(page);
    await visitor.visit('/store/hauptplatz');
    await page.getByRole('button', { name: 'Jausensemmel nach Wunsch', exact: true }).first().waitFor();
    await interactions.worst();
    const stop = await recordFrames(page);
    for (let flicks = 0; flicks < FLICKS; flicks += 1) await flick(page);
    const frames = await stop();
    await visitor.context.close();
    expect(frames.places, 'the page has moved').toBeGreaterThan(20);
    if (best === null || frames.long < best.long || medianOf(frames) < medianOf(best)) best = frames;
    if (best.long === 0 && medianOf(best) < FRAME_MS) break;
  }
  if (!best) return expect.fail('nothing was measured');
  expect(best.long, 'pictures of 50 ms and more').toBe(0);
  expect(medianOf(best), 'ms from picture to picture').toBeLessThan(FRAME_MS);
});

function medianOf({ gaps }: Frames): number {
  return gaps[gaps.length >> 1] ?? Number.NaN;
}
