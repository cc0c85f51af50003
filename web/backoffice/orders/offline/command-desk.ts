import type { StaffOrder } from '#domain/order/order.ts';
import {
  basedOn,
  type CommandAuthor,
  type CommandProblem,
  type GivenCommand,
  inSequence,
  type KeptCommand,
  nextDue,
} from './outbox.ts';

/** Where commands are kept until they are answered: a disk in the browser, in tests a map. */
export interface OutboxStore {
  all(): Promise<KeptCommand[]>;
  /** Resolves when the command is kept. */
  add(command: Omit<KeptCommand, 'place'>): Promise<KeptCommand>;
  /** All of it or nothing. */
  change(puts: readonly KeptCommand[], removed: readonly number[]): Promise<void>;
}

/** What came back for a command. */
export type CommandAnswer =
  | { kind: 'done'; order: StaffOrder }
  /** Nobody knows whether the server got it. */
  | { kind: 'unanswered' }
  /** The session has ended. */
  | { kind: 'signed-out' }
  /** `error` is what the call threw. */
  | { kind: 'refused'; problem: CommandProblem; error: unknown };

/** What became of a command for whoever has just given it. */
export type CommandOutcome =
  /** The order is null when another tab sent it. */
  | { kind: 'done'; order: StaffOrder | null }
  | { kind: 'kept'; command: KeptCommand }
  /** Not kept: whoever gave it is still there to be told. */
  | { kind: 'refused'; error: unknown };

export interface DeskOptions {
  store: OutboxStore;
  author: () => CommandAuthor;
  send: (command: KeptCommand) => Promise<CommandAnswer>;
  /** Runs the work while no other tab of this browser runs its own. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
  /** An order as the server has it now. */
  onOrder: (order: StaffOrder) => void;
  /** The commands that wait, without those that are being sent for the first time. */
  onChange: (waiting: readonly KeptCommand[]) => void;
  /** Tells the other tabs that something has changed. */
  tell?: () => void;
}

/**
 * Every command of the counter passes through here: kept before anything else happens, sent in sequence, and forgotten only
 * when the server has answered or a person has decided. A crash, a reload or a lost answer loses and doubles nothing, because
 * the same command is sent with the same key.
 */
export class CommandDesk {
  readonly #options: DeskOptions;
  /** Given just now and not answered yet; whoever gave them waits. */
  readonly #fresh = new Map<number, (outcome: CommandOutcome) => void>();
  #commands: readonly KeptCommand[] = [];
  #running: Promise<void> | null = null;
  #isWanted = false;
  #isSignedOut = false;

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  get commands(): readonly KeptCommand[] {
    return this.#commands;
  }

  /** The session ended while something waited; nothing more is sent until somebody has signed in (resume). */
  get isSignedOut(): boolean {
    return this.#isSignedOut;
  }

  /** Whether something waits that could be sent. */
  get hasDue(): boolean {
    return nextDue(this.#commands, this.#options.author()) !== null;
  }

  /** Reads what is kept: at the start, and when another tab has changed it. */
  async load(): Promise<void> {
    this.#commands = inSequence(await this.#options.store.all());
    this.#options.onChange(this.#commands.filter(({ place }) => !this.#fresh.has(place)));
  }

  /** Keeps a command; sends it at once if `isOnline`, and then says what became of it. */
  async give(given: GivenCommand, isOnline: boolean): Promise<CommandOutcome> {
    const command = await this.#options.store.add({ ...given, isTried: false, problem: null });
    if (!isOnline) {
      await this.#changed();
      return { kind: 'kept', command };
    }
    const outcome = new Promise<CommandOutcome>((resolve) => this.#fresh.set(command.place, resolve));
    await this.#changed();
    void this.replay();
    return outcome;
  }

  /** Sends what waits. */
  replay(): Promise<void> {
    this.#isWanted = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      if (this.#isWanted) void this.replay();
    });
    return this.#running;
  }

  /** Somebody has signed in again. */
  resume(): Promise<void> {
    this.#isSignedOut = false;
    return this.replay();
  }

  /** Takes a command back that has not been sent; false if it may have been. */
  async withdraw(place: number): Promise<boolean> {
    let isWithdrawn = false;
    await this.#options.exclusively(async () => {
      const command = await this.#find(place);
      if (!command || command.isTried) return;
      await this.#options.store.change([], [place]);
      isWithdrawn = true;
    });
    await this.#changed();
    return isWithdrawn;
  }

  /** A person has decided against a command. */
  async discard(place: number): Promise<void> {
    await this.#options.exclusively(() => this.#options.store.change([], [place]));
    await this.#changed();
    void this.replay();
  }

  /** A person has decided to send a command again, perhaps another one, in their own name. */
  async sendAnew(place: number, { request, version, key }: Pick<KeptCommand, 'request' | 'version' | 'key'>) {
    await this.#options.exclusively(async () => {
      const command = await this.#find(place);
      if (!command) return;
      const author = this.#options.author();
      const anew = { ...command, request, version, key, author, isTried: false, problem: null };
      await this.#options.store.change([anew], []);
    });
    await this.#changed();
    void this.replay();
  }

  async #run(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      // What could not be read or written now is tried again with the next replay.
      await this.#options.exclusively(() => this.#sendDue()).catch(() => undefined);
      if (!this.#isWanted) await this.#leaveFresh();
      await this.load().catch(() => undefined);
    }
  }

  async #sendDue(): Promise<void> {
    const { store, author, send } = this.#options;
    for (;;) {
      const due = nextDue(await store.all(), author());
      if (!due) return;
      const command = { ...due, isTried: true };
      if (!due.isTried) await store.change([command], []);
      const answer = await send(command);
      if (answer.kind === 'unanswered') return;
      if (answer.kind === 'signed-out') {
        this.#isSignedOut = true;
        return;
      }
      this.#isSignedOut = false;
      await this.#settle(command, answer);
    }
  }

  async #settle(
    command: KeptCommand,
    answer: Extract<CommandAnswer, { kind: 'done' | 'refused' }>,
  ): Promise<void> {
    const { store, onOrder } = this.#options;
    const { place } = command;
    const answered = this.#fresh.get(place);
    this.#fresh.delete(place);
    if (answer.kind === 'done') {
      await store.change(basedOn(command, answer.order, await store.all()), [place]);
      onOrder(answer.order);
      answered?.({ kind: 'done', order: answer.order });
    } else {
      const { problem, error } = answer;
      if (answered) await store.change([], [place]);
      else await store.change([{ ...command, problem }], []);
      if (problem.order) onOrder(problem.order);
      answered?.({ kind: 'refused', error });
    }
    await this.#changed();
  }

  /** Whoever still waits learns that the command is kept, or that another tab has sent it. */
  async #leaveFresh(): Promise<void> {
    if (this.#fresh.size === 0) return;
    const commands = await this.#options.store.all().catch(() => this.#commands);
    for (const [place, answered] of this.#fresh) {
      const command = commands.find((one) => one.place === place);
      answered(command ? { kind: 'kept', command } : { kind: 'done', order: null });
    }
    this.#fresh.clear();
  }

  async #find(place: number): Promise<KeptCommand | undefined> {
    return (await this.#options.store.all()).find((command) => command.place === place);
  }

  async #changed(): Promise<void> {
    await this.load();
    this.#options.tell?.();
  }
}
