import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from './browser.ts';
import { ensureFirefox } from './firefox.ts';
import { browserOrder } from './long/browser-order.ts';
import { changesBelow, readHistory, writeHistory } from './long/history.ts';
import { type LongResult, runInBudget, type Task } from './long/run-in-budget.ts';
import { runVitest } from './long/vitest-task.ts';
import { isInLongRun, LONG_ON_POSTGRES } from './suites.ts';

/**
 * `npm run test:long`: what takes too long for the daily run (suites.ts). The server is killed while orders come in (default
 * 50 times on each database, or the first argument); every suite of the server on the embedded database as well, campaigns
 * and hostile input with many more cases on both; the other browser tests, with axe in every state of the screens at both
 * widths, Firefox, and the desktop shell.
 *
 * One of two servers is killed six times as often; a tenth of that where time is short. `-- --minutes 66` starts nothing new after
 * that time and lists what it did not reach; that is how CI runs it. The totals
 * go to test-results/long-totals.json.
 */
const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string' } },
  allowPositionals: true,
});
const [rounds = '50', cases = '60'] = positionals;
const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes wants a number above 0, not ${values.minutes}`);

/** In sequence; benchmarks have the machine to themselves. */
const SERVER_PROJECTS = [
  'faults',
  'api embedded',
  'api postgres',
  'measured embedded',
  'measured postgres',
  'electron',
];
/** Three browsers run in parallel; enough files to keep them busy, few enough that the end of the budget is near. */
const GROUP = 12;

const build = spawnSync('npm', ['run', '--silent', 'build'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (build.status !== 0) process.exit(1);

const env = {
  FAULT_ROUNDS: rounds,
  TWO_SERVER_ROUNDS: String(Math.ceil(Number(rounds) * (Number.isFinite(minutes) ? 0.6 : 6))),
  THEKE_LONG: '1',
  THEKE_HOSTILE_CASES: cases,
  CHROMIUM_PATH: ensureChromium(),
  FIREFOX_PATH: ensureFirefox(),
};
const history = readHistory();
const browserFiles = browserOrder(
  readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/e2e/${file.replaceAll('\\', '/')}`)
    .filter(isInLongRun),
  changesBelow('tests/e2e'),
  history,
);
const tasks: Task[] = [
  ...SERVER_PROJECTS.map((project) => ({
    name: project,
    project,
    files: project === 'api postgres' ? LONG_ON_POSTGRES : [],
    isRerunAlone: false,
  })),
  ...groupsOf(browserFiles, GROUP).map((files, index) => ({
    name: `browser ${index + 1}`,
    project: 'e2e',
    files,
    isRerunAlone: true,
  })),
];

const result = await runInBudget(tasks, {
  run: (task) => runVitest(task, env),
  clock: () => performance.now(),
  budget: minutes * 60_000,
});
writeHistory(history, new Map([...result.files].filter(([file]) => browserFiles.includes(file))), new Date());
print(result);
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/long-totals.json', JSON.stringify(result.total));
process.exitCode = result.total.failed > 0 ? 1 : 0;

function groupsOf<T>(list: readonly T[], size: number): T[][] {
  const groups: T[][] = [];
  for (let at = 0; at < list.length; at += size) groups.push(list.slice(at, at + size));
  return groups;
}

function print({ tasks: done, reruns, files, notReached, total }: LongResult): void {
  const words = ({ passed, failed }: { passed: number; failed: number }) =>
    `${passed} passed, ${failed} failed`;
  console.log('\nLong run');
  for (const { name, counts, milliseconds } of done)
    console.log(`  ${name}: ${words(counts)} in ${Math.round(milliseconds / 1000)} s`);
  for (const { file, first, alone } of reruns)
    console.log(`  ${file} ran twice: ${words(first)} beside others; ${words(alone)} alone`);
  for (const [file, counts] of files)
    if (counts.failed > 0) console.log(`  FAILED ${file}: ${words(counts)}`);
  if (notReached.length > 0) console.log(`Not reached within ${minutes} minutes: ${notReached.join(' ')}`);
  console.log(`Long run in all: ${words(total)}, ${notReached.length} not reached\n`);
}
