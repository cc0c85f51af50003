import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './browser.ts';

/**
 * `npm test`: check and build side by side, then every suite with one runner. With arguments only those suites:
 * `npm test -- tests/domain`. The totals also go to test-results/totals.json for CI.
 */
const suites = process.argv.slice(2);
const bin = 'node_modules/.bin';
const REPORT = 'test-results/totals.json';

/** Runs a program to its end; a failure ends the run. */
async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  // When one of several parallel programs fails, the others are ended with it.
  process.once('exit', () => child.kill());
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

rmSync(REPORT, { force: true });
// Both sides read the generated client, so it is generated first.
await run(`${bin}/tsx`, ['tests/check.ts', 'client']);
await Promise.all([
  run(`${bin}/tsx`, ['tests/check.ts', 'code']),
  run(`${bin}/tsx`, [suites.length === 0 ? 'tests/make-ready.ts' : 'web/build.ts']),
]);
await run(
  `${bin}/vitest`,
  [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
    ...suites,
  ],
  { CHROMIUM_PATH: ensureChromium() },
);
// The runner's exit code is not enough: programs that a suite starts (PostgreSQL) may hook into its exit and leave 0
// behind.
const { success } = JSON.parse(readFileSync(REPORT, 'utf8')) as { success: boolean };
if (!success) process.exit(1);
