import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { orderBody } from '../demo-order.ts';
import { firstLoadBytes } from '../first-load.ts';
import { startPostgres } from '../postgres-server.ts';
import { NPM_START, type ServerProcess, startServerProcess } from '../server-process.ts';
import { bareDriverFigures, bareEmbeddedFigures } from './bare-order.ts';
import type { Note } from './figures.ts';
import { DEMANDED, measurePages } from './lighthouse.ts';
import { orderFigures } from './orders.ts';
import { type CallFigures, median, ratioOf } from './rates.ts';

const percent = (ratio: number) => `${Math.round(ratio * 100)} %`;
let directory = '';
const settings = (name: string) => ({
  DATA_DIR: join(directory, name),
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
});

/** The throughput of a path of the server relative to the same bytes sent from memory by the same framework. */
async function againstMemory(
  server: ServerProcess,
  path: string,
): Promise<Awaited<ReturnType<typeof ratioOf>>> {
  const headers = { 'accept-encoding': 'gzip' };
  const { bytes, type } = await encodedBytes(server.url + path);
  const file = join(directory, 'bytes');
  writeFileSync(file, bytes);
  const yardstick = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/bench/memory-server.ts', file, type, 'gzip'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    const [printed] = await once(yardstick.stdout, 'data');
    const url = String(printed).trim();
    const load = { connections: 32, seconds: 4, headers };
    return await ratioOf({ ...load, url: server.url + path }, { ...load, url }, 3);
  } finally {
    yardstick.kill();
  }
}

/** The body on the wire; fetch would decompress it. */
async function encodedBytes(url: string): Promise<{ bytes: Buffer; type: string }> {
  const { request } = await import('node:http');
  const sent = request(url, { headers: { 'accept-encoding': 'gzip' } });
  sent.end();
  const [answer] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'gzip') {
    throw new Error(`${url}: ${answer.statusCode}, ${answer.headers['content-encoding']}`);
  }
  return { bytes: Buffer.concat(chunks), type: answer.headers['content-type'] };
}

/** Milliseconds that a process of its own takes to open the database of a shop and ask it something, and nothing else. */
async function bareOpening(dataDir: string): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, ['--eval', OPENER, join(dataDir, 'db')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the database does not open');
  return performance.now() - begin;
}

const OPENER = `
  require('@electric-sql/pglite').PGlite.create(process.argv[1])
    .then((database) => database.query('SELECT 1'))
    .then(() => process.exit(0));
`;

/** Both take turns, so that the ratio holds even if the speed of the machine drifts. */
async function measureStart(note: Note): Promise<ServerProcess> {
  const { DATA_DIR } = settings('embedded');
  await (await startServerProcess(settings('embedded'))).stop();
  const starts: number[] = [];
  const openings: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    openings.push(await bareOpening(DATA_DIR));
    const server = await startServerProcess(settings('embedded'), { args: NPM_START });
    starts.push(server.startedIn);
    await server.stop();
  }
  const ratio = median(starts.map((start, round) => start / (openings[round] ?? Number.NaN)));
  note(
    '`npm start` on an existing embedded database to the first answer, against opening that database',
    `${ratio.toFixed(1)} times (${(median(starts) / 1000).toFixed(2)} s against ${(median(openings) / 1000).toFixed(2)} s)`,
    'at most 3 times',
    ratio <= 3,
  );
  return startServerProcess(settings('embedded'));
}

/** The slowest hundredth of orders, against that of the bare database with as many clients. */
function noteOrders(
  note: Note,
  database: string,
  orders: CallFigures,
  bare: CallFigures,
  limit: number,
): void {
  const ratio = orders.p99 / bare.p99;
  note(
    `complete order (one POST), ${database}, 8 clients, 99th percentile, against a bare transaction (order + 3 items)`,
    `${ratio.toFixed(1)} times (${orders.p99.toFixed(0)} ms against ${bare.p99.toFixed(0)} ms; ${Math.round(orders.perSecond)} orders per second)`,
    `at most ${limit} times`,
    ratio <= limit,
  );
}

async function measureEmbedded(note: Note): Promise<void> {
  const server = await measureStart(note);
  const init = await againstMemory(server, '/api/init');
  note(
    'GET /api/init, 32 connections, against the same bytes from memory',
    `${percent(init.ratio)} (${Math.round(init.a)} of ${Math.round(init.b)} per second)`,
    'at least 70 %',
    init.ratio >= 0.7,
  );

  const page = await againstMemory(server, '/store/hauptplatz');
  const { bytes } = await encodedBytes(`${server.url}/store/hauptplatz`);
  const hasMenu = gunzipSync(bytes).toString('utf8').includes('Butterkipferl');
  note(
    'first HTML of the branch page (contains the menu), against the same bytes from memory',
    `${percent(page.ratio)} (${Math.round(page.a)} of ${Math.round(page.b)} per second)`,
    'at least 50 %',
    page.ratio >= 0.5 && hasMenu,
  );

  const body = await orderBody(server.url);
  await orderFigures(server.url, body, 8, 800);
  const bare = await bareEmbeddedFigures(join(directory, 'bare'), 8, 1500);
  noteOrders(note, 'embedded', await orderFigures(server.url, body, 8, 1500), bare, 12);
  await server.stop();
}

async function measurePostgres(note: Note): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  try {
    const server = await startServerProcess({ ...settings('postgres'), DATABASE_URL: postgres.url });
    const body = await orderBody(server.url);
    await orderFigures(server.url, body, 8, 800);
    const eight = await bareDriverFigures(postgres.url, 8, 3000);
    noteOrders(note, 'PostgreSQL', await orderFigures(server.url, body, 8, 1500), eight, 12);
    const bare = await bareDriverFigures(postgres.url, 16, 3000);
    const sixteen = await orderFigures(server.url, body, 16, 1500);
    const share = sixteen.perSecond / bare.perSecond;
    note(
      'complete order, PostgreSQL, 16 clients, against a bare driver transaction (order + 3 items)',
      `${percent(share)} (${Math.round(sixteen.perSecond)} of ${Math.round(bare.perSecond)} per second)`,
      'at least 5 %',
      share >= 0.05,
    );
    await server.stop();
  } finally {
    await postgres.stop();
  }
}

async function measureLighthouse(note: Note): Promise<void> {
  const server = await startServerProcess(settings('embedded'));
  try {
    for (const { name, scores, isKept, reasons } of await measurePages(server.url)) {
      note(
        `Lighthouse, mobile, ${name}: performance / accessibility / best practices / SEO`,
        Object.values(scores).join(' / '),
        `at least ${Object.values(DEMANDED).join(' / ')}`,
        isKept,
      );
      if (!isKept) for (const reason of reasons) console.log(`       ${reason}`);
    }
  } finally {
    await server.stop();
  }
}

/** `npm run bench`: what a guest and a single shop feel. */
export async function measureSpeed(note: Note): Promise<void> {
  directory = mkdtempSync(join(tmpdir(), 'theke-bench-'));
  try {
    const load = firstLoadBytes();
    note(
      'first-load JavaScript of the branch page, gzip',
      `${(load / 1000).toFixed(1)} kB`,
      '130 kB',
      load <= 130_000,
    );
    await measureEmbedded(note);
    await measurePostgres(note);
    await measureLighthouse(note);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
