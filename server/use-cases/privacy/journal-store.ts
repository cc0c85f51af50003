import type { JournalChange } from '#domain/privacy/journal.ts';

/** Something that was done, as it is written. */
export interface NewJournalEntry {
  action: string;
  /** What it was about, in German, without personal data of guests (R353). */
  message: string;
  actor: string;
  user: number | null;
  device: number | null;
  /** What the person worked on. */
  client?: string;
  branch?: number | null;
  subject?: string;
  subjectId?: number | null;
  change?: JournalChange | null;
}

export interface JournalEntry extends Required<NewJournalEntry> {
  id: bigint;
  at: Date;
  /** Null until it is sealed, within a minute. */
  seal: { place: bigint; hash: string } | null;
}

export interface JournalFilter {
  user?: number | undefined;
  device?: number | undefined;
  branch?: number | undefined;
  subject?: string | undefined;
  subjectId?: number | undefined;
  action?: string | undefined;
  /** In the message or the name of who did it. */
  search?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

/** An entry with what its seal is made of. */
export interface SealedText {
  id: bigint;
  /** The whole entry as text, the same for ever. */
  text: string;
}

export interface Seal {
  place: bigint;
  entry: bigint;
  previous: string;
  hash: string;
}

export interface JournalStore {
  /** In the transaction of what was done. */
  add(...entries: readonly NewJournalEntry[]): Promise<void>;
  /** The newest first, those before the entry `before`. */
  list(filter: JournalFilter, page: { before?: bigint | undefined; take: number }): Promise<JournalEntry[]>;
  count(filter: JournalFilter): Promise<number>;
  /** True in one transaction at a time, across all servers; the others are told false at once. */
  isSealing(): Promise<boolean>;
  lastSeal(): Promise<Seal | null>;
  /** Entries without a seal, the oldest first; `lookBack`: only among that many ids before the last sealed one. */
  unsealed(limit: number, lookBack: number | null): Promise<SealedText[]>;
  addSeals(seals: readonly Seal[]): Promise<void>;
  /** Seals after a place with their entries; the text of one that is gone is null. */
  sealed(after: bigint, limit: number): Promise<(Seal & { text: string | null })[]>;
  /** How many entries have no seal yet. */
  countUnsealed(): Promise<number>;
  /** Removes the entries up to the last place before which all are older than `before`; returns that place, null = none is. */
  removeOld(before: Date): Promise<{ place: bigint; hash: string; count: number } | null>;
}
