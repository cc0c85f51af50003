import { spawnSync } from 'node:child_process';
import { ensureChromium } from './browser.ts';
import { ensureFirefox } from './firefox.ts';

/**
 * `npm run test:long`: what takes too long for every day. The server is killed while orders come in (default 50 times on
 * each database, another number as the argument); every suite of the server on both databases, hostile input with many
 * more cases; every browser test, with axe on every screen at both widths and Firefox.
 */
const [rounds = '50', cases = '60'] = process.argv.slice(2);
const browsers = { CHROMIUM_PATH: ensureChromium(), FIREFOX_PATH: ensureFirefox() };
const isWindows = process.platform === 'win32';
let isGreen = true;
const vitest = ['run', '--config', 'tests/vitest.config.ts'];
for (const [command, args] of [
  ['npm', ['run', '--silent', 'build']],
  ['node_modules/.bin/vitest', [...vitest, '--project', 'faults']],
  ['node_modules/.bin/vitest', [...vitest, '--project', 'api*', '--testTimeout', '1800000']],
  ['node_modules/.bin/vitest', [...vitest, '--project', 'e2e']],
] as const) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: isWindows,
    env: { ...process.env, FAULT_ROUNDS: rounds, THEKE_LONG: '1', THEKE_HOSTILE_CASES: cases, ...browsers },
  });
  // What follows is worth knowing all the same; without a build nothing can follow.
  isGreen &&= status === 0;
  if (!isGreen && command === 'npm') break;
}
process.exitCode = isGreen ? 0 : 1;
