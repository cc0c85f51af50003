import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ensureChromium } from './browser.ts';

/**
 * `npm test`: check, build, then every suite with one runner. With arguments only those suites:
 * `npm test -- tests/domain`. The totals also go to test-results/totals.json for CI.
 */
const isWindows = process.platform === 'win32';
const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: isWindows,
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
};

rmSync('test-results/totals.json', { force: true });
run('npm', ['run', '--silent', 'check']);
run('npm', ['run', '--silent', 'build']);
run(
  'node_modules/.bin/vitest',
  [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/totals.json',
    ...process.argv.slice(2),
  ],
  { CHROMIUM_PATH: ensureChromium() },
);
