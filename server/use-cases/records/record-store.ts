import type { Condition, Entity, StoredRecord } from '#entities/entity.ts';
import type { Fields, StoredValues } from '#entities/field.ts';

export interface RecordQuery {
  scope: 'all' | readonly Condition[];
  /** Field -> value: equal, or for lists of references containing that id. */
  filters: Readonly<Record<string, unknown>>;
  /** Bounds of the entity's `range` field, `to` excluded. */
  from: Date | null;
  to: Date | null;
  search: string | null;
  /** A name of the entity's `sort` list. */
  sort: string;
  skip: number;
  /** null = all. */
  take: number | null;
}

/** A record that points to another one. */
export interface Referrer {
  /** The id that it points to. */
  of: number;
  /** Name of its entity and its id. */
  entity: string;
  id: number;
  /** How people call it: 'Produkt „Leberkäse“'. */
  title: string;
  /** Whether the reference may be taken out, or keeps the other record alive. */
  isDetachable: boolean;
}

/** Columns that no body sets: hashes of keys and passwords, fields that only the server writes. */
export type HiddenColumns = Readonly<
  Record<string, string | number | boolean | Date | null | readonly object[]>
>;

/**
 * The records of every entity of the registry, in the form of the domain: money in integer cents, instants as ISO 8601 in
 * UTC, pictures as they are now.
 */
export interface RecordStore {
  list<F extends Fields>(
    entity: Entity<F>,
    query: RecordQuery,
  ): Promise<{ rows: StoredRecord<F>[]; total: number }>;
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
  /**
   * Deletes records and answers the ids of those that stay, because rows outside of the registry (orders, hours worked) still
   * point to them. Must run inside a transaction.
   */
  remove<F extends Fields>(entity: Entity<F>, ids: readonly number[]): Promise<number[]>;
  /** The first set of unique fields whose values another record has; null = none. */
  conflict<F extends Fields>(
    entity: Entity<F>,
    values: StoredValues<F>,
    except: number | null,
  ): Promise<readonly string[] | null>;
  /** The records among `ids` that exist, with the given fields of each. */
  some(target: string, ids: readonly number[], fields: readonly string[]): Promise<{ id: number }[]>;
  /** Everything that points to one of these records. */
  referrers(target: string, ids: readonly number[]): Promise<Referrer[]>;
  /** Takes these records out of everything that points to them. */
  detach(target: string, ids: readonly number[]): Promise<void>;
  /** Until the end of the transaction nobody else writes records: references and uniqueness hold when they are checked. */
  lock(): Promise<void>;
}
