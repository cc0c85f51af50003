import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { parseSettings, saveSettings } from '#printers/agent-settings.ts';
import { launchChromium } from '#tests/browser.ts';
import { BUILT_AGENT, build } from '#tests/built.ts';
import { EscPosPrinter } from '#tests/peers/escpos-printer.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { ROOT } from '#tests/source-files.ts';
import { type Device, openVisitor, type Visitor, type VisitorOptions } from './visitor.ts';

export const ADMIN = { email: 'chefin@wiesenknopf.example', password: 'Kren-und-Senf-1931' };

/** The whole shop with real parts: built server, print agent, a printer that decodes what it gets, a browser. */
export interface Stage {
  url: string;
  server: ServerProcess;
  printer: EscPosPrinter;
  browser: Browser;
  deviceKey: string;
  /** Somebody in front of a screen of their own. Everything that goes wrong on it is noted. */
  open(device: Device, options?: VisitorOptions): Promise<Visitor>;
  /** Closes the visitors that are not kept; throws when a page of any of them complained. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

const SERVER_ENV = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, RATE_LIMITS: 'off' };

/** Starts everything; `npm test` has built before, alone this builds what is old. */
export async function startStage({ hasAgent = true } = {}): Promise<Stage> {
  build();
  const template = await shopTemplate();
  const directory = mkdtempSync(join(tmpdir(), 'theke-e2e-'));
  cpSync(template.dataDir, join(directory, 'data'), { recursive: true });
  const [server, printer, browser] = await Promise.all([
    startServerProcess({ ...SERVER_ENV, DATA_DIR: join(directory, 'data') }),
    EscPosPrinter.start({}, 48),
    launchChromium(),
  ]);
  const agent = hasAgent ? await startAgent(directory, server.url, template.deviceKey, printer) : null;
  // A server whose start took the processor turns people away with 503 until it has measured that it is calm.
  await waitFor(async () => (await fetch(`${server.url}/api/branches`)).ok || undefined);
  const visitors = new Set<Visitor>();
  return {
    url: server.url,
    server,
    printer,
    browser,
    deviceKey: template.deviceKey,
    async open(device, options) {
      const visitor = await openVisitor(browser, server.url, device, options);
      visitors.add(visitor);
      return visitor;
    },
    async settle() {
      const complaints: string[] = [];
      for (const visitor of visitors) {
        complaints.push(...visitor.takeComplaints());
        if (visitor.isKept) continue;
        visitors.delete(visitor);
        await visitor.context.close();
      }
      if (complaints.length > 0) throw new Error(`the pages complained:\n${complaints.join('\n')}`);
    },
    async stop() {
      await browser.close();
      if (agent) await stopProcess(agent);
      await Promise.all([server.stop(), printer.unplug()]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * A filled demo shop to copy: drawing its pictures takes seconds, and every test file starts with a fresh one. Made once
 * per build, below test-results/.
 */
export async function shopTemplate(): Promise<{ dataDir: string; deviceKey: string }> {
  const hash = createHash('sha256')
    .update(readFileSync(join(ROOT, 'dist/build.json')))
    .digest('hex');
  const place = join(ROOT, 'test-results', `e2e-shop-${hash.slice(0, 12)}`);
  const dataDir = join(place, 'data');
  if (!existsSync(place)) {
    const draft = mkdtempSync(join(tmpdir(), 'theke-e2e-shop-'));
    const server = await startServerProcess({ ...SERVER_ENV, DATA_DIR: join(draft, 'data') });
    // The welcome is printed after the server answers.
    const key = await waitFor(() => /Geräteschlüssel[^:]*: (\S+)/.exec(server.output())?.[1]);
    await server.stop();
    writeFileSync(join(draft, 'device-key'), key);
    mkdirSync(join(ROOT, 'test-results'), { recursive: true });
    const ready = mkdtempSync(join(ROOT, 'test-results/e2e-shop-new-'));
    cpSync(draft, ready, { recursive: true });
    try {
      renameSync(ready, place);
    } catch (error) {
      // Another run of the same build was faster.
      if (!existsSync(place)) throw error;
      rmSync(ready, { recursive: true, force: true });
    }
    rmSync(draft, { recursive: true, force: true });
  }
  return { dataDir, deviceKey: readFileSync(join(place, 'device-key'), 'utf8') };
}

async function startAgent(
  directory: string,
  server: string,
  deviceKey: string,
  printer: EscPosPrinter,
): Promise<ChildProcess> {
  const agentDir = join(directory, 'agent');
  mkdirSync(agentDir);
  await saveSettings(
    agentDir,
    parseSettings({
      printers: [{ id: 'theke', name: 'Theke', host: printer.host, port: printer.port, columns: 48 }],
      allowLoopback: true,
      allowedPorts: [printer.port],
      retry: { firstSeconds: 0.3, longestSeconds: 1 },
    }),
  );
  const agent = spawn(process.execPath, [BUILT_AGENT], {
    cwd: ROOT,
    env: { ...process.env, THEKE_SERVER: server, THEKE_DEVICE_KEY: deviceKey, THEKE_AGENT_DIR: agentDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [agent.stdout, agent.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  await waitFor(() => {
    if (agent.exitCode !== null) throw new Error(`the print agent ended:\n${output}`);
    return output.includes('Druckdienst läuft') || undefined;
  });
  return agent;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** Asks until there is an answer; for what has no event of its own. */
export async function waitFor<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  timeoutMs = 30_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error('not in time');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
