import { type IDBPDatabase, openDB } from 'idb';

/** What this browser keeps for an outage: the orders that it knew, facts about the session, commands that wait to be sent. */
type Shelf = 'orders' | 'facts' | 'outbox';
type Key = string | number;

const NAME = 'theke-desk';
/** Not in a buffer of the system: a power cut is an ordinary fault at a counter. */
const DURABLE = { durability: 'strict' } as const;
let opening: Promise<IDBPDatabase> | null = null;

function database(): Promise<IDBPDatabase> {
  opening ??= openDB(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('orders');
      db.createObjectStore('facts');
      // Numbered in the order in which they were given, whatever the clock said.
      db.createObjectStore('outbox', { keyPath: 'place', autoIncrement: true });
    },
    blocking(_current, _wanted, event) {
      // A tab with a later build waits for this one.
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated() {
      opening = null;
    },
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

export async function readShelf<T>(shelf: Shelf): Promise<T[]> {
  return (await database()).getAll(shelf);
}

export async function readFact<T>(name: string): Promise<T | undefined> {
  return (await database()).get('facts', name);
}

export async function writeFact(name: string, value: unknown): Promise<void> {
  await (await database()).put('facts', value, name);
}

/** Appends a value and returns its place; it is on the disk then. */
export async function append(shelf: 'outbox', value: object): Promise<number> {
  const transaction = (await database()).transaction(shelf, 'readwrite', DURABLE);
  const [place] = await Promise.all([transaction.store.add(value), transaction.done]);
  return place as number;
}

export interface ShelfChange {
  /** Without a key: the value names its place. */
  puts?: readonly { key?: Key; value: unknown }[];
  removed?: readonly Key[];
}

/** All of the changes, or none. */
export async function changeShelf(shelf: Shelf, { puts = [], removed = [] }: ShelfChange): Promise<void> {
  const transaction = (await database()).transaction(shelf, 'readwrite', DURABLE);
  await Promise.all([
    ...puts.map(({ key, value }) => transaction.store.put(value, key)),
    ...removed.map((key) => transaction.store.delete(key)),
    transaction.done,
  ]);
}

/** At the end of a shift nothing about guests stays; what still waits to be sent does, for it must not be lost. */
export async function forgetDesk(): Promise<void> {
  const transaction = (await database()).transaction(['orders', 'facts'], 'readwrite');
  await Promise.all([
    transaction.objectStore('orders').clear(),
    transaction.objectStore('facts').clear(),
    transaction.done,
  ]);
}
