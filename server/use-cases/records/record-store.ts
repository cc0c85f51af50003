import type { Condition, Entity, StoredRecord } from '#entities/entity.ts';
import type { Fields, StoredValues } from '#entities/field.ts';
import type { Loss } from './deletion-store.ts';

/** Which records of an entity are wanted. */
export interface RecordWish {
  scope: 'all' | readonly Condition[];
  /** Field -> value: equal to it, or for lists of references containing that id. */
  filters: Readonly<Record<string, unknown>>;
  /** Bounds of the entity's `range` field, `to` excluded. */
  from: Date | null;
  to: Date | null;
  search: string | null;
}

export interface RecordQuery extends RecordWish {
  /** A name of the entity's `sort` list. */
  sort: string;
  skip: number;
  /** null = all. */
  take: number | null;
}

/** A record that refers to another one. */
export interface Referrer {
  /** The id that it refers to. */
  of: number;
  /** Name of its entity and its id. */
  entity: string;
  id: number;
  /** Its display name: 'Produkt „Leberkäse“'. */
  title: string;
  /** Whether the reference may be removed, or keeps the other record alive. */
  isDetachable: boolean;
}

/** Columns that no request body sets: hashes of keys and passwords, fields that only the server writes. */
export type HiddenColumns = Readonly<
  Record<string, string | number | boolean | Date | null | readonly object[]>
>;

/**
 * The records of every entity in the registry, in domain form: money in integer cents, instants as ISO 8601 in UTC, pictures
 * in their current version.
 */
export interface RecordStore {
  list<F extends Fields>(
    entity: Entity<F>,
    query: RecordQuery,
  ): Promise<{ rows: StoredRecord<F>[]; total: number }>;
  /** The same, but of each record only the given fields. */
  summaries<F extends Fields, S extends keyof F>(
    entity: Entity<F>,
    fields: Pick<F, S>,
    query: RecordQuery,
  ): Promise<{ rows: StoredRecord<Pick<F, S>>[]; total: number }>;
  byId<F extends Fields>(entity: Entity<F>, id: number): Promise<StoredRecord<F> | null>;
  /** Those that exist, in the order of the ids. */
  byIds<F extends Fields>(entity: Entity<F>, ids: readonly number[]): Promise<StoredRecord<F>[]>;
  create<F extends Fields>(
    entity: Entity<F>,
    values: Partial<StoredValues<F>>,
    hidden?: HiddenColumns,
  ): Promise<StoredRecord<F>>;
  update<F extends Fields>(
    entity: Entity<F>,
    id: number,
    values: Partial<StoredValues<F>>,
    hidden?: HiddenColumns,
  ): Promise<StoredRecord<F>>;
  /** Sets the same values in all of these. */
  updateMany<F extends Fields>(
    entity: Entity<F>,
    ids: readonly number[],
    values: Partial<StoredValues<F>>,
  ): Promise<void>;
  /**
   * Deletes records and returns the ids of those that stay because rows outside the registry (orders, hours worked) still
   * refer to them. Must run inside a transaction.
   */
  remove<F extends Fields>(entity: Entity<F>, ids: readonly number[]): Promise<number[]>;
  /** The first set of unique fields whose values another record already has; null = none. */
  conflict<F extends Fields>(
    entity: Entity<F>,
    values: StoredValues<F>,
    except: number | null,
  ): Promise<readonly string[] | null>;
  /** The records among `ids` that exist, with the given fields of each. */
  some(target: string, ids: readonly number[], fields: readonly string[]): Promise<{ id: number }[]>;
  /** Everything that refers to one of these records. */
  referrers(target: string, ids: readonly number[]): Promise<Referrer[]>;
  /** Removes these records from everything that refers to them; returns what the referrers lost. */
  detach(target: string, ids: readonly number[]): Promise<Loss[]>;
  /** The ids of everything that a query finds, regardless of paging, ascending. */
  ids<F extends Fields>(entity: Entity<F>, query: RecordWish): Promise<number[]>;
  /** Nobody else writes records until the end of the transaction, so references and uniqueness stay as checked. */
  lock(): Promise<void>;
}
