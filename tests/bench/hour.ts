import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMetric } from '#tests/api/support/metric.ts';
import { orderBody } from '#tests/demo-order.ts';
import { startPostgres } from '#tests/postgres-server.ts';
import { residentMegabytes } from '#tests/processes.ts';
import { NPM_START, type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { ask } from './ask.ts';
import { addBranches, type BenchBranch } from './branches/many-branches.ts';
import type { Note } from './figures.ts';

const MINUTES = Number(process.env.BENCH_MINUTES ?? 60);
const PER_SECOND = 50;
const STREAMS = 200;
/** So many of the streams are boards at the counter; the others are guests with a page open. */
const BOARDS = 100;
const BRANCHES = 20;
const MOST_MB = 400;
/** What the last sixth of the time may have more than the second one. */
const GROWTH = 1.1;
const MINUTE_MS = 60_000;

/** So many orders are at work; the one that has waited longest is handed out when another one comes. */
const AT_WORK = 60;

interface Placed {
  id: number;
  uid: string;
  hash: string;
  /** Of the device at its counter. */
  key: string;
}

/** `npm run bench -- hour`: the memory of one server on PostgreSQL under 50 requests per second and 200 open streams. */
export async function measureHour(note: Note): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'theke-hour-'));
  const postgres = await startPostgres({ isDurable: true });
  const env = {
    ...{ DATABASE_URL: postgres.url, DATA_DIR: directory, LOG_LEVEL: 'error' },
    ...{ RATE_LIMITS: 'off', TRUST_PROXY: 'loopback' },
  };
  let server: ServerProcess | null = null;
  try {
    await (await startServerProcess(env)).stop();
    const branches = await addBranches(postgres.url, BRANCHES);
    server = await startServerProcess(env, { args: NPM_START });
    const { samples, failed, sent, open } = await playHour(server, branches);
    const [second, last] = [samplesOf(samples, 1), samplesOf(samples, 5)];
    const most = Math.max(...last);
    const growth = mean(last) / mean(second);
    note(
      `resident memory after ${MINUTES} minutes at ${PER_SECOND} requests per second with ${STREAMS} open streams, one server on PostgreSQL`,
      `${Math.round(mean(last))} MB, at most ${Math.round(most)} MB, in the last sixth, ${growth.toFixed(2)} times the second one; ${Math.round(Math.max(...samples))} MB at its highest (${sent} requests, ${failed} failed, ${open} streams at the end)`,
      `at most ${MOST_MB} MB, ${GROWTH} times`,
      most <= MOST_MB && growth <= GROWTH && failed === 0 && open === STREAMS,
    );
  } finally {
    await server?.kill();
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Samples of the memory in megabytes, every ten seconds. */
async function playHour(server: ServerProcess, branches: readonly BenchBranch[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const body = await orderBody(server.url);
  const streams = openStreams(server.url, branches);
  const samples: number[] = [];
  const placed: Placed[] = [];
  let [sent, failed] = [0, 0];
  const call = async (method: string, path: string, headers = {}, data?: object) => {
    sent += 1;
    const { status, text } = await ask(server.url + path, { method, agent, headers }, data);
    if (status >= 300) throw new Error(`${method} ${path}: ${status}`);
    return text;
  };
  let orders = 0;
  const step = (order: Placed, name: string) =>
    call('POST', `/api/orders/${order.id}/status/${name}`, { authorization: `Bearer ${order.key}` }, {});
  const order = async () => {
    orders += 1;
    const branch = branches[orders % branches.length];
    if (!branch) throw new Error('no branch');
    const headers = {
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.1.${orders % 200}.${orders % 251}`,
    };
    const contact = { email: `gast-${orders}@example.com`, phone: `+43660${1_000_000 + orders}` };
    const text = await call('POST', '/api/orders', headers, { ...body, ...contact, branch: branch.id });
    const { data } = JSON.parse(text) as { data: Placed };
    const one = { ...data, key: branch.deviceKey };
    await step(one, 'confirm');
    placed.push(one);
    const [oldest] = placed.length > AT_WORK ? placed.splice(0, 1) : [];
    if (oldest) await step(oldest, 'completed');
  };
  const act = (turn: number): Promise<unknown> => {
    const branch = branches[turn % branches.length];
    const latest = placed[turn % Math.max(1, placed.length)];
    if (!branch) throw new Error('no branch');
    if (turn % 25 === 0) return order();
    if (turn % 5 === 0) return call('GET', '/api/init');
    if (turn % 5 === 1 && latest) return call('GET', `/api/orders/public/${latest.uid}/${latest.hash}`);
    return call('GET', `/store/${branch.identifier}`);
  };
  const underWay = new Set<Promise<unknown>>();
  const begin = performance.now();
  const end = begin + MINUTES * MINUTE_MS;
  for (let turn = 0; performance.now() < end; turn += 1) {
    await sleep(Math.max(0, begin + (turn * 1_000) / PER_SECOND - performance.now()));
    const acting = act(turn)
      .catch((error) => {
        if (failed === 0) console.error(error);
        failed += 1;
      })
      .finally(() => underWay.delete(acting));
    underWay.add(acting);
    if (turn % (PER_SECOND * 10) === 0) samples.push(residentMegabytes(server.child.pid ?? 0));
  }
  await Promise.all(underWay);
  const open = await readMetric(server.url, 'theke_streams_open');
  for (const close of streams) close();
  return { samples, failed, sent, open };
}

/** Opens the streams and reads whatever comes; what closes them. */
function openStreams(url: string, branches: readonly BenchBranch[]): (() => void)[] {
  return Array.from({ length: STREAMS }, (_, index) => {
    const key = branches[index % branches.length]?.deviceKey ?? '';
    const [path, headers] =
      index < BOARDS ? ['/api/orders/stream', { authorization: `Bearer ${key}` }] : ['/api/shop/changes', {}];
    const stream = request(url + path, {
      agent: false,
      headers: { ...headers, accept: 'text/event-stream', 'x-forwarded-for': `10.2.0.${index}` },
    });
    stream.on('response', (answer) => answer.resume());
    stream.on('error', () => {});
    stream.end();
    return () => stream.destroy();
  });
}

/** The samples of one sixth of the time. */
function samplesOf(samples: readonly number[], sixth: number): readonly number[] {
  return samples.slice((samples.length * sixth) / 6, (samples.length * (sixth + 1)) / 6);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
