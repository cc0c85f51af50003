import './storefront.css';
import { recordEarlyInput } from './early-input.ts';

/** Nobody waits longer than this for a picture. */
const TIMEOUT_MS = 2_000;

/**
 * Visible content comes first: the page's scripts, half of all its bytes, are fetched with low priority (document.ts) and run
 * only once the page and its largest picture (the one marked with `fetchpriority`) are on screen, or somebody presses
 * something. Until then the page can be read and links work; every other press or input is replayed after hydration.
 */
async function isShown(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // A picture that fails to load must not keep anybody from ordering.
  await Promise.all([firstPaint(), picture?.decode().catch(() => undefined)]);
  await nextFrame();
}

/** Resolves even if it has already happened. */
function firstPaint(): Promise<void> {
  return new Promise((painted) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) painted();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** An IntersectionObserver first fires after the next frame. */
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
  const early = recordEarlyInput();
  // A hidden window never paints.
  const patience = new Promise<void>((over) => setTimeout(over, TIMEOUT_MS));
  await Promise.race([isShown(), patience, early.came]);
  try {
    const { hydratePage } = await import('./client-entry.tsx');
    await hydratePage();
  } finally {
    // Without the scripts the browser does what it can on its own.
    early.repeat();
  }
}

void begin();
