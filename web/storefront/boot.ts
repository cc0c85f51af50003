import './storefront.css';
import { noteEarlyInput } from './early-input.ts';

/** Longer than this nobody waits for a picture. */
const PATIENCE_MS = 2_000;

/**
 * What is seen comes first: the scripts of a page, half of all its bytes, are fetched when the page and its largest picture
 * (whose `fetchpriority` says that it is the one) stand there, and not beside them. Until then everything can be read, links
 * lead on, and what else is pressed or typed is done again when the page can answer.
 */
async function isShown(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // A picture that cannot be had keeps nobody from ordering.
  await Promise.all([firstPaint(), picture?.decode().catch(() => undefined)]);
  await nextFrame();
}

/** Also if it is over already. */
function firstPaint(): Promise<void> {
  return new Promise((painted) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) painted();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** Whoever observes what is in view hears of it first behind the next frame. */
function nextFrame(): Promise<void> {
  return new Promise((drawn) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      drawn();
    });
    observer.observe(document.body);
  });
}

async function begin(): Promise<void> {
  const early = noteEarlyInput();
  // In a window that is hidden nothing is painted.
  const patience = new Promise<void>((over) => setTimeout(over, PATIENCE_MS));
  await Promise.race([isShown(), patience, early.came]);
  try {
    const { takeOver } = await import('./client-entry.tsx');
    await takeOver();
  } finally {
    // Without the scripts the browser does what it can.
    early.repeat();
  }
}

void begin();
