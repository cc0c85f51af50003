/** The stream of server/api/pages/shop-changes.ts. */
const ADDRESS = '/api/shop/changes';

/** A thousand visitors notified of a change must not all reload in the same millisecond. */
const LONGEST_WAIT = 1_500;
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;
/** A page that is still busy gets this long to become idle. */
const LONGEST_BUSY = 3_000;

export interface FollowedShop {
  /** The version of the shop shown initially. */
  version: number;
  /** Fetches and shows the shop again; false if that failed. */
  reload: () => Promise<boolean>;
  /** Called with the server's time, in milliseconds since 1970. */
  onTime: (at: number) => void;
}

/**
 * Keeps a page up to date: subscribes to the server's versions of the shop, and fetches the shop when it is not the one
 * shown. Starts once the page is idle; a hidden page is not subscribed and catches up when visible again, because
 * browsers allow few connections per server. Returns a function that stops it.
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
      const { version, time } = shopNews(data);
      followed.onTime(time);
      reloader.heard(version);
    });
    // The browser's own reconnection gives up on refusals and has no jitter.
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
  const leave = whenIdle(() => {
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

/** Decides when to reload: soon after hearing of a version that is not shown, one load at a time. */
export function shopReloader({ version, reload }: Omit<FollowedShop, 'onTime'>): {
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
    // A change during the load may or may not be included in it.
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
      // Nothing is scheduled after a load still in progress.
      wanted = shown;
      clearTimeout(timer);
    },
  };
}

/** Backoff until the next attempt in milliseconds: doubled each time, with jitter. */
function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1)) * (0.5 + Math.random());
}

function shopNews(data: string): { version: number; time: number } {
  const { version, time } = JSON.parse(data) as { version: unknown; time: unknown };
  return { version: Number(version), time: Date.parse(String(time)) };
}

/** Runs once the page has loaded and the browser is idle. Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
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
