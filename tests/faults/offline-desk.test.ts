import { randomUUID } from 'node:crypto';
import { afterAll, expect, it, vi } from 'vitest';
import type { StaffOrder } from '#domain/order/order.ts';
import { isTerminal, TRANSITIONS } from '#domain/order/order-state.ts';
import { isOvertaken } from '#domain/order/seen-version.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { orderBody } from '#tests/demo-order.ts';
import { type LineState, openLine } from '#tests/peers/cut-line.ts';
import { inSequence, type KeptCommand, nextDue } from '#web/backoffice/orders/offline/outbox.ts';
import { stillPossible } from '#web/backoffice/orders/offline/still-possible.ts';
import { withList } from '#web/backoffice/orders/order-book.ts';
import { isAllowed } from '#web/backoffice/orders/order-facts.ts';
import type { OrderRequest } from '#web/backoffice/orders/order-request.ts';
import { type Client, createClient } from '#web/lib/trpc.ts';
import { copyTemplate, createTemplate } from '../api/support/databases.ts';
import { DEVICE_KEY } from '../api/support/template.ts';
import { eventually } from '../api/support/waiting.ts';
import { startServerProcess } from '../server-process.ts';
import { AUTHOR, Disk, randomFrom, Tab } from './offline-counter.ts';

/** A counter whose line is cut at random moments, and one that is always connected, work on the same orders. */
const ROUNDS = process.env.THEKE_LONG === '1' ? 200 : 20;
/** Another seed cuts at other moments: OFFLINE_SEED=7. */
const SEED = Number(process.env.OFFLINE_SEED ?? 20_261_126);
const ORDERS = 3;
const ACTIONS = 14;
const LINES: readonly LineState[] = ['up', 'up', 'cut', 'one-way'];

const cleanUps: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const random = randomFrom(SEED);
const oneOf = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const REAL_FETCH = fetch;
const REQUESTS: readonly OrderRequest[] = [
  { type: 'confirm' },
  { type: 'confirm' },
  { type: 'in-delivery' },
  { type: 'complete' },
  { type: 'reject', rejectionMessage: 'Ofen kaputt' },
  { type: 'cancel', reason: 'Nicht abgeholt' },
];

it(
  `F22 a line cut at random moments for ${ROUNDS} rounds loses, doubles and overrides nothing (seed ${SEED})`,
  async () => {
    const { template, remove } = await createTemplate('embedded');
    cleanUps.push(remove);
    const shop = await copyTemplate(template);
    cleanUps.push(() => shop.remove());
    const server = await startServerProcess({ DATA_DIR: shop.settings.dataDir, RATE_LIMITS: 'off' });
    cleanUps.push(() => server.kill());
    const line = await openLine(server.url);
    cleanUps.push(() => line.stop());
    const body = await eventually(() => orderBody(server.url), 20_000);
    // The browser's own client, whose addresses are relative to its page.
    const over = (base: string): typeof fetch => {
      const headers = { authorization: `Bearer ${DEVICE_KEY}` };
      return (input, init = {}) => {
        const sent = new Headers(init.headers);
        for (const [name, value] of Object.entries(headers)) sent.set(name, value);
        return REAL_FETCH(new URL(String(input), base), { ...init, headers: sent });
      };
    };
    cleanUps.push(() => vi.unstubAllGlobals());
    vi.stubGlobal('fetch', over(line.url));
    const direct = over(server.url);
    const client = createClient();
    const disk = new Disk();
    let tabs = [new Tab(disk, client), new Tab(disk, client)];
    const tally = { given: 0, conflicts: 0, crashes: 0, cuts: 0 };

    for (let round = 1; round <= ROUNDS; round++) {
      const ids = await Promise.all(Array.from({ length: ORDERS }, () => place(server.url, body)));
      line.set('up');
      for (const tab of tabs) await readList(tab, client);
      const given: string[] = [];
      /** 'order event' of the other counter. */
      const others = new Set<string>();
      disk.done.length = 0;

      for (let action = 0; action < ACTIONS; action++) {
        const kind = random();
        const index = Math.floor(random() * tabs.length);
        const tab = tabs[index] as Tab;
        if (kind < 0.25) {
          line.set(oneOf(LINES));
          tally.cuts += 1;
        } else if (kind < 0.35) {
          tab.die();
          const next = new Tab(disk, client);
          // What the board knew is on the disk as well.
          next.book = tab.book;
          await next.desk.load();
          tabs = tabs.with(index, next);
          tally.crashes += 1;
        } else if (kind < 0.55) {
          const [id, { type }] = [oneOf(ids), oneOf(REQUESTS)];
          if (await step(direct, id, type)) others.add(`${id} ${TRANSITIONS[type].event}`);
        } else {
          const order = tab.book.get(oneOf(ids));
          const request = order && oneOf(REQUESTS.filter(({ type }) => isAllowed(tab.shown(order), type)));
          if (!order || !request) continue;
          const { id, ticketNumber, branch, version } = order;
          const key = randomUUID();
          const at = new Date().toISOString();
          // At once or later, as the tab believes to be connected or not; nobody waits for the outcome.
          void tab.desk
            .give(
              { key, order: id, ticketNumber, branch, version, request, at, author: AUTHOR },
              random() < 0.6,
            )
            .catch(() => undefined);
          given.push(key);
        }
        await pause(random() * 12);
      }
      tally.given += given.length;

      line.set('up');
      await settle(tabs, disk);
      tally.conflicts += await decideConflicts(tabs[0] as Tab, disk);

      // Every command was answered, or decided about by a person.
      for (const key of given) expect(disk.answered, `round ${round}`).toContain(key);
      const present = new Map<number, StaffOrder>();
      for (const id of ids) present.set(id, await show(direct, id));
      for (const order of present.values()) {
        const steps = order.history.map(({ event }) => event);
        expect(steps, `order ${order.id}: no step twice`).toHaveLength(new Set(steps).size);
        expect(order.version).toBe(order.history.length);
      }
      for (const command of disk.done) expectEffect(command, present.get(command.order), others);
      const open = [...present.values()].filter(({ state }) => !isTerminal(state)).map(summary);
      for (const tab of tabs) {
        await readList(tab, client);
        const known = [...tab.book.values()].filter(
          ({ id, state }) => ids.includes(id) && !isTerminal(state),
        );
        expect(known.map(summary).toSorted(), `round ${round}`).toEqual(open.toSorted());
        expect(known.map((order) => tab.shown(order))).toEqual(known);
      }
      // The next round has orders of its own.
      for (const { id, state } of present.values())
        if (!isTerminal(state)) await step(direct, id, state === 'awaiting' ? 'reject' : 'complete');
    }
    // Otherwise nothing was tried.
    expect(Math.min(tally.given, tally.crashes, tally.cuts)).toBeGreaterThan(ROUNDS / 2);
    expect(tally.conflicts).toBeGreaterThan(0);
  },
  ROUNDS * 10_000,
);

/** Sends what waits until nothing is left but what a person has to decide. */
async function settle(tabs: readonly Tab[], disk: Disk): Promise<void> {
  await eventually(async () => {
    for (const { desk } of tabs) await desk.replay();
    expect(nextDue([...disk.commands.values()], AUTHOR)).toBeNull();
  }, 30_000);
}

/** Decides about every conflict as a person might, and counts them. */
async function decideConflicts(tab: Tab, disk: Disk): Promise<number> {
  let conflicts = 0;
  for (;;) {
    await tab.desk.load();
    const conflict = inSequence(tab.desk.commands).find(({ problem }) => problem !== null);
    if (!conflict?.problem) break;
    conflicts += 1;
    const { request, version, place } = conflict;
    const { order } = conflict.problem;
    if (!order) throw new Error(`a conflict without the order: ${conflict.problem.message}`);
    // Nobody is asked without a reason.
    const isForbidden = !isAllowed(order, request.type);
    expect(isForbidden || isOvertaken(order, request.type, version), JSON.stringify(conflict)).toBe(true);
    const anew = random() < 0.5 ? stillPossible(request, order) : null;
    if (anew) await tab.desk.sendAnew(place, { request: anew, version: order.version, key: randomUUID() });
    else await tab.desk.discard(place);
    await settle([tab], disk);
  }
  expect([...disk.commands.values()]).toEqual([]);
  return conflicts;
}

/** What was carried out shows in the history, and did not override what the other counter had decided meanwhile. */
function expectEffect(
  command: KeptCommand,
  order: StaffOrder | undefined,
  others: ReadonlySet<string>,
): void {
  const { type } = command.request;
  const { event } = TRANSITIONS[type];
  const history = order?.history ?? [];
  const index = history.findIndex((entry) => entry.event === event);
  expect(index, `${type} of order ${command.order}`).toBeGreaterThan(0);
  if (others.has(`${command.order} ${event}`)) return;
  const before = { version: index, history: history.slice(0, index) };
  expect(isOvertaken(before, type, command.version), `${type} of order ${command.order}`).toBe(false);
}

async function readList(tab: Tab, client: Client): Promise<void> {
  // The first answer after a cut may still be lost.
  const { data } = await eventually(() => client.orders.current.query({}), 10_000);
  tab.book = withList(tab.book, data.map(STAFF_ORDER_WIRE.fromWire), new Set());
}

const summary = ({ id, version, state }: StaffOrder) => `${id} ${version} ${state}`;

async function place(url: string, body: object): Promise<number> {
  const answer = await eventually(async () => {
    const sent = await REAL_FETCH(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    if (sent.status !== 201) throw new Error(`order refused: ${sent.status} ${await sent.text()}`);
    return (await sent.json()) as { data: { id: number } };
  }, 10_000);
  return answer.data.id;
}

/** A step of the counter that is always connected; false if the order forbids it. */
async function step(direct: typeof fetch, id: number, type: OrderRequest['type']): Promise<boolean> {
  const path = type === 'complete' ? 'completed' : type;
  const answer = await direct(`/api/orders/${id}/status/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  await answer.body?.cancel();
  return answer.ok;
}

async function show(direct: typeof fetch, id: number): Promise<StaffOrder> {
  const answer = await eventually(async () => {
    const got = await direct(`/api/orders/${id}`);
    if (!got.ok) throw new Error(`order ${id}: ${got.status}`);
    return (await got.json()) as { data: Parameters<typeof STAFF_ORDER_WIRE.fromWire>[0] };
  }, 10_000);
  return STAFF_ORDER_WIRE.fromWire(answer.data);
}
