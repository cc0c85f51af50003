import { spawnSync } from 'node:child_process';

/**
 * `npm run test:long`: what takes too long for every day, many times over: the server is killed while orders come in
 * (default 50 times on each database, another number as the argument).
 */
const [rounds = '50'] = process.argv.slice(2);
const isWindows = process.platform === 'win32';
for (const [command, args] of [
  ['npm', ['run', '--silent', 'build']],
  ['node_modules/.bin/vitest', ['run', '--config', 'tests/vitest.config.ts', '--project', 'faults']],
] as const) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: isWindows,
    env: { ...process.env, FAULT_ROUNDS: rounds },
  });
  if (status !== 0) process.exit(status ?? 1);
}
