import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, get } from 'node:http';
import type { BoardStep, Boards } from './boards.ts';
import { readMetric } from './metric.ts';
import { DEVICE_KEY } from './template.ts';
import { eventually } from './waiting.ts';

/** The counter of a branch: takes orders, confirms them, prints their slips and hands them out. */
export interface Counter {
  /** Leads an order through its life; `begin` is called before every step (the order is 0 before it is placed), and what it returns awaited after it. */
  live(body: object, begin: (step: BoardStep, order: number) => () => Promise<void>): Promise<void>;
  close(): void;
}

/** A counter over HTTP, with a print agent that is woken by its stream as real ones are. */
export async function openCounter(url: string, key = DEVICE_KEY): Promise<Counter> {
  const agent = await printStream(url, key);

  async function call(path: string, body: object, headers: Record<string, string> = {}) {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text === '' ? null : JSON.parse(text).data;
  }

  /** Orders may overlap: whichever looks first prints all that waits. */
  const printed = new Map<number, number>();
  async function printSlips(order: number): Promise<void> {
    const isDone = () => (printed.get(order) ?? 0) >= SLIPS;
    while (!isDone()) {
      await eventually(() => {
        if (!isDone() && !agent.isDue()) throw new Error(`no slips of order ${order}`);
      }, 20_000);
      if (isDone()) return;
      const claim = { layouts: ['receipt', 'kitchen'], held: [] };
      for (const { id, order: of } of await call('/api/print-jobs/claim', claim)) {
        await call(`/api/print-jobs/${id}/report`, { state: 'printed', attempts: 1 });
        printed.set(of.id, (printed.get(of.id) ?? 0) + 1);
      }
    }
  }

  return {
    async live(body, begin) {
      let id = 0;
      const actions: Record<BoardStep, () => Promise<unknown>> = {
        placed: async () => {
          ({ id } = await call('/api/orders', body, { 'idempotency-key': randomUUID() }));
        },
        confirmed: () => call(`/api/orders/${id}/status/confirm`, {}),
        printed: () => printSlips(id),
        completed: () => call(`/api/orders/${id}/status/completed`, {}),
      };
      for (const [step, act] of Object.entries(actions) as [BoardStep, () => Promise<unknown>][]) {
        const finish = begin(step, id);
        await act();
        await finish();
      }
    },
    close: agent.close,
  };
}

/** A receipt and a ticket for the kitchen. */
const SLIPS = 2;

/** For Counter.live: after each of the steps it waits until all boards have heard of it. */
export function heardBy(boards: readonly Boards[], steps: readonly BoardStep[]) {
  return (step: BoardStep) => {
    const wanted = boards.map((some) => some.counts(step).map((count) => count + 1));
    return async () => {
      if (!steps.includes(step)) return;
      await eventually(() => {
        const missing = boards
          .flatMap((some, index) =>
            some.counts(step).map((count, board) => (wanted[index]?.[board] ?? 0) - count),
          )
          .filter((count) => count > 0).length;
        if (missing > 0) throw new Error(`${missing} boards have not heard that the order was ${step}`);
      }, 20_000);
    };
  };
}

/** Whether the stream of the device has said since the last question that slips wait. */
async function printStream(url: string, key: string): Promise<{ isDue(): boolean; close(): void }> {
  const request: ClientRequest = get(`${url}/api/print-jobs/stream`, {
    agent: false,
    headers: { accept: 'text/event-stream', authorization: `Bearer ${key}` },
  });
  const [response] = await once(request, 'response');
  if (response.statusCode !== 200) throw new Error(`print stream: ${response.statusCode}`);
  response.on('error', () => {});
  request.on('error', () => {});
  let isDue = false;
  response.setEncoding('utf8').on('data', (chunk: string) => {
    isDue ||= /^data: \{"waiting":[1-9]/m.test(chunk);
  });
  return {
    isDue: () => {
      const was = isDue;
      isDue = false;
      return was;
    },
    close: () => request.destroy(),
  };
}

/** Processor milliseconds that the server at this address has used since it started. */
export async function processorMs(url: string): Promise<number> {
  return (await readMetric(url, 'process_cpu_seconds_total')) * 1_000;
}
