import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#tests/peers/free-port.ts';
import packageJson from '../package.json' with { type: 'json' };
import { ROOT } from './source-files.ts';

export interface ServerProcess {
  url: string;
  /** Milliseconds from the start of the process to the first 200 of /api/health. */
  startedIn: number;
  /** Everything that it printed so far. */
  output(): string;
  child: ChildProcess;
  /** SIGTERM, then waits; the exit code. */
  stop(): Promise<number | null>;
  /** kill -9, then waits. */
  kill(): Promise<void>;
}

/** What `npm start` runs: the arguments of node. npm itself would sit between the tests' signals and the server. */
export const NPM_START: readonly string[] = packageJson.scripts.start.split(' ').slice(1);
export const NPM_SET_PASSWORD: readonly string[] = packageJson.scripts['set-password'].split(' ').slice(1);
export const NPM_MOVE_FILES: readonly string[] = packageJson.scripts['move-files'].split(' ').slice(1);

export interface ServerProcessOptions {
  /** Arguments of node; without them the built server itself. */
  args?: readonly string[];
  /** The project's folder, or a copy of it. */
  cwd?: string;
}

/** Starts the server as a process of its own and waits until it is ready. Throws with its output when it exits. */
export async function startServerProcess(
  env: Record<string, string>,
  { args = ['dist/server/main.js'], cwd = ROOT }: ServerProcessOptions = {},
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    // The demo shop without staff and orders: what a test finds there is its own.
    env: {
      ...{ ...process.env, HOST: '127.0.0.1', PORT: port, LOG_LEVEL: 'warn', NODE_ENV: 'production' },
      ...{ DEMO: 'shop', ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return exited;
  };
  while (child.exitCode === null && performance.now() - begin < 120_000) {
    const isUp = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) {
      return {
        url,
        startedIn: performance.now() - begin,
        output: () => output,
        child,
        stop: () => end('SIGTERM'),
        kill: async () => void (await end('SIGKILL')),
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await end('SIGKILL');
  throw new Error(`the server did not start:\n${output}`);
}
