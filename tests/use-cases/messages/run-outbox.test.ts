import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EffectHandlers, retryDelay } from '#use-cases/messages/outbox-row.ts';
import { type OutboxWorker, startOutboxWorker } from '#use-cases/messages/run-outbox.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { FakeClock, FakeEvents, FakeLogs, FakeOutbox, portsOf } from '../fakes.ts';

/**
 * The worker of the outbox. What each mail server and gateway means by its answers is in adapters/mail.test.ts and
 * adapters/sms.test.ts, one way through the real server in api/orders/outbox.test.ts.
 */

const START = Date.parse('2026-11-24T12:00:00+01:00');
let clock: FakeClock;
let events: FakeEvents;
let logs: FakeLogs;
let outbox: FakeOutbox;
let worker: OutboxWorker | null = null;

beforeEach(() => {
  clock = new FakeClock(START);
  events = new FakeEvents();
  logs = new FakeLogs();
  outbox = new FakeOutbox();
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
});

function start(handlers: Partial<EffectHandlers>, { isAlone = false } = {}): void {
  const nothing = async () => {};
  const deps = portsOf({
    clock,
    events,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    db: {
      work: outbox,
      logs,
      orders: {
        forgetClaims: async () => {},
        byId: async (id) => ({ id, branchId: 3 }) as StoredOrder,
      },
    },
  });
  const all = {
    ...{ print: nothing, mail: nothing, sms: nothing, push: nothing, payment: nothing, refund: nothing },
    ...{ form: nothing, import: nothing, invoice: nothing, ...handlers },
  };
  worker = startOutboxWorker(deps, all, { isAlone });
}

/** Time passes, and the worker is told so. */
function pass(ms: number): void {
  clock.time += ms;
  events.signal('outbox');
}

const permanent = (message: string) => Object.assign(new Error(message), { isPermanent: true });

describe('a row', () => {
  it('F11 F12 that failed comes back later, and its error goes when it succeeds', async () => {
    const row = outbox.add('mail');
    let isWell = false;
    start({ mail: async () => (isWell ? undefined : Promise.reject(new Error('451 busy'))) });
    await expect.poll(() => row).toMatchObject({ state: 'waiting', attempts: 1, lastError: '451 busy' });
    const delay = row.runAt.getTime() - START;
    expect(delay).toBeGreaterThanOrEqual(4_000);
    expect(delay).toBeLessThanOrEqual(6_000);
    isWell = true;
    pass(6_000);
    await expect.poll(() => row).toMatchObject({ state: 'done', attempts: 2, lastError: null });
    expect(logs.entries).toEqual([]);
  });

  it('F11 F12 that can never succeed is given up at once, and the staff see of which order', async () => {
    const row = outbox.add('mail', { payload: { order: 8 } });
    start({ mail: () => Promise.reject(permanent('mail not sent: EENVELOPE 550')) });
    await expect.poll(() => row.state).toBe('dead');
    expect(row.lastError).toBe('mail not sent: EENVELOPE 550');
    await expect
      .poll(() => logs.entries)
      .toEqual([
        {
          level: 'error',
          source: 'server',
          message: 'E-Mail zu einer Bestellung nach einem Versuch aufgegeben.',
          details: 'mail not sent: EENVELOPE 550',
          branch: 3,
          subject: 'order',
          subjectId: 8,
        },
      ]);
  });

  it('is given up after four days of attempts', async () => {
    const rows = [198, 199].map((attempts) => outbox.add('sms', { attempts }));
    start({ sms: () => Promise.reject(new Error('no answer')) });
    await expect.poll(() => rows.map(({ state }) => state)).toEqual(['waiting', 'dead']);
  });

  it('whose error says too much is recorded in 500 characters', async () => {
    const row = outbox.add('form');
    start({ form: () => Promise.reject(new Error('x'.repeat(900))) });
    await expect.poll(() => row.lastError?.length).toBe(500);
  });
});

describe('a print row', () => {
  it('that fails once is tried again before those that follow it: tickets keep their order', async () => {
    const rows = [1, 2, 3].map(() => outbox.add('print'));
    const made: unknown[] = [];
    let failures = 1;
    start({
      print: async ({ id }) => {
        if (id === rows[0]?.id && failures-- > 0) throw new Error('timeout');
        made.push(id);
      },
    });
    await expect.poll(() => rows.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    expect(made).toEqual(rows.map(({ id }) => id));
  });

  it('that keeps failing does not hold them up', async () => {
    const rows = [1, 2].map(() => outbox.add('print'));
    start({
      print: async ({ id }) => (id === rows[0]?.id ? Promise.reject(new Error('timeout')) : undefined),
    });
    await expect.poll(() => rows.map(({ state }) => state)).toEqual(['waiting', 'done']);
    expect(rows[0]).toMatchObject({ attempts: 1, lastError: 'timeout' });
  });
});

describe('the lanes', () => {
  it('F11 do not wait for each other: prints go while a mail server is silent', async () => {
    let answer = () => {};
    const silent = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const mail = outbox.add('mail');
    const prints = Array.from({ length: 25 }, () => outbox.add('print'));
    start({ mail: () => silent });
    await expect.poll(() => prints.every(({ state }) => state === 'done')).toBe(true);
    expect(mail.state).toBe('running');
    answer();
    await expect.poll(() => mail.state).toBe('done');
  });
});

describe('mail rows', () => {
  /** Handlers whose rows end when the test says so. */
  function held() {
    const open = new Map<bigint, (error?: Error) => void>();
    const begun: bigint[] = [];
    const mail = ({ id }: { id: bigint }) =>
      new Promise<void>((resolve, reject) => {
        begun.push(id);
        open.set(id, (error) => (error ? reject(error) : resolve()));
      });
    return { begun, mail, end: (row: { id: bigint }, error?: Error) => open.get(row.id)?.(error) };
  }
  /** The first success says that the other side takes more. */
  async function warmUp({ end }: ReturnType<typeof held>): Promise<void> {
    for (let count = 0; count < 3; count += 1) {
      const row = outbox.add('mail');
      events.signal('outbox');
      await expect.poll(() => row.state).toBe('running');
      end(row);
      await expect.poll(() => row.state).toBe('done');
    }
  }

  it('go several at once, and a slow one keeps no other waiting', async () => {
    const mails = held();
    start({ mail: mails.mail });
    await warmUp(mails);
    const [slow, ...others] = Array.from({ length: 9 }, () => outbox.add('mail'));
    events.signal('outbox');
    for (const row of others) {
      await expect.poll(() => row.state).toBe('running');
      expect(outbox.rows.filter(({ state }) => state === 'running').length).toBeLessThanOrEqual(4);
      mails.end(row);
    }
    await expect.poll(() => others.every(({ state }) => state === 'done')).toBe(true);
    expect(slow?.state).toBe('running');
    if (slow) mails.end(slow);
  });

  it('about one order stay in their order', async () => {
    const mails = held();
    start({ mail: mails.mail });
    await warmUp(mails);
    const [received, confirmed, other] = [7, 7, 8].map((order) => outbox.add('mail', { payload: { order } }));
    events.signal('outbox');
    await expect.poll(() => mails.begun).toContain(other?.id);
    expect(mails.begun).not.toContain(confirmed?.id);
    for (const row of [received, other, confirmed]) {
      await expect.poll(() => mails.begun).toContain(row?.id);
      if (row) mails.end(row);
    }
    await expect.poll(() => confirmed?.state).toBe('done');
  });

  it('go one at a time while the mail server refuses them', async () => {
    const mails = held();
    start({ mail: mails.mail });
    await warmUp(mails);
    const rows = Array.from({ length: 8 }, () => outbox.add('mail'));
    events.signal('outbox');
    await expect.poll(() => rows.filter(({ state }) => state === 'running')).toHaveLength(4);
    for (const row of rows.slice(0, 4)) mails.end(row, new Error('421 too many connections'));
    await expect.poll(() => rows[4]?.state).toBe('running');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(rows.filter(({ state }) => state === 'running')).toHaveLength(1);
    if (rows[4]) mails.end(rows[4]);
    await expect.poll(() => rows.filter(({ state }) => state === 'running')).toHaveLength(2);
    for (const row of rows.slice(5, 7)) mails.end(row);
    await expect.poll(() => rows[7]?.state).toBe('running');
    if (rows[7]) mails.end(rows[7]);
  });

  it('that wait for another of their order are given back when the server stops', async () => {
    const mails = held();
    start({ mail: mails.mail });
    await warmUp(mails);
    const rows = [7, 7].map((order) => outbox.add('mail', { payload: { order } }));
    events.signal('outbox');
    await expect.poll(() => rows.map(({ state }) => state)).toEqual(['running', 'running']);
    const stopped = worker?.stop();
    if (rows[0]) mails.end(rows[0]);
    await stopped;
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['done', 1],
      ['waiting', 0],
    ]);
  });
});

describe('a worker', () => {
  it('that ends finishes the row at hand and gives the others back untried', async () => {
    const rows = [1, 2, 3].map(() => outbox.add('print'));
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    start({ print: () => held });
    await expect.poll(() => rows.map(({ state }) => state)).toEqual(['running', 'running', 'running']);
    const stopped = worker?.stop();
    finish();
    await stopped;
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['done', 1],
      ['waiting', 0],
      ['waiting', 0],
    ]);
  });

  it.each([
    [true, 'done'],
    [false, 'running'],
  ])('that is alone (%s) takes over at once what a dead one had leased', async (isAlone, state) => {
    const row = outbox.add('mail', { state: 'running', runAt: new Date(START + 45_000), attempts: 1 });
    const other = outbox.add('mail');
    start({}, { isAlone });
    await expect.poll(() => other.state).toBe('done');
    expect(row.state).toBe(state);
    pass(45_000);
    await expect.poll(() => row.state).toBe('done');
  });
});

describe('the backoff between attempts', () => {
  it('grows from five seconds to half an hour', () => {
    const middle = () => 0.5;
    expect([1, 2, 3, 4, 20, 200].map((attempt) => retryDelay(attempt, middle) / 1000)).toEqual([
      5, 10, 20, 40, 1800, 1800,
    ]);
  });
});
