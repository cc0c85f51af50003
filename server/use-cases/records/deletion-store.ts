import type { LostValue } from '#domain/catalogue/lost-values.ts';

/** The call that deletes, and when. */
export interface DeletionCall {
  call: string;
  at: Date;
}

/** What a field of another record lost when records were deleted. */
export interface Loss {
  entity: string;
  field: string;
  id: number;
  lost: readonly LostValue[];
}

/** A part of a call that deleted records. */
export interface KeptDeletion {
  id: number;
  /** The deleted records. */
  ids: readonly number[];
  losses: readonly Loss[];
}

/** What was deleted a moment ago. Everything but `forget` must run inside a transaction. */
export interface DeletionStore {
  /** Copies rows that are about to be deleted; returns the copy's id. */
  copy(entity: string, ids: readonly number[], call: DeletionCall): Promise<number>;
  /** Completes a copy with what was actually deleted, and what other records lost. */
  complete(copy: number, done: Omit<KeptDeletion, 'id'> & { files: readonly string[] }): Promise<void>;
  /** The parts of a call, last one first. */
  ofCall(entity: string, call: string, since: Date): Promise<KeptDeletion[]>;
  /**
   * Inserts the rows as they were; returns the ids of those inserted. A row is skipped if its unique value is taken or the
   * record it belongs to is gone.
   */
  insert(deletion: number, entity: string): Promise<number[]>;
  /** Restores what other records lost, except links to `missing` ones. Later changes are kept. */
  giveBack(entity: string, losses: readonly Loss[], missing: readonly number[]): Promise<void>;
  drop(deletion: number): Promise<void>;
  /** Forgets what was deleted before that instant; returns the files that nobody needs any more. */
  forget(before: Date): Promise<string[]>;
}
