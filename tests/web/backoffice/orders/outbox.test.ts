import { describe, expect, it } from 'vitest';
import type { StaffOrder } from '#domain/order/order.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { item, order } from '#tests/printers/orders.ts';
import {
  type CommandAnswer,
  CommandDesk,
  type OutboxStore,
} from '#web/backoffice/orders/offline/command-desk.ts';
import {
  basedOn,
  type GivenCommand,
  type KeptCommand,
  nextDue,
  withCommands,
} from '#web/backoffice/orders/offline/outbox.ts';
import { stillPossible } from '#web/backoffice/orders/offline/still-possible.ts';
import type { OrderRequest } from '#web/backoffice/orders/order-request.ts';

const EVA = { id: 'user:2', name: 'Eva' };
const LENA = { id: 'user:3', name: 'Lena' };

/** An order in a state, after these events. */
function orderIn(state: OrderState, events: readonly string[] = [], id = 1): StaffOrder {
  const history = ['placed', ...events].map((event) => ({
    ...{ at: '2026-11-26T17:00:00.000Z', event, actor: 'Küche' },
    ...{ userId: null, deviceId: 4, note: null },
  }));
  return order([item('Käsesemmel', 390)], { id, state, version: history.length, history });
}

let keys = 0;
function given(request: OrderRequest, change: Partial<GivenCommand> = {}): GivenCommand {
  keys += 1;
  return {
    ...{ key: `key-${keys}`, order: 1, ticketNumber: 12, branch: 1, version: 1, author: EVA },
    ...{ request, at: '2026-11-26T17:05:00.000Z', ...change },
  };
}
const kept = (place: number, request: OrderRequest, change: Partial<KeptCommand> = {}): KeptCommand => ({
  ...given(request),
  ...{ place, isTried: false, problem: null, ...change },
});

/** A disk: what was written to it outlives the desk. */
function disk(): OutboxStore & { written: Map<number, KeptCommand> } {
  const written = new Map<number, KeptCommand>();
  let places = 0;
  return {
    written,
    all: async () => [...written.values()],
    add: async (command) => {
      places += 1;
      written.set(places, { ...command, place: places });
      return { ...command, place: places };
    },
    change: async (puts, removed) => {
      for (const command of puts) written.set(command.place, command);
      for (const place of removed) written.delete(place);
    },
  };
}

function openDesk(store: OutboxStore, answers: (command: KeptCommand) => CommandAnswer, author = EVA) {
  const sent: KeptCommand[] = [];
  const shown: KeptCommand[][] = [];
  const orders: StaffOrder[] = [];
  const desk = new CommandDesk({
    store,
    author: () => author,
    send: async (command) => {
      sent.push(command);
      return answers(command);
    },
    exclusively: (work) => work(),
    onOrder: (one) => orders.push(one),
    onChange: (waiting) => shown.push([...waiting]),
  });
  return { desk, sent, shown, orders };
}

const CONFIRM = { type: 'confirm' } as const;
const HAND_OVER = { type: 'in-delivery' } as const;
const SILENCE: CommandAnswer = { kind: 'unanswered' };
const refused = (message: string, present: StaffOrder | null = null): CommandAnswer => ({
  kind: 'refused',
  problem: { message, order: present },
  error: new Error(message),
});

describe('what is sent next', () => {
  it('is the first of each order that nothing before it holds up', () => {
    const problem = { message: 'anders', order: null };
    const commands = [
      kept(1, CONFIRM, { problem }),
      kept(2, HAND_OVER),
      kept(4, CONFIRM, { order: 3, author: LENA }),
      kept(3, CONFIRM, { order: 2 }),
    ];
    expect(nextDue(commands, EVA)?.place).toBe(3);
    expect(nextDue(commands.slice(0, 3), EVA)).toBeNull();
    expect(nextDue(commands.slice(0, 3), LENA)?.place).toBe(4);
  });

  it('is based on what the same person ordered before, and not on what others did later', () => {
    const later = [kept(2, HAND_OVER), kept(3, HAND_OVER, { version: 9 }), kept(4, HAND_OVER, { order: 2 })];
    const present = orderIn('canceled', ['edited', 'confirmed', 'canceled']);
    expect(basedOn(kept(1, CONFIRM), present, later)).toEqual([{ ...later[0], version: 3 }]);
  });
});

describe('what the board shows meanwhile', () => {
  it('is the order as it will be, step by step, without what the order does not allow', () => {
    const promisedAt = '2026-11-26T17:40:00.000Z';
    const start = orderIn('awaiting');
    expect(withCommands(start, [kept(1, { type: 'confirm', promisedAt })])).toMatchObject({
      state: 'confirmed',
      isConfirmed: true,
      appointment: promisedAt,
      version: 1,
    });
    expect(withCommands(start, [kept(2, HAND_OVER), kept(1, CONFIRM)]).state).toBe('inDelivery');
    expect(withCommands(start, [kept(1, HAND_OVER)])).toBe(start);
    expect(withCommands(start, [kept(1, CONFIRM, { order: 2 })])).toBe(start);
    const counterAppointment = '2026-11-26T18:00:00.000Z';
    expect(withCommands(start, [kept(1, { type: 'propose', counterAppointment })])).toMatchObject({
      state: 'awaiting',
      counterAppointment,
    });
  });
});

describe('a command', () => {
  it('is on the disk before anything is sent, and gone when it is answered', async () => {
    const store = disk();
    const done = orderIn('confirmed', ['confirmed']);
    const { desk, orders } = openDesk(store, (command) => {
      expect([...store.written.values()]).toEqual([{ ...command, isTried: true }]);
      return { kind: 'done', order: done };
    });
    expect(await desk.give(given(CONFIRM), true)).toEqual({ kind: 'done', order: done });
    expect([store.written.size, orders]).toEqual([0, [done]]);
  });

  it('waits without the server, and is sent with the same key by whoever finds it on the disk', async () => {
    const store = disk();
    const lost = openDesk(store, () => SILENCE);
    const first = await lost.desk.give(given(CONFIRM), true);
    expect(first).toMatchObject({ kind: 'kept', command: { isTried: true } });
    await lost.desk.give(given(HAND_OVER), false);
    expect(lost.shown.at(-1)).toHaveLength(2);
    // The page was reloaded; the first command had reached the server after all.
    const { desk, sent, shown } = openDesk(store, ({ request }) => ({
      kind: 'done',
      order:
        request.type === 'confirm'
          ? orderIn('confirmed', ['edited', 'confirmed'])
          : orderIn('inDelivery', ['edited', 'confirmed', 'in-delivery']),
    }));
    await desk.load();
    await desk.replay();
    expect(sent.map(({ key, version }) => `${key} ${version}`)).toEqual([
      `${lost.sent[0]?.key} 1`,
      `key-${keys} 3`,
    ]);
    expect([store.written.size, shown.at(-1)]).toEqual([0, []]);
  });

  it('that is being sent for the first time is not among those that wait', async () => {
    const { desk, shown } = openDesk(disk(), () => SILENCE);
    const outcome = desk.give(given(CONFIRM), true);
    await expect.poll(() => shown.length).toBeGreaterThan(0);
    expect(shown[0]).toEqual([]);
    await outcome;
    expect(shown.at(-1)).toHaveLength(1);
  });

  it('refused at once is for whoever gave it; refused later it waits for a person, and others go on', async () => {
    const store = disk();
    const present = orderIn('canceled', ['confirmed', 'canceled']);
    const { desk, sent, orders, shown } = openDesk(store, ({ order }) =>
      order === 1
        ? refused('anders entschieden', present)
        : { kind: 'done', order: orderIn('confirmed', [], 2) },
    );
    expect(await desk.give(given(CONFIRM), true)).toMatchObject({ kind: 'refused' });
    expect([store.written.size, orders]).toEqual([0, [present]]);

    await desk.give(given(CONFIRM), false);
    await desk.give(given(HAND_OVER), false);
    await desk.give(given(CONFIRM, { order: 2 }), false);
    await desk.replay();
    expect(shown.at(-1)).toMatchObject([
      { request: CONFIRM, problem: { message: 'anders entschieden', order: present } },
      { request: HAND_OVER, problem: null },
    ]);
    const before = sent.length;
    await desk.replay();
    expect(sent).toHaveLength(before);
  });

  it('is sent anew on what the person has read, or discarded; what follows is judged then', async () => {
    const store = disk();
    const present = orderIn('confirmed', ['confirmed']);
    const { desk, sent } = openDesk(store, ({ version, request }) =>
      version === 2 || request.type === 'cancel'
        ? { kind: 'done', order: orderIn('canceled', ['confirmed', 'canceled']) }
        : refused('anders entschieden', present),
    );
    await desk.give(given({ type: 'reject', rejectionMessage: 'Ofen kaputt' }), false);
    await desk.replay();
    const [command] = desk.commands;
    if (!command?.problem) throw new Error('no conflict');
    const request = stillPossible(command.request, present);
    expect(request).toEqual({ type: 'cancel', reason: 'Ofen kaputt' });
    if (request) await desk.sendAnew(command.place, { request, version: 2, key: 'decided' });
    await expect.poll(() => store.written.size).toBe(0);
    expect(sent.at(-1)).toMatchObject({ key: 'decided', version: 2, author: EVA });

    await desk.give(given(HAND_OVER), false);
    await desk.replay();
    await desk.discard(desk.commands[0]?.place ?? 0);
    expect(store.written.size).toBe(0);
  });

  it('can be taken back until it is sent', async () => {
    const store = disk();
    const { desk, sent } = openDesk(store, () => SILENCE);
    const outcome = await desk.give(given(HAND_OVER), false);
    const place = outcome.kind === 'kept' ? outcome.command.place : 0;
    expect(await desk.withdraw(place)).toBe(true);
    expect(store.written.size).toBe(0);
    const tried = await desk.give(given(HAND_OVER), true);
    expect(sent).toHaveLength(1);
    expect(await desk.withdraw(tried.kind === 'kept' ? tried.command.place : 0)).toBe(false);
    expect(store.written.size).toBe(1);
  });

  it('waits for the password once the session has ended, and goes on then', async () => {
    const store = disk();
    let isSignedIn = false;
    const { desk } = openDesk(store, () =>
      isSignedIn ? { kind: 'done', order: orderIn('confirmed', ['confirmed']) } : { kind: 'signed-out' },
    );
    await desk.give(given(CONFIRM), true);
    expect([desk.isSignedOut, store.written.size]).toEqual([true, 1]);
    isSignedIn = true;
    await desk.resume();
    expect([desk.isSignedOut, store.written.size]).toEqual([false, 0]);
  });

  it('of somebody else is not sent in the name of who works here now, unless that person says so', async () => {
    const store = disk();
    await openDesk(store, () => SILENCE).desk.give(given(CONFIRM), false);
    const { desk, sent } = openDesk(
      store,
      () => ({ kind: 'done', order: orderIn('confirmed', ['confirmed']) }),
      LENA,
    );
    await desk.load();
    await desk.replay();
    expect([desk.hasDue, sent]).toEqual([false, []]);
    const [command] = desk.commands;
    if (command) await desk.sendAnew(command.place, command);
    await expect.poll(() => store.written.size).toBe(0);
    expect(sent).toMatchObject([{ key: command?.key, author: LENA }]);
  });
});
