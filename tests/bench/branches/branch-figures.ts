import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { orderBody } from '#tests/demo-order.ts';
import { startPostgres } from '#tests/postgres-server.ts';
import { descendantsOf, loadedBy, processorMs } from '#tests/processes.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { type EveningFigures, playEvening } from './friday-evening.ts';
import { addBranches } from './many-branches.ts';

const ADMIN = { email: 'admin@theke.test', password: 'sieben-krumme-loeffel' };

export interface BranchFigures extends EveningFigures {
  servers: number;
  /** Milliseconds of the processor per call with all that follows from it, of all servers and of the database. */
  serverMs: number;
  databaseMs: number;
}

/**
 * 500 branches on a Friday evening against 1, 2 and 4 servers on one PostgreSQL. Everything, with the people that it plays, shares
 * the processors of this machine: where they are the limit, the costs per call tell what more machines would bring.
 */
export async function branchFigures({
  branches: count = 500,
  people = 48,
  seconds = 20,
} = {}): Promise<BranchFigures[]> {
  const directory = mkdtempSync(join(tmpdir(), 'theke-branches-'));
  const postgres = await startPostgres({ isDurable: true });
  const env = {
    ...{ DATABASE_URL: postgres.url, RATE_LIMITS: 'off', LOG_LEVEL: 'error', TRUST_PROXY: 'loopback' },
    ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  };
  const start = (name: string) => startServerProcess({ ...env, DATA_DIR: join(directory, name) });
  const figures: BranchFigures[] = [];
  let running: ServerProcess[] = [];
  try {
    await (await start('0')).stop();
    const branches = await addBranches(postgres.url, count);
    for (const servers of [1, 2, 4]) {
      running = [];
      for (let index = 0; index < servers; index += 1) running.push(await start(String(index)));
      const [first] = running;
      if (!first) throw new Error('no server');
      const evening = {
        ...{ servers: running.map(({ url }) => url), branches, people },
        ...{ order: await orderBody(first.url), session: await sessionOf(first.url) },
      };
      // What a server has just loaded and compiled is not what an evening is like.
      await playEvening({ ...evening, seconds: seconds * servers * 0.5 });
      await effectsDone(postgres.url);
      const ofServers = running.flatMap(({ child }) => child.pid ?? []);
      const ofDatabase = descendantsOf(process.pid).filter((pid) => isPostgres(pid));
      const before = [sum(ofServers), sum(ofDatabase)] as const;
      const played = await playEvening({ ...evening, seconds });
      // Mails follow when there is time for them: whoever has more servers sends more of them during the rush.
      await effectsDone(postgres.url);
      const calls = played.perSecond * played.lasted;
      figures.push({
        ...{ servers, ...played },
        serverMs: (sum(ofServers) - before[0]) / calls,
        databaseMs: (sum(ofDatabase) - before[1]) / calls,
      });
      await Promise.all(running.map((server) => server.stop()));
    }
    return figures;
  } finally {
    await Promise.all(running.map((server) => server.kill()));
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Waits until nothing of the orders is left to be done: mails, papers, tickets. */
async function effectsDone(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ left: number }>(
        `SELECT count(*)::int AS "left" FROM "Outbox" WHERE "state" IN ('waiting', 'running') AND "runAt" <= now()`,
      );
      if (rows[0]?.left === 0) return;
      await sleep(500);
    }
  } finally {
    await client.end();
  }
}

const sum = (pids: readonly number[]) => pids.reduce((total, pid) => total + processorMs(pid), 0);

function isPostgres(pid: number): boolean {
  try {
    return loadedBy(pid)[0]?.includes('postgres') ?? false;
  } catch {
    // Gone meanwhile.
    return false;
  }
}

async function sessionOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ADMIN.email, password: ADMIN.password }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0];
  if (!answer.ok || !cookie) throw new Error(`no session: ${answer.status} ${await answer.text()}`);
  return cookie;
}
