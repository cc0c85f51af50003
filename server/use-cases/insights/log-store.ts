export interface LogEntry {
  level: 'info' | 'warning' | 'error';
  source: 'staff' | 'server' | 'device';
  /** A German sentence without personal data of customers. */
  message: string;
  details?: string;
  /** Name of who did it. */
  actor?: string;
  /** Id of the person who did it. */
  user?: number | null;
  branch?: number | null;
  /** The device that did it, or that the entry is about. */
  device?: number | null;
  /** What it is about: an entity's name and an id. */
  subject?: string;
  subjectId?: number;
}

export interface LogStore {
  add(...entries: readonly LogEntry[]): Promise<void>;
  /** Deletes entries older than `before`. */
  forget(before: Date): Promise<void>;
}
