import type { Transaction as EmbeddedTransaction, PGlite } from '@electric-sql/pglite';
import type { SqlDriverAdapter, Transaction } from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { type Turns, yielder } from '#domain/time/breath.ts';

/**
 * The adapter for the embedded database, with two repairs. The original swallows an error of COMMIT (a full disk, a deferred
 * constraint), which would acknowledge what was not stored. And the database runs on the event loop without ever yielding,
 * so a transaction of many statements would block everyone: between statements others get their turn.
 */
export class EmbeddedAdapterFactory extends PrismaPGlite {
  readonly #pglite: PGlite;
  readonly #breath: Breath;

  constructor(pglite: PGlite, turns: Turns) {
    const breath = yielder(turns);
    super(withYields(pglite, breath));
    this.#pglite = pglite;
    this.#breath = breath;
  }

  override async connect(): Promise<SqlDriverAdapter> {
    const adapter = await super.connect();
    adapter.startTransaction = () => this.#startTransaction();
    return adapter;
  }

  /** A transaction with an adapter of its own, whose client reports how the embedded transaction really ended. */
  async #startTransaction(): Promise<Transaction> {
    let ended: Promise<unknown> = Promise.resolve();
    const observed: PGlite = Object.create(this.#pglite, {
      transaction: {
        value: <T>(work: (transaction: EmbeddedTransaction) => Promise<T>) => {
          requireAlive(this.#pglite);
          const running = this.#pglite.transaction((inner) =>
            work(withYields(inner, this.#breath, this.#pglite)),
          );
          ended = running;
          return running;
        },
      },
    });
    const inner = await new PrismaPGlite(observed).connect();
    const transaction = await inner.startTransaction();
    const commit = transaction.commit.bind(transaction);
    transaction.commit = async () => {
      await commit();
      await ended;
    };
    return transaction;
  }
}

type Breath = ReturnType<typeof yielder>;
/** What ended this process's embedded database, which would otherwise block the next statement forever. */
const ends = new WeakMap<object, Error>();

/** The same connection or transaction, but it yields before each statement and refuses all once the database has ended. */
function withYields<T extends Pick<PGlite, 'query'>>(
  connection: T,
  breath: Breath,
  database: object = connection,
): T {
  return Object.create(connection, {
    query: {
      value: async (...values: Parameters<PGlite['query']>) => {
        await breath();
        requireAlive(database);
        try {
          return await connection.query(...values);
        } catch (error) {
          if (error instanceof Error && 'severity' in error && isEnd(error.severity))
            ends.set(database, error);
          throw error;
        }
      },
    },
  });
}

function requireAlive(database: object): void {
  const end = ends.get(database);
  if (end) throw end;
}

function isEnd(severity: unknown): boolean {
  return severity === 'PANIC' || severity === 'FATAL';
}
