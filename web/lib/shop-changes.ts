/** The stream of server/api/pages/shop-changes.ts. */
const ADDRESS = '/api/shop/changes';

/** A thousand visitors that hear of a change must not all come in the same millisecond. */
const LONGEST_WAIT = 2_000;
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;
/** A page that is still busy gets this long to come to rest. */
const LONGEST_BUSY = 3_000;

export interface FollowedShop {
  /** The version of the shop that is shown at first. */
  version: number;
  /** Fetches the shop anew and shows it; false when that failed. */
  reload: () => Promise<boolean>;
}

/**
 * Keeps a page up to date: hears from the server which version of the shop there is, and fetches it when it is not the one
 * shown. Begins when the page has come to rest; a page that nobody sees hears nothing and makes up for it when it is seen
 * again, because browsers have few connections per server. Answers how to stop.
 */
export function followShopChanges(followed: FollowedShop): () => void {
  const reloader = shopReloader(followed);
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;

  const close = () => {
    clearTimeout(retry);
    source?.close();
    source = null;
  };
  const open = () => {
    if (isStopped || source || document.hidden || !navigator.onLine) return;
    source = new EventSource(ADDRESS);
    source.addEventListener('shop', ({ data }: MessageEvent<string>) => {
      failures = 0;
      reloader.heard(versionIn(data));
    });
    // The browser's own reconnection gives up on refusals and knows no jitter.
    source.addEventListener('error', () => {
      close();
      failures += 1;
      retry = setTimeout(open, pauseAfter(failures));
    });
  };
  const follow = () => {
    close();
    open();
  };
  const leave = whenAtRest(() => {
    open();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('online', follow);
  });
  return () => {
    isStopped = true;
    leave();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('online', follow);
    close();
    reloader.stop();
  };
}

/** Decides when to reload: soon after a version was heard of that is not shown, one load after the other. */
export function shopReloader({ version, reload }: FollowedShop): {
  heard: (version: number) => void;
  stop: () => void;
} {
  let shown = version;
  let wanted = version;
  let failures = 0;
  let isLoading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = async () => {
    timer = undefined;
    // What changes while it is loaded may or may not be in it.
    const target = wanted;
    isLoading = true;
    const isShown = await reload();
    isLoading = false;
    if (isShown) shown = target;
    failures = isShown ? 0 : failures + 1;
    if (shown !== wanted) plan();
  };
  const plan = () => {
    if (isLoading) return;
    timer ??= setTimeout(load, failures > 0 ? pauseAfter(failures) : Math.random() * LONGEST_WAIT);
  };
  return {
    heard: (current) => {
      wanted = current;
      if (shown !== wanted) plan();
    },
    stop: () => {
      // Nothing is planned after a load that is still on its way.
      wanted = shown;
      clearTimeout(timer);
    },
  };
}

/** Milliseconds until the next attempt: doubled each time, and different for everybody. */
function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1)) * (0.5 + Math.random());
}

function versionIn(data: string): number {
  return Number((JSON.parse(data) as { version: unknown }).version);
}

/** Runs once after the page was loaded and the browser has nothing else to do. Answers how to call it off. */
function whenAtRest(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: number | undefined;
  const wait = () => {
    if ('requestIdleCallback' in window) request = requestIdleCallback(run, { timeout: LONGEST_BUSY });
    else timer = setTimeout(run, LONGEST_BUSY);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
    if (request !== undefined) cancelIdleCallback(request);
  };
}
