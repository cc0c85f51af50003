import type { StaffOrder } from '#domain/order/order.ts';
import { changeShelf, readFact, readShelf, writeFact } from '#web/backoffice/session/desk-store.ts';
import type { OrderBook } from '../order-book.ts';

/** What this browser knew of the orders when it last heard of the server. */
export interface KnownOrders {
  orders: StaffOrder[];
  /** When the server last answered, in milliseconds by the clock of this computer. */
  lastContactAt: number;
}

interface Contact {
  /** Who saw these orders; others may not see them. */
  reader: string;
  at: number;
}

const CONTACT = 'contact';
/** How exactly the time of the last contact is kept, in milliseconds. */
const PRECISION = 10_000;

/** Null if nothing is known, or only what somebody else saw; that is forgotten then. */
export async function readKnownOrders(reader: string): Promise<KnownOrders | null> {
  const contact = await readFact<Contact>(CONTACT);
  const orders = await readShelf<StaffOrder>('orders');
  if (contact?.reader === reader) return { orders, lastContactAt: contact.at };
  await changeShelf('orders', { removed: orders.map(({ id }) => id) });
  return null;
}

/** Keeps the book of the board on the disk of this browser, one change after the other; where that fails, nothing is kept. */
export class KnownOrdersKeeper {
  readonly #reader: string;
  readonly #versions = new Map<number, number>();
  #lastContactAt = 0;
  #work: Promise<unknown> = Promise.resolve();

  /** `known`: what is on the disk already. */
  constructor(reader: string, known: readonly StaffOrder[]) {
    this.#reader = reader;
    for (const { id, version } of known) this.#versions.set(id, version);
  }

  keep(book: OrderBook): void {
    const puts = [...book.values()]
      .filter(({ id, version }) => this.#versions.get(id) !== version)
      .map((order) => ({ key: order.id, value: order }));
    const removed = [...this.#versions.keys()].filter((id) => !book.has(id));
    for (const { key, value } of puts) this.#versions.set(key, value.version);
    for (const id of removed) this.#versions.delete(id);
    if (puts.length + removed.length > 0) this.#later(() => changeShelf('orders', { puts, removed }));
  }

  noteContact(at: number): void {
    if (at - this.#lastContactAt < PRECISION) return;
    this.#lastContactAt = at;
    this.#later(() => writeFact(CONTACT, { reader: this.#reader, at } satisfies Contact));
  }

  #later(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch(() => undefined);
  }
}
