import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../ask.ts';
import { percentile } from '../rates.ts';
import type { BenchBranch } from './many-branches.ts';

/** What people do on a Friday evening: a guest looks, orders and follows the order; the counter looks at it and confirms. */
const ACTS = ['menu', 'order', 'status', 'confirm', 'board', 'statistics'] as const;
type Act = (typeof ACTS)[number];

export interface Evening {
  /** The base addresses of all servers; each call goes to the next one, as behind a proxy. */
  servers: readonly string[];
  branches: readonly BenchBranch[];
  /** An order that each branch accepts; `branch` is replaced. */
  order: object;
  /** The cookie of somebody who reads statistics. */
  session: string;
  /** How many people act at once, and for how long. */
  people: number;
  seconds: number;
}

export interface EveningFigures {
  /** Of all calls. */
  perSecond: number;
  /** Seconds. */
  lasted: number;
  ordersPerSecond: number;
  /** Milliseconds, by what was done; 'ring' is from the click of the guest to the board of the branch. */
  p99: Readonly<Record<Act | 'ring', number>>;
  /** Orders that their board has heard of, and those that were placed. */
  heard: number;
  placed: number;
  /** Pages that said 'Gerade ist viel los' and came again by themselves. */
  busy: number;
}

interface Order {
  id: number;
  uid: string;
  hash: string;
  version: number;
}

/** Plays an evening. Throws at the first answer that is not what the act expects. */
export async function playEvening(evening: Evening): Promise<EveningFigures> {
  const { servers, branches, people, seconds } = evening;
  let busy = 0;
  const call = caller(servers, () => {
    busy += 1;
  });
  const taken: Record<Act | 'ring', number[]> = {
    ...{ menu: [], order: [], status: [], confirm: [], board: [], statistics: [], ring: [] },
  };
  const placedAt = new Map<string, number>();
  const boards = await Promise.all(
    branches.map((branch, index) =>
      openBoard(servers[index % servers.length] ?? '', branch, addressOf(index), (uid) => {
        const at = placedAt.get(uid);
        if (at === undefined) return;
        taken.ring.push(performance.now() - at);
        placedAt.delete(uid);
      }),
    ),
  );
  const until = performance.now() + seconds * 1_000;
  let placed = 0;
  const timed = async <T>(act: Act, work: () => Promise<T>): Promise<T> => {
    const begin = performance.now();
    const result = await work();
    taken[act].push(performance.now() - begin);
    return result;
  };

  async function live(person: number): Promise<void> {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const index = (person * 37 + turn * 101) % branches.length;
      const branch = branches[index];
      if (!branch) throw new Error('no branch');
      const guest = { 'x-forwarded-for': addressOf(branches.length + person * 997 + turn) };
      const counter = { authorization: `Bearer ${branch.deviceKey}`, 'x-forwarded-for': addressOf(index) };
      for (let look = 0; look < 4; look += 1)
        await timed('menu', () => call('GET', `/store/${branch.identifier}`, guest));
      const begin = performance.now();
      const order = await timed('order', async () => {
        const headers = { ...guest, 'idempotency-key': randomUUID() };
        const answer = await call('POST', '/api/orders', headers, {
          ...{ ...evening.order, branch: branch.id },
          ...contactOf(person, turn),
        });
        return (JSON.parse(answer) as { data: Order }).data;
      });
      placedAt.set(order.uid, begin);
      placed += 1;
      await timed('status', () => call('GET', `/api/orders/public/${order.uid}/${order.hash}`, guest));
      await timed('confirm', () => call('POST', `/api/orders/${order.id}/status/confirm`, counter, {}));
      await timed('board', () => call('GET', '/api/orders/current', counter));
      // An owner looks now and then.
      if (turn % 8 === 0) {
        const path = `/api/statistics/orders?${todayOf()}&branch=${branch.id}`;
        await timed('statistics', () => call('GET', path, { cookie: evening.session }));
      }
    }
  }

  const begin = performance.now();
  await Promise.all(Array.from({ length: people }, (_, person) => live(person)));
  const lasted = (performance.now() - begin) / 1_000;
  // What is still on its way to the boards.
  const patience = performance.now() + 5_000;
  while (placedAt.size > 0 && performance.now() < patience) await sleep(50);
  for (const close of boards) close();
  const calls = ACTS.reduce((sum, act) => sum + taken[act].length, 0);
  return {
    ...{ perSecond: calls / lasted, lasted },
    ordersPerSecond: placed / lasted,
    p99: Object.fromEntries(
      [...ACTS, 'ring' as const].map((act) => [act, percentile(taken[act], 0.99)]),
    ) as EveningFigures['p99'],
    heard: taken.ring.length,
    ...{ placed, busy },
  };
}

/** A client of its own for limits per address, as the proxy before the servers tells it. */
function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}

function contactOf(person: number, turn: number): object {
  return {
    email: `gast-${person}-${turn}@example.com`,
    phone: `+43660${1_000_000 + person * 10_000 + turn}`,
  };
}

function todayOf(): string {
  const day = new Date().toISOString().slice(0, 10);
  return `from=${day}&to=${day}`;
}

type Call = (method: string, path: string, headers: Record<string, string>, body?: object) => Promise<string>;

/** `onBusy` hears of each page that was put off; like the page itself, the call comes again after the time that the server names. */
function caller(servers: readonly string[], onBusy: () => void): Call {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let turn = 0;
  return async (method, path, headers, body) => {
    for (;;) {
      turn += 1;
      const server = servers[turn % servers.length] ?? '';
      const answer = await ask(server + path, { method, agent, headers }, body);
      if (answer.status < 300) return answer.text;
      const isBusyPage = answer.status === 503 && answer.headers['content-type']?.startsWith('text/html');
      if (!isBusyPage) throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
      onBusy();
      await sleep(Number(answer.headers['retry-after']) * 1_000);
    }
  };
}

/** Follows the orders of a branch like its board; returns what closes it. */
function openBoard(
  server: string,
  { deviceKey }: BenchBranch,
  address: string,
  heard: (uid: string) => void,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${deviceKey}`, 'x-forwarded-for': address };
    const sent = request(`${server}/api/orders/stream`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`board: ${answer.statusCode}`));
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        for (const [, uid] of chunk.matchAll(/"uid":"(\w+)"/g)) if (uid) heard(uid);
      });
      answer.on('error', () => {});
      resolve(() => sent.destroy());
    });
    sent.on('error', reject);
    sent.end();
  });
}
