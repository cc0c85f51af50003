import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, get } from 'node:http';
import { DEVICE_KEY } from './template.ts';
import { eventually } from './waiting.ts';

/** How a board follows orders: over REST, or as the backend's subscription over tRPC. */
export const BOARD_PATHS = {
  REST: '/api/orders/stream',
  tRPC: `/trpc/orders.feed?input=${encodeURIComponent('{}')}`,
} as const;

/** Boards of one branch that listen on loopback. */
export interface Boards {
  /** The number of orders that each of them has received so far. */
  counts(): readonly number[];
  close(): Promise<void>;
}

/** Few enough per address that the limiter refuses none. */
const PER_ADDRESS = 30;

/** Opens boards from as many loopback addresses as the limit per address requires. */
export async function openBoards(
  url: string,
  path: string,
  count: number,
  { key = DEVICE_KEY, network = 0 }: { key?: string; network?: number } = {},
): Promise<Boards> {
  const heard = Array.from({ length: count }, () => 0);
  const requests: ClientRequest[] = [];
  for (let board = 0; board < count; board += 1) {
    const request = get(url + path, {
      agent: false,
      localAddress: `127.0.${network}.${2 + Math.floor(board / PER_ADDRESS)}`,
      headers: { accept: 'text/event-stream', authorization: `Bearer ${key}` },
    });
    requests.push(request);
    const [response] = await once(request, 'response');
    if (response.statusCode !== 200) throw new Error(`board ${board}: ${response.statusCode}`);
    response.on('error', () => {});
    request.on('error', () => {});
    // An entry may arrive in chunks; it counts once the last one is there.
    let rest = '';
    response.on('data', (chunk: Buffer) => {
      const blocks = (rest + chunk.toString('latin1')).split('\n\n');
      rest = blocks.pop() ?? '';
      heard[board] = (heard[board] ?? 0) + blocks.filter((block) => block.includes('"kind":"placed"')).length;
    });
  }
  return {
    counts: () => heard,
    close: async () => {
      for (const request of requests) request.destroy();
    },
  };
}

/** Processor seconds that the server at this address has used since it started. */
async function processorSeconds(url: string): Promise<number> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const [, value] = /^process_cpu_seconds_total (\S+)$/m.exec(text) ?? [];
  if (value === undefined) throw new Error('no process_cpu_seconds_total');
  return Number(value);
}

/** Places orders one by one; processor milliseconds per order, until its last board has it. */
export async function orderCost(url: string, body: object, boards: Boards, orders: number): Promise<number> {
  const before = await processorSeconds(url);
  for (let order = 0; order < orders; order += 1) {
    const wanted = boards.counts().map((count) => count + 1);
    const answer = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    if (answer.status !== 201) throw new Error(`order refused: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    await eventually(() => {
      const missing = boards.counts().filter((count, board) => count < (wanted[board] ?? 0)).length;
      if (missing > 0) throw new Error(`${missing} boards have not heard of the order`);
    }, 20_000);
  }
  return (((await processorSeconds(url)) - before) * 1_000) / orders;
}
