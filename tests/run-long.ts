import { spawnSync } from 'node:child_process';

/**
 * `npm run test:long`: what takes too long for every day. The server is killed while orders come in (default 50 times on
 * each database, another number as the argument); every suite of the server on both databases, hostile input with many
 * more cases.
 */
const [rounds = '50', cases = '60'] = process.argv.slice(2);
const isWindows = process.platform === 'win32';
const vitest = ['run', '--config', 'tests/vitest.config.ts'];
for (const [command, args] of [
  ['npm', ['run', '--silent', 'build']],
  ['node_modules/.bin/vitest', [...vitest, '--project', 'faults']],
  ['node_modules/.bin/vitest', [...vitest, '--project', 'api*', '--testTimeout', '1800000']],
] as const) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: isWindows,
    env: { ...process.env, FAULT_ROUNDS: rounds, THEKE_LONG: '1', THEKE_HOSTILE_CASES: cases },
  });
  if (status !== 0) process.exit(status ?? 1);
}
