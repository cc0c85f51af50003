import type { DeletionCall } from './deletion-store.ts';

type FieldValues = Readonly<Record<string, unknown>>;

/** The fields of a record that a bulk call set: what they were, and what they became. */
export interface FormerValues {
  id: number;
  before: FieldValues;
  after: FieldValues;
}

/** What bulk calls changed a moment ago. Everything but `forget` must run inside a transaction. */
export interface ChangeStore {
  /** Keeps a part of a call. The time runs from the last one: a call is undone as a whole, however long it took. */
  keep(entity: string, call: DeletionCall, values: readonly FormerValues[]): Promise<void>;
  /** The last part of a call, which is forgotten with that; null when there is none, or none since then. */
  take(entity: string, call: string, since: Date): Promise<readonly FormerValues[] | null>;
  forget(before: Date): Promise<void>;
}
