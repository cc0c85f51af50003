import type { LogEntry } from '#use-cases/insights/log-store.ts';
import type { Channel, Deps, Events, Stores } from '#use-cases/ports.ts';
import type { Effect, OutboxRow } from '#use-cases/signals/work-store.ts';

/** Fakes of the ports, for tests of use cases without a server. */

/** Some ports, and of the stores some calls. */
type GivenPorts = Partial<Omit<Deps, 'db'>> & { db?: { [Name in keyof Stores]?: Partial<Stores[Name]> } };

/** The ports of a use case: those given; any other throws as soon as it is used, so that a test names all it relies on. */
export function portsOf({ db = {}, ...others }: GivenPorts): Deps {
  const stores = Object.entries(db).map(([name, calls]) => [name, strict(`db.${name}`, calls)]);
  return strict('deps', { ...others, db: strict('db', Object.fromEntries(stores)) }) as unknown as Deps;
}

function strict<T extends object>(name: string, given: T): T {
  return new Proxy(given, {
    get(target, key) {
      if (!(key in target)) throw new Error(`the test gives no ${name}.${String(key)}`);
      const value: unknown = Reflect.get(target, key);
      // Fakes have private fields, which only they themselves can read.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** A clock that stands until it is moved; milliseconds since 1970. */
export class FakeClock {
  time: number;

  constructor(time: number) {
    this.time = time;
  }

  now(): Date {
    return new Date(this.time);
  }
}

/** Signals within this process. */
export class FakeEvents implements Events {
  readonly #heard = new Map<Channel, Set<(payload: string) => void>>();

  listen(channel: Channel, heard: (payload: string) => void): () => void {
    const listeners = this.#heard.get(channel) ?? new Set();
    this.#heard.set(channel, listeners.add(heard));
    return () => listeners.delete(heard);
  }

  signal(channel: Channel, payload = ''): void {
    for (const heard of this.#heard.get(channel) ?? []) heard(payload);
  }

  async caughtUp(): Promise<void> {}
}

/** The log of the staff. */
export class FakeLogs {
  readonly entries: LogEntry[] = [];

  async add(...entries: readonly LogEntry[]): Promise<void> {
    this.entries.push(...entries);
  }
}

export interface FakeRow extends OutboxRow {
  state: 'waiting' | 'running' | 'done' | 'dead';
  runAt: Date;
  lastError: string | null;
}

/** The outbox; attempts are counted when a row is leased, as the real one does. */
export class FakeOutbox {
  readonly rows: FakeRow[] = [];

  add(kind: Effect['kind'], change: Partial<FakeRow> = {}): FakeRow {
    const id = BigInt(this.rows.length + 1);
    const row: FakeRow = {
      ...{ requestId: null, traceparent: null },
      ...{ id, kind, payload: {}, attempts: 0, state: 'waiting', runAt: new Date(0), lastError: null },
      ...change,
    };
    this.rows.push(row);
    return row;
  }

  async lease(kind: Effect['kind'], now: Date, until: Date, limit: number): Promise<OutboxRow[]> {
    const due = this.rows.filter((row) => row.kind === kind && isOpen(row) && row.runAt <= now);
    return due.slice(0, limit).map((row) => {
      Object.assign(row, { state: 'running', runAt: until, attempts: row.attempts + 1 });
      return { ...row };
    });
  }

  async finish(id: bigint): Promise<void> {
    this.#set([id], { state: 'done', lastError: null });
  }

  async postpone(id: bigint, runAt: Date, lastError: string): Promise<void> {
    this.#set([id], { state: 'waiting', runAt, lastError });
  }

  async bury(id: bigint, lastError: string): Promise<void> {
    this.#set([id], { state: 'dead', lastError });
  }

  async release(ids: readonly bigint[]): Promise<void> {
    for (const row of this.rows.filter(({ id }) => ids.includes(id)))
      Object.assign(row, { state: 'waiting', runAt: new Date(0), attempts: row.attempts - 1 });
  }

  async releaseAll(): Promise<void> {
    for (const row of this.rows.filter(({ state }) => state === 'running'))
      Object.assign(row, { state: 'waiting', runAt: new Date(0) });
  }

  async forgetDone(): Promise<void> {}

  #set(ids: readonly bigint[], change: Partial<FakeRow>): void {
    for (const row of this.rows.filter(({ id }) => ids.includes(id))) Object.assign(row, change);
  }
}

function isOpen({ state }: FakeRow): boolean {
  return state === 'waiting' || state === 'running';
}
