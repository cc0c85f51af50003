/**
 * live: changes are pushed. polling: the list is fetched every 10 seconds. offline: the server does not answer. refused:
 * the server rejects the session or the device key.
 */
export type FeedLink = 'connecting' | 'live' | 'polling' | 'offline' | 'refused';

export interface FeedStatus {
  link: FeedLink;
  /** When the server last answered, by the clock of this computer; null = never yet. */
  lastContactAt: number | null;
}

/** What the feed knows about stream and server; times in milliseconds by the clock of this computer. */
export interface FeedState {
  /** Where the stream resumes; null = from now on. */
  lastEventId: string | null;
  lastContactAt: number | null;
  lastListAt: number;
  isStreaming: boolean;
  /** The result of the last call. */
  trouble: 'offline' | 'refused' | null;
  /** Consecutive streams that failed to start. */
  failures: number;
}

export type FeedEvent =
  | { kind: 'started'; at: number }
  | { kind: 'entry'; id: string; at: number }
  /** The stream broke and is reconnecting by itself. */
  | { kind: 'interrupted' }
  /** The stream has given up. */
  | { kind: 'broken' }
  /** The server ended the stream: older entries that are visible only now come with the list. */
  | { kind: 'ended' }
  | { kind: 'listing'; at: number }
  | { kind: 'answered'; at: number }
  | { kind: 'unanswered'; isRefused: boolean };

export const FEED_START: FeedState = {
  lastEventId: null,
  lastContactAt: null,
  lastListAt: 0,
  isStreaming: false,
  trouble: null,
  failures: 0,
};

export function feedAfter(state: FeedState, event: FeedEvent): FeedState {
  switch (event.kind) {
    case 'started':
      return { ...answered(state, event.at), isStreaming: true, failures: 0 };
    case 'entry':
      return { ...answered(state, event.at), lastEventId: event.id };
    case 'interrupted':
      return { ...state, isStreaming: false };
    case 'broken':
      return { ...state, isStreaming: false, failures: state.failures + 1 };
    case 'ended':
      return { ...state, isStreaming: false, failures: state.failures + 1, lastEventId: null };
    case 'listing':
      return { ...state, lastListAt: event.at };
    case 'answered':
      return answered(state, event.at);
    case 'unanswered':
      return { ...state, trouble: event.isRefused ? 'refused' : 'offline' };
  }
}

function answered(state: FeedState, at: number): FeedState {
  return { ...state, lastContactAt: at, trouble: null };
}

export function statusOf({ trouble, lastContactAt, isStreaming }: FeedState): FeedStatus {
  if (trouble) return { link: trouble, lastContactAt };
  return {
    link: lastContactAt === null ? 'connecting' : isStreaming ? 'live' : 'polling',
    lastContactAt,
  };
}

export const HEARTBEAT = 5_000;
const POLL = 10_000;
/** Even while live, in case a change was lost somewhere. */
const REFRESH = 60_000;
const LONGEST_WAIT = 15_000;

/** Whether a heartbeat fetches the list; otherwise it only pings the server. */
export function isListDue({ isStreaming, trouble, lastListAt }: FeedState, now: number): boolean {
  const pause = isStreaming && trouble !== 'offline' ? REFRESH : POLL;
  return now - lastListAt >= pause - HEARTBEAT / 2;
}

/**
 * Milliseconds until the stream reconnects: exponential backoff with jitter, so that after a server restart not all boards
 * reconnect at once.
 * @param random 0 to 1
 */
export function waitAfter({ failures }: FeedState, random: number): number {
  return Math.min(1_000 * 2 ** (failures - 1), LONGEST_WAIT) * (0.5 + random);
}
