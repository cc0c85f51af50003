import type { BackupFacts, BackupTimes } from '#domain/operations/backup.ts';

export interface BackupRecord {
  at: Date;
  kind: 'daily' | 'command' | 'restore';
  name: string;
  bytes: number;
  rows: number;
  files: number;
  /** Why it failed; empty = it is complete. */
  problem: string;
}

/** What is known of the copies of everything. */
export interface BackupStore {
  add(record: BackupRecord): Promise<void>;
  state(): Promise<Omit<BackupFacts, 'isWatched'> & BackupTimes>;
}

/** Takes copies beside the running shop. */
export interface DailyCopies {
  /** Takes one under this name and notes it; throws with the reason when it cannot. Older ones beyond those that are kept go. */
  take(name: string): Promise<void>;
}

/** made: by the first start, kept in DATA_DIR. given: the setting BACKUP_PASSWORD. none: asked for at each backup. */
export const KEY_ORIGINS = ['made', 'given', 'none'] as const;

/** What backups are encrypted with. */
export interface BackupKey {
  origin: (typeof KEY_ORIGINS)[number];
  /** Null unless the server has made it: what a technician has set, they know. */
  key: string | null;
}

/** What this server does about backups. */
export interface BackupPlan {
  readKey(): Promise<BackupKey>;
  /** Null where a technician's schedule takes the copies: PostgreSQL, or BACKUPS=off. */
  copies: DailyCopies | null;
  /** Whether people are told when the last good one is too old. */
  isWatched: boolean;
}
