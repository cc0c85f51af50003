import './storefront.css';

/** Longer than this nobody waits for a picture. */
const PATIENCE_MS = 2_000;

/**
 * What is seen comes first: the scripts of a page, half of all its bytes, are fetched when its largest picture stands there
 * (whose `fetchpriority` says that it is the one), and not beside it. Until then everything can be read, and links lead on.
 */
async function pictureShown(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // A picture that cannot be had keeps nobody from ordering.
  await picture?.decode().catch(() => undefined);
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}

// Nothing is painted in a window that is hidden.
const patience = new Promise<void>((over) => setTimeout(over, PATIENCE_MS));
void Promise.race([pictureShown(), patience]).then(() => import('./client-entry.tsx'));
