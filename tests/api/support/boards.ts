import { once } from 'node:events';
import { type ClientRequest, get } from 'node:http';
import { DEVICE_KEY } from './template.ts';

/** How a board follows orders: over REST, or as the order board of the backend, which also shows slips and faults. */
export const BOARD_PATHS = {
  REST: '/api/orders/stream',
  tRPC: `/trpc/orders.feed?input=${encodeURIComponent(JSON.stringify({ withCounter: true, withPrints: true }))}`,
} as const;

/** What a board hears of an order, in this sequence. */
export type BoardStep = 'placed' | 'confirmed' | 'printed' | 'completed';

/** Boards of one branch that listen on loopback. */
export interface Boards {
  /** How often each of them has heard of a step so far. */
  counts(step: BoardStep): readonly number[];
  close(): void;
}

export interface BoardOptions {
  key?: string;
  network?: number;
  /** Called for every entry that a board receives. */
  onEntry?: (board: number, entry: string) => void;
}

/** Few enough per address that the limiter refuses none. */
const PER_ADDRESS = 30;

/** Opens boards from as many loopback addresses as the limit per address requires. */
export async function openBoards(
  url: string,
  path: string,
  count: number,
  { key = DEVICE_KEY, network = 0, onEntry = () => {} }: BoardOptions = {},
): Promise<Boards> {
  const heard = Array.from({ length: count }, () => new Map<BoardStep, number>());
  const requests: ClientRequest[] = [];
  for (const [board, steps] of heard.entries()) {
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
    response.setEncoding('utf8').on('data', (chunk: string) => {
      const entries = (rest + chunk).split('\n\n');
      rest = entries.pop() ?? '';
      for (const entry of entries) {
        const step = stepIn(entry);
        if (step) steps.set(step, (steps.get(step) ?? 0) + 1);
        onEntry(board, entry);
      }
    });
  }
  return {
    counts: (step) => heard.map((steps) => steps.get(step) ?? 0),
    close: () => {
      for (const request of requests) request.destroy();
    },
  };
}

/** Once per order: slips are printed when the last of them is. */
function stepIn(entry: string): BoardStep | null {
  if (entry.includes('"prints":{'))
    return entry.includes('"state":"printed"') && !/"state":"(waiting|claimed)"/.test(entry)
      ? 'printed'
      : null;
  const [, kind] = /"sequence":\d+,"kind":"(placed|confirmed|completed)"/.exec(entry) ?? [];
  return (kind as BoardStep | undefined) ?? null;
}
