import type { Fault } from '#domain/errors.ts';

/** running and undoing: the server is at it. The others have ended; undone: as far as it could be taken back. */
export const IMPORT_STATES = ['running', 'undoing', 'done', 'stopped', 'interrupted', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** kept: could not be taken back. */
export type RowState = 'waiting' | 'created' | 'changed' | 'failed' | 'undone' | 'kept';

/** A category that an import made, and its version then. */
export interface MadeCategory {
  id: number;
  version: string;
}

export interface StoredImport {
  id: number;
  /** The name of the file. */
  file: string;
  state: ImportState;
  /** Who began it, by name. */
  actor: string;
  /** For whom the server writes: who began it, or who undoes it. */
  user: number;
  startedAt: Date;
  endedAt: Date | null;
  categories: readonly MadeCategory[];
}

export interface NewImport {
  /** Chosen by the client: sent twice, it is one import. */
  key: string;
  file: string;
  user: number;
  actor: string;
  at: Date;
}

/** What a row writes: values in JSON form that its schema has let through, and the names of categories. */
export interface RowTask {
  /** The product that changes; null for a new one. */
  id: number | null;
  /** Its version that the file was compared with. */
  updatedAt: string | null;
  values: Readonly<Record<string, unknown>>;
  /** null: it stays listed as it is. */
  categories: readonly string[] | null;
}

export interface NewRow {
  place: number;
  line: number;
  name: string;
  task: RowTask;
  /** Already refused. */
  fault: Fault | null;
}

/** What undoing a row needs to know. */
export interface RowTrace {
  /** The version that the import left; null where it changed only the categories. */
  version: string | null;
  /** The values that it replaced, as stored. */
  values: Readonly<Record<string, unknown>>;
  /** The categories that listed the product before and after; null where the file did not say. */
  listed: { before: readonly number[]; after: readonly number[] } | null;
}

export interface StoredRow {
  place: number;
  line: number;
  name: string;
  task: RowTask;
  state: RowState;
  product: number | null;
  trace: RowTrace | null;
}

/** What became of a row. */
export interface RowOutcome {
  place: number;
  state: RowState;
  product?: number | null;
  trace?: RowTrace | null;
  fault?: Fault | null;
}

/** A row that failed or was kept. */
export interface RowFault {
  line: number;
  name: string;
  state: RowState;
  fault: Fault;
}

/** Imports of products and their rows. They change under the lock of the records only. */
export interface ImportStore {
  add(start: NewImport): Promise<number>;
  addRows(id: number, rows: readonly NewRow[]): Promise<void>;
  byId(id: number): Promise<StoredImport | null>;
  byKey(key: string): Promise<StoredImport | null>;
  /** The one that the server is at. */
  active(): Promise<StoredImport | null>;
  latest(): Promise<StoredImport | null>;
  /** How many rows are in each state. */
  tally(id: number): Promise<Record<RowState, number>>;
  faults(id: number, limit: number): Promise<RowFault[]>;
  /** The next rows to write, in the order of the file. */
  nextToWrite(id: number, limit: number): Promise<StoredRow[]>;
  /** The next rows to take back, the last one first. */
  nextToUndo(id: number, limit: number): Promise<StoredRow[]>;
  note(id: number, outcomes: readonly RowOutcome[]): Promise<void>;
  end(id: number, state: Exclude<ImportState, 'running' | 'undoing'>, at: Date): Promise<void>;
  beginUndo(id: number, user: number): Promise<void>;
  addCategories(id: number, made: readonly MadeCategory[]): Promise<void>;
  forget(startedBefore: Date): Promise<void>;
}
