/** What was counted for a limit. */
export interface CountedUse {
  /** In the open window, this one included. */
  used: number;
  /** Until the window ends. */
  secondsLeft: number;
}

/** Counters that all server processes share, by the clock of the database. */
export interface LimitStore {
  /** Counts one use under a key; the first one opens a window of that many seconds. */
  count(key: string, seconds: number): Promise<CountedUse>;
  /** Removes windows that have ended. */
  forget(): Promise<void>;
}
