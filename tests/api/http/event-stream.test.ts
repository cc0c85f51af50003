import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Context } from '#api/http/context.ts';
import { openStream } from '#api/http/event-stream.ts';
import type { HeldRight } from '#use-cases/live/live-rights.ts';

/** A board whose reader has room for a few entries, and whose right the test decides about. */
function board() {
  const [left, lost] = [new AbortController(), new AbortController()];
  const waiting: string[] = [];
  let [isClosed, isSure, isBroken] = [false, true, false];
  let answer: (holds: boolean) => void = () => {};
  let wake = () => {};
  const right: HeldRight = {
    signal: lost.signal,
    loss: null,
    isSure: () => isSure,
    holds: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    release: () => {},
  };
  const out = new PassThrough({ highWaterMark: 40, encoding: 'utf8' });
  const raw = Object.assign(out, { setHeader() {}, removeHeader() {}, writeHead() {} });
  const context = {
    caller: {},
    request: { signal: left.signal },
    live: { rights: { hold: () => right } },
    deps: { log: { warn: () => {} } },
  } as unknown as Context;
  openStream(context, { raw, hijack() {}, getHeaders: () => ({}) } as unknown as FastifyReply, {
    open: (tell) => {
      wake = tell;
      return {
        take: () => {
          if (isBroken) throw new Error('the database is away');
          return waiting.shift();
        },
        close: () => {
          isClosed = true;
        },
      };
    },
    write: (entry) => `data: ${entry}\n\n`,
  });
  const happens = (...entries: string[]) => {
    waiting.push(...entries);
    wake();
  };
  /** What the reader has received, once it has taken everything that it gets. */
  const received = async () => {
    let text = '';
    for (let chunk = out.read(); chunk !== null || out.writableNeedDrain; chunk = out.read()) {
      text += chunk ?? '';
      await new Promise((done) => setImmediate(done));
    }
    return [...text.matchAll(/data: (.*)/g)].map(([, entry]) => entry);
  };
  return {
    ...{ out, waiting, happens, received, leave: () => left.abort(), isClosed: () => isClosed },
    doubt: () => {
      isSure = false;
    },
    settle: () => {
      isSure = true;
      answer(true);
    },
    fail: () => {
      isBroken = true;
      wake();
    },
  };
}

describe('a stream of orders', () => {
  it('writes what happens in the same turn', () => {
    const { happens, out } = board();
    happens('1');
    expect(out.read()).toContain('data: 1\n\n');
  });

  it('leaves with its source what a slow reader has no room for, and goes on when there is room', async () => {
    const { happens, received, waiting } = board();
    const all = Array.from({ length: 50 }, (_, index) => String(index));
    happens(...all);
    expect(waiting.length).toBeGreaterThan(40);
    happens('last');
    expect(await received()).toEqual([...all, 'last']);
    expect(waiting).toEqual([]);
  });

  it('waits for the database while it alone knows whether the right holds', async () => {
    const { happens, received, doubt, settle } = board();
    doubt();
    happens('1');
    happens('2');
    expect(await received()).toEqual([]);
    settle();
    await new Promise((done) => setImmediate(done));
    expect(await received()).toEqual(['1', '2']);
  });

  it.each([
    ['its reader leaves', ({ leave }: ReturnType<typeof board>) => leave()],
    ['its source fails', ({ fail }: ReturnType<typeof board>) => fail()],
  ])('ends, and closes its source, when %s', async (_way, end) => {
    const stream = board();
    stream.happens('1');
    end(stream);
    stream.out.resume();
    await once(stream.out, 'end');
    expect(stream.isClosed()).toBe(true);
    stream.happens('2');
    expect(stream.waiting).toEqual(['2']);
  });
});
