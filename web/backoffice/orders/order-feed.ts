/** Where the board's orders come from; behind it stands the tRPC client, in tests a script. */
export interface FeedSource<O> {
  /** Follows the changes after `lastEventId`, or from now on. Answers the way to stop. */
  subscribe(lastEventId: string | null, observer: FeedObserver<O>): () => void;
  /** All open orders. */
  list(): Promise<O[]>;
  /** Whether our server answers at all; rejects if not. */
  check(): Promise<void>;
}

export interface FeedObserver<O> {
  onStarted(): void;
  onEntry(id: string, order: O): void;
  /** The stream broke and is trying by itself. */
  onConnecting(): void;
  /** The stream has given up. */
  onError(error: unknown): void;
  /** The server ended it: whoever follows may see something else now than at the beginning. */
  onEnded(): void;
}

/**
 * live: changes arrive by themselves. polling: the list is fetched every 10 seconds. offline: the server does not
 * answer. refused: it does not know the session or the device key any more.
 */
export type FeedLink = 'connecting' | 'live' | 'polling' | 'offline' | 'refused';

export interface FeedStatus {
  link: FeedLink;
  /** When the server last answered, by the clock of this computer; null = never yet. */
  lastContactAt: number | null;
}

export interface FeedListener<O> {
  onOrder(order: O): void;
  /** `changed` are the orders that arrived singly while the list was on its way: they are newer than it. */
  onList(orders: O[], changed: ReadonlySet<O>): void;
  onStatus(status: FeedStatus): void;
  /** Roles or branches of the session changed; the feed begins anew by itself. */
  onRightsChanged(): void;
}

export interface OrderFeed {
  /** Tries at once: the network is back, or somebody looks at the screen again. */
  wake(): void;
  stop(): void;
}

export interface FeedOptions {
  isRefusal: (error: unknown) => boolean;
  now?: () => number;
  random?: () => number;
}

const HEARTBEAT = 5_000;
const POLL = 10_000;
/** Also while live, in case a change was lost somewhere. */
const REFRESH = 60_000;
const LONGEST_WAIT = 15_000;

/**
 * Keeps the board up to date: follows the stream, resumes it after the last entry seen, polls while there is none, and
 * says how the connection is (F22).
 */
export function startOrderFeed<O>(
  source: FeedSource<O>,
  listener: FeedListener<O>,
  { isRefusal, now = Date.now, random = Math.random }: FeedOptions,
): OrderFeed {
  let lastEventId: string | null = null;
  let lastContactAt: number | null = null;
  let lastListAt = 0;
  let isStreaming = false;
  let isFailing = false;
  let isRefused = false;
  let isStopped = false;
  let failures = 0;
  let unsubscribe: (() => void) | null = null;
  let reconnect: ReturnType<typeof setTimeout> | undefined;
  let listing: Promise<void> | null = null;
  let checking: Promise<void> | null = null;
  let arrived = new Set<O>();
  let told = '';

  function tell(): void {
    if (isStopped) return;
    const status: FeedStatus = { link: linkNow(), lastContactAt };
    const key = `${status.link} ${lastContactAt}`;
    if (key === told) return;
    told = key;
    listener.onStatus(status);
  }

  function linkNow(): FeedLink {
    if (isRefused) return 'refused';
    if (isFailing) return 'offline';
    if (lastContactAt === null) return 'connecting';
    return isStreaming ? 'live' : 'polling';
  }

  function succeeded(): void {
    lastContactAt = now();
    isFailing = false;
    isRefused = false;
    tell();
  }

  function failed(error: unknown): void {
    isRefused = isRefusal(error);
    isFailing = !isRefused;
    tell();
  }

  function follow(): void {
    if (isStopped) return;
    clearTimeout(reconnect);
    reconnect = undefined;
    unsubscribe?.();
    unsubscribe = source.subscribe(lastEventId, {
      onStarted: () => {
        isStreaming = true;
        failures = 0;
        succeeded();
        load();
      },
      onEntry: (id, order) => {
        if (isStopped) return;
        lastEventId = id;
        arrived.add(order);
        listener.onOrder(order);
        succeeded();
      },
      onConnecting: () => {
        isStreaming = false;
        tell();
        check();
      },
      onError: (error) => {
        isStreaming = false;
        if (isRefusal(error)) failed(error);
        else check();
        followLater();
        tell();
      },
      onEnded: () => {
        if (isStopped) return;
        isStreaming = false;
        // Orders of a branch that came in addition are older than the last entry seen: the list brings them.
        lastEventId = null;
        listener.onRightsChanged();
        followLater();
        tell();
      },
    });
  }

  function followLater(): void {
    failures += 1;
    const wait = Math.min(1_000 * 2 ** (failures - 1), LONGEST_WAIT);
    // Jitter: after a restart of the server not all boards come back in the same moment.
    reconnect ??= setTimeout(follow, wait * (0.5 + random()));
  }

  function load(): void {
    if (isStopped || listing) return;
    lastListAt = now();
    arrived = new Set();
    listing = source
      .list()
      .then((orders) => {
        if (isStopped) return;
        listener.onList(orders, arrived);
        succeeded();
      })
      .catch(failed)
      .finally(() => {
        listing = null;
      });
  }

  function check(): void {
    if (isStopped || listing || checking) return;
    checking = source
      .check()
      .then(succeeded)
      .catch(failed)
      .finally(() => {
        checking = null;
      });
  }

  function beat(): void {
    const isDue = now() - lastListAt >= (isStreaming && !isFailing ? REFRESH : POLL) - HEARTBEAT / 2;
    if (isDue) load();
    else check();
  }

  follow();
  load();
  const heart = setInterval(beat, HEARTBEAT);

  return {
    wake() {
      if (isStopped) return;
      if (!isStreaming) follow();
      load();
    },
    stop() {
      isStopped = true;
      clearInterval(heart);
      clearTimeout(reconnect);
      unsubscribe?.();
    },
  };
}
