import type { JournalChange } from '#domain/privacy/journal.ts';

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
  /** What the person worked on. */
  client?: string;
  /** What the journal keeps of it, besides the log: what staff do stands in both (R352). */
  journal?: {
    action: string;
    /** In place of the message, where that may name a guest (R353). */
    message?: string;
    change: JournalChange | null;
  };
}

export interface LogStore {
  /** What staff did also goes into the journal, by the same statement's transaction. */
  add(...entries: readonly LogEntry[]): Promise<void>;
  /** Deletes entries older than `before`. */
  forget(before: Date): Promise<void>;
}
