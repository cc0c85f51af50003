import {
  FEED_START,
  type FeedEvent,
  type FeedState,
  type FeedStatus,
  feedAfter,
  HEARTBEAT,
  isListDue,
  statusOf,
  waitAfter,
} from './feed-state.ts';

/** The source of the board's orders: the tRPC client, in tests a script. */
export interface FeedSource<O> {
  /** Subscribes to changes after `lastEventId`, or from now on. Returns how to unsubscribe. */
  subscribe(lastEventId: string | null, observer: FeedObserver<O>): () => void;
  /** All open orders. */
  list(): Promise<O[]>;
  /** Pings our server; rejects if it does not answer. */
  check(): Promise<void>;
}

export interface FeedObserver<O> {
  onStarted(): void;
  onEntry(id: string, order: O): void;
  /** The stream broke and is reconnecting by itself. */
  onConnecting(): void;
  /** The stream has given up. */
  onError(error: unknown): void;
  /** The server ended it: a new subscription may see something else than the old one. */
  onEnded(): void;
}

export interface FeedListener<O> {
  onOrder(order: O): void;
  /** `changed` are the orders that were pushed while the list was loading: they are newer than it. */
  onList(orders: O[], changed: ReadonlySet<O>): void;
  onStatus(status: FeedStatus): void;
  /** Roles or branches of the session changed; the feed restarts by itself. */
  onRightsChanged(): void;
}

export interface OrderFeed {
  /** Retries at once: the network is back, or the tab is visible again. */
  wake(): void;
  stop(): void;
}

export interface FeedOptions {
  isRefusal: (error: unknown) => boolean;
  now?: () => number;
  random?: () => number;
}

/**
 * Keeps the board up to date: follows the stream, resumes it after the last entry seen, polls while it is down, and
 * reports the state of the connection (F22).
 */
export function startOrderFeed<O>(
  source: FeedSource<O>,
  listener: FeedListener<O>,
  { isRefusal, now = Date.now, random = Math.random }: FeedOptions,
): OrderFeed {
  let state = FEED_START;
  let isStopped = false;
  let unsubscribe: (() => void) | null = null;
  let reconnect: ReturnType<typeof setTimeout> | undefined;
  let listing: Promise<void> | null = null;
  let checking: Promise<void> | null = null;
  let arrived = new Set<O>();
  let told = keyOf(FEED_START);

  function note(event: FeedEvent): void {
    state = feedAfter(state, event);
    const key = keyOf(state);
    if (isStopped || key === told) return;
    told = key;
    listener.onStatus(statusOf(state));
  }
  const answered = () => note({ kind: 'answered', at: now() });
  const unanswered = (error: unknown) => note({ kind: 'unanswered', isRefused: isRefusal(error) });

  function follow(): void {
    if (isStopped) return;
    clearTimeout(reconnect);
    reconnect = undefined;
    unsubscribe?.();
    unsubscribe = source.subscribe(state.lastEventId, {
      onStarted: () => {
        note({ kind: 'started', at: now() });
        load();
      },
      onEntry: (id, order) => {
        if (isStopped) return;
        arrived.add(order);
        listener.onOrder(order);
        note({ kind: 'entry', id, at: now() });
      },
      onConnecting: () => {
        note({ kind: 'interrupted' });
        check();
      },
      onError: (error) => {
        if (isRefusal(error)) unanswered(error);
        else check();
        note({ kind: 'broken' });
        followLater();
      },
      onEnded: () => {
        if (isStopped) return;
        listener.onRightsChanged();
        note({ kind: 'ended' });
        followLater();
      },
    });
  }

  function followLater(): void {
    reconnect ??= setTimeout(follow, waitAfter(state, random()));
  }

  function load(): void {
    if (isStopped || listing) return;
    note({ kind: 'listing', at: now() });
    arrived = new Set();
    listing = source
      .list()
      .then((orders) => {
        if (isStopped) return;
        listener.onList(orders, arrived);
        answered();
      })
      .catch(unanswered)
      .finally(() => {
        listing = null;
      });
  }

  function check(): void {
    if (isStopped || listing || checking) return;
    checking = source
      .check()
      .then(answered)
      .catch(unanswered)
      .finally(() => {
        checking = null;
      });
  }

  follow();
  load();
  const heart = setInterval(() => (isListDue(state, now()) ? load() : check()), HEARTBEAT);

  return {
    wake() {
      if (isStopped) return;
      if (!state.isStreaming) follow();
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

/** Equal for states that look the same to the user. */
function keyOf(state: FeedState): string {
  const { link, lastContactAt } = statusOf(state);
  return `${link} ${lastContactAt}`;
}
