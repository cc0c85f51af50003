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

/** What the feed knows of stream and server; times in milliseconds by the clock of this computer. */
export interface FeedState {
  /** After which the stream is resumed; null = from now on. */
  lastEventId: string | null;
  lastContactAt: number | null;
  lastListAt: number;
  isStreaming: boolean;
  /** What the last call ended with. */
  trouble: 'offline' | 'refused' | null;
  /** Streams in a row that did not start. */
  failures: number;
}

export type FeedEvent =
  | { kind: 'started'; at: number }
  | { kind: 'entry'; id: string; at: number }
  /** The stream broke and is trying by itself. */
  | { kind: 'interrupted' }
  /** The stream has given up. */
  | { kind: 'broken' }
  /** The server ended the stream: the list brings what is older than the last entry and newly seen. */
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
/** Also while live, in case a change was lost somewhere. */
const REFRESH = 60_000;
const LONGEST_WAIT = 15_000;

/** Whether a heartbeat fetches the list; else it only asks whether the server answers. */
export function isListDue({ isStreaming, trouble, lastListAt }: FeedState, now: number): boolean {
  const pause = isStreaming && trouble !== 'offline' ? REFRESH : POLL;
  return now - lastListAt >= pause - HEARTBEAT / 2;
}

/**
 * Milliseconds until the stream is tried again, with jitter: after a restart of the server not all boards come back in the
 * same moment.
 * @param random 0 to 1
 */
export function waitAfter({ failures }: FeedState, random: number): number {
  return Math.min(1_000 * 2 ** (failures - 1), LONGEST_WAIT) * (0.5 + random);
}
