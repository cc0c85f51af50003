import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseSettings, saveSettings } from '#printers/agent-settings.ts';
import { BUILT_AGENT, build } from '#tests/built.ts';
import { EscPosPrinter } from '#tests/peers/escpos-printer.ts';
import { PrintServer } from '#tests/peers/print-server.ts';
import { wireJob } from './orders.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

let directory: string;
let server: PrintServer;
let printer: EscPosPrinter;
const children: ChildProcess[] = [];

beforeAll(build);

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'theke-run-agent-'));
  server = await PrintServer.start();
  printer = await EscPosPrinter.start();
  await saveSettings(
    directory,
    parseSettings({
      printers: [{ id: 'theke', name: 'Theke', host: printer.host, port: printer.port }],
      allowLoopback: true,
      allowedPorts: [printer.port],
      retry: { firstSeconds: 0.1, longestSeconds: 0.2 },
    }),
  );
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await printer.unplug();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  output: () => string;
}

function run(args: string[] = [], environment: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [BUILT_AGENT, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      THEKE_SERVER: server.url,
      THEKE_DEVICE_KEY: server.deviceKey,
      THEKE_AGENT_DIR: directory,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += String(text);
    });
  }
  return { child, output: () => output };
}

async function kill({ child }: Run): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function until(condition: () => boolean, timeoutMs = 15_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() > end) throw new Error('not in time');
    await wait(2);
  }
}

/** Complete slips that look like a first print. */
function unmarkedCopies(): number {
  return printer.texts.filter((text) => text.includes('Vielen Dank') && !text.includes('DUPLIKAT')).length;
}

describe('F3 F10 kill -9 of the agent never leads to two unmarked slips', () => {
  const moments: [string, () => boolean, number][] = [
    ['when the job was fetched', () => server.claims > 0, 0],
    ['when the job was stored', () => server.reports.length > 0, 0],
    ['when it has connected', () => printer.connections > 0, 0],
    ['when the first bytes have arrived', () => printer.jobBytes > 0, 0],
    ['while it prints', () => printer.jobBytes > 0, 100],
    ['when the slip is out', () => printer.receipts.length > 0, 0],
    ['shortly after', () => printer.receipts.length > 0, 15],
  ];
  test.each(moments)('%s', async (_, moment, delay) => {
    printer.set({ bytesPerSecond: 2_000 });
    // This server forgets what it has handed out and offers the job for ever.
    server.forgetful.push(wireJob('job-1'));
    const first = run();
    await until(moment);
    await wait(delay);
    await kill(first);

    const second = run();
    await until(() => ['printed', 'unclear'].includes(server.lastReport('job-1')?.state ?? ''));
    await wait(300);
    const state = server.lastReport('job-1')?.state;
    expect(unmarkedCopies()).toBeLessThanOrEqual(1);
    if (state === 'printed') expect(unmarkedCopies()).toBe(1);
    expect(state === 'unclear' || state === 'printed').toBe(true);

    // The decision 'print again' arrives as a new job.
    server.offer(wireJob('job-2', { isDuplicate: true }));
    await server.waitForReport('job-2', 'printed');
    expect(printer.texts.at(-1)).toContain('DUPLIKAT');
    expect(unmarkedCopies()).toBeLessThanOrEqual(1);
    await kill(second);
  });
});

describe('F10 a slip that the printer had when the agent was killed', () => {
  /** The agent has put down that the printer has all but the cut, and is killed while the slip comes out. */
  async function killedInPrint(): Promise<void> {
    printer.set({ bytesPerSecond: 2_000 });
    server.offer(wireJob('job-1'));
    const agent = run();
    const jobs = join(directory, 'queue', 'jobs');
    await vi.waitFor(
      async () => {
        const [file = ''] = (await readdir(jobs)).filter((name) => name.endsWith('.json'));
        expect(await readFile(join(jobs, file), 'utf8')).toContain('handed-over');
      },
      { timeout: 10_000, interval: 2 },
    );
    await kill(agent);
    expect(printer.receipts).toHaveLength(0);
  }

  test('is printed as soon as the printer says so, and the next one follows', async () => {
    await killedInPrint();
    server.offer(wireJob('job-2'));
    const next = run();
    await server.waitForReport('job-1', 'printed');
    await server.waitForReport('job-2', 'printed');
    expect(unmarkedCopies()).toBe(2);
    expect(printer.receipts.map(({ isCut }) => isCut)).toEqual([true, true]);
    expect(printer.unknownBytes).toEqual([]);
    expect(next.output()).toContain('Bestellung 42 (Beleg) → Theke: gedruckt');
    await kill(next);
  });

  test('waits for the paper of a printer that has run out of it, and is printed then', async () => {
    await killedInPrint();
    printer.set({ isPaperOut: true });
    const next = run();
    await vi.waitFor(() => expect(server.states.at(-1)?.printers[0]?.health).toBe('no-paper'), 10_000);
    expect(server.lastReport('job-1')).toMatchObject({ state: 'waiting' });
    printer.set({ isPaperOut: false });
    await server.waitForReport('job-1', 'printed');
    expect(unmarkedCopies()).toBe(1);
    await kill(next);
  });

  test.each<[string, () => unknown]>([
    ['falls silent', () => printer.set({ answersStatus: false })],
    ['is gone', () => printer.unplug()],
  ])('is unclear if the printer %s', async (_, trouble) => {
    await killedInPrint();
    await trouble();
    const next = run();
    const { reason } = await server.waitForReport('job-1', 'unclear', 25_000);
    expect(reason).toMatch(/^Dru/);
    expect(unmarkedCopies()).toBeLessThanOrEqual(1);
    await kill(next);
  });
});

describe('npm run print-agent', () => {
  test('speaks German, never shows the key, ends cleanly on SIGTERM', async () => {
    server.offer(wireJob('job-1'));
    const agent = run();
    await server.waitForReport('job-1', 'printed');
    const exit = once(agent.child, 'exit');
    agent.child.kill('SIGTERM');
    const [code] = await exit;
    expect(code).toBe(0);
    expect(agent.output()).toContain('Bestellung 42 (Beleg) → Theke: gedruckt');
    expect(agent.output()).toContain('Druckdienst wird beendet');
    expect(agent.output()).not.toContain(server.deviceKey);
  });

  test('--test prints the test page and ends', async () => {
    const agent = run(['--test', 'theke']);
    const [code] = await once(agent.child, 'exit');
    expect(code).toBe(0);
    expect(printer.texts[0]).toContain('Probedruck');
  });

  test('pairs by code once and keeps the key; a used code says so', async () => {
    const agent = run(['--code', 'km7x-2qpa'], { THEKE_DEVICE_KEY: '' });
    server.offer(wireJob('job-1'));
    await server.waitForReport('job-1', 'printed');
    expect(agent.output()).not.toContain(server.deviceKey);
    await kill(agent);
    const again = run([], { THEKE_DEVICE_KEY: '' });
    server.offer(wireJob('job-2'));
    await server.waitForReport('job-2', 'printed');
    await kill(again);

    for (const [code, answer] of [
      ['KM7X-2QPA', 'falsch, abgelaufen oder schon verwendet'],
      ['12', 'Das ist kein Code'],
    ] as const) {
      const refused = run(['--code', code], { THEKE_DEVICE_KEY: '' });
      expect((await once(refused.child, 'exit'))[0]).toBe(1);
      expect(refused.output()).toContain(answer);
    }
  });

  test('without settings it writes a first printers.json and says what to do', async () => {
    const empty = join(directory, 'new');
    const agent = run([], { THEKE_AGENT_DIR: empty });
    const [code] = await once(agent.child, 'exit');
    expect(code).toBe(1);
    expect(agent.output()).toContain('Bitte zuerst den Drucker');
    expect(JSON.parse(await readFile(join(empty, 'printers.json'), 'utf8')).printers).toHaveLength(1);
  });

  test.each([
    [{ THEKE_SERVER: '' }, 'Es fehlt die Serveradresse'],
    [{ THEKE_DEVICE_KEY: '' }, 'Es fehlt der Geräteschlüssel'],
    [{ THEKE_SERVER: 'file:///etc/passwd' }, 'ist keine Serveradresse'],
  ])('%j: %s', async (environment, message) => {
    const agent = run([], environment as Record<string, string>);
    const [code] = await once(agent.child, 'exit');
    expect(code).toBe(1);
    expect(agent.output()).toContain(message);
  });
});
