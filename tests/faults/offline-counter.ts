import type { StaffOrder } from '#domain/order/order.ts';
import { CommandDesk, type OutboxStore } from '#web/backoffice/orders/offline/command-desk.ts';
import { type KeptCommand, needsPerson, withCommands } from '#web/backoffice/orders/offline/outbox.ts';
import { sendCommand } from '#web/backoffice/orders/offline/send-command.ts';
import { EMPTY_BOOK, type OrderBook, withOrder } from '#web/backoffice/orders/order-book.ts';
import type { Client } from '#web/lib/trpc.ts';

/** Who works at the counter. */
export const AUTHOR = { id: 'device:1:Kassen-PC', name: 'Kassen-PC' };

/** What a browser keeps through crashes, shared by its tabs. */
export class Disk {
  readonly commands = new Map<number, KeptCommand>();
  /** Keys of commands that were answered, or decided about. */
  readonly answered = new Set<string>();
  /** Those that the server has carried out, as they were sent. */
  readonly done: KeptCommand[] = [];
  #places = 0;
  #lock: Promise<unknown> = Promise.resolve();

  /** The disk as one tab has it; nothing that a dead tab does reaches it. */
  store(isDead: () => boolean): OutboxStore {
    const live = () => {
      if (isDead()) throw new Error('the tab is gone');
    };
    return {
      all: async () => {
        live();
        return structuredClone([...this.commands.values()]);
      },
      add: async (command) => {
        live();
        this.#places += 1;
        this.commands.set(this.#places, structuredClone({ ...command, place: this.#places }));
        return { ...command, place: this.#places };
      },
      change: async (puts, removed) => {
        live();
        for (const command of puts) {
          const before = this.commands.get(command.place);
          // A person has decided to send something else instead.
          if (before && before.key !== command.key) this.answered.add(before.key);
          this.commands.set(command.place, structuredClone(command));
        }
        for (const place of removed) {
          this.answered.add(this.commands.get(place)?.key ?? '');
          this.commands.delete(place);
        }
      },
    };
  }

  /** One tab after the other; a dead one gives the lock back. */
  exclusively(work: () => Promise<void>, death: Promise<void>): Promise<void> {
    const turn = this.#lock.then(() => Promise.race([work(), death]));
    this.#lock = turn.catch(() => undefined);
    return turn;
  }
}

/** A tab with the board. */
export class Tab {
  book: OrderBook = EMPTY_BOOK;
  readonly desk: CommandDesk;
  #isDead = false;
  #die: () => void = () => undefined;

  constructor(disk: Disk, client: Client) {
    const death = new Promise<void>((resolve) => {
      this.#die = resolve;
    });
    this.desk = new CommandDesk({
      store: disk.store(() => this.#isDead),
      author: () => AUTHOR,
      send: async (command) => {
        const answer = await sendCommand(client, command);
        if (answer.kind === 'done') disk.done.push(command);
        return answer;
      },
      exclusively: (work) => disk.exclusively(work, death),
      onOrder: (order) => {
        this.book = withOrder(this.book, order);
      },
      onChange: () => undefined,
    });
  }

  /** The order as the board shows it. */
  shown(order: StaffOrder): StaffOrder {
    const due = this.desk.commands.filter((command) => !needsPerson(command, AUTHOR));
    return withCommands(order, due);
  }

  die(): void {
    this.#isDead = true;
    this.#die();
  }
}

/** Mulberry32: the same numbers for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
