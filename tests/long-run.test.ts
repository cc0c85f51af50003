import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { browserOrder } from './long/browser-order.ts';
import { type Counts, runInBudget, type Task } from './long/run-in-budget.ts';
import { readReport } from './long/vitest-task.ts';
import { ROOT, sourceFiles } from './source-files.ts';
import * as suites from './suites.ts';

describe('the daily and the long run', () => {
  const named = Object.values(suites)
    .filter((value) => Array.isArray(value))
    .flat()
    .filter((file) => !/[*{]/.test(file));

  it('name files that exist', () => {
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('leave out nothing together on PostgreSQL', () => {
    const notDaily = [...suites.DAILY_ON_EMBEDDED, ...suites.LONG_API];
    expect(notDaily.filter((file) => !suites.LONG_ON_POSTGRES.includes(file))).toEqual([]);
  });

  it('both have the files that do more in the long run', () => {
    const growing = sourceFiles(/^tests\/(api|e2e)\/.*\.test\.ts$/).filter((file) =>
      /THEKE_LONG|THEKE_HOSTILE_CASES|\/long-run\.ts'/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    const isRepeated = (file: string) =>
      file.startsWith('tests/api/') ? suites.LONG_ON_POSTGRES.includes(file) : suites.isInLongRun(file);
    expect(growing.length).toBeGreaterThan(5);
    expect(growing.filter((file) => !isRepeated(file))).toEqual([]);
    expect(suites.GROWING_API.filter((file) => !growing.includes(file))).toEqual([]);
  });
});

describe('the order of the browser files', () => {
  const day = 86_400_000;

  it('puts failed files first, then changed ones, then those that have waited longest', () => {
    const changed = new Map([
      ['failed', 1 * day],
      ['changed', 9 * day],
      ['changed-later', 10 * day],
      ['stale', 2 * day],
      ['staler', 3 * day],
    ]);
    const history = new Map([
      ['failed', { lastRun: 8 * day, hasFailed: true }],
      ['changed', { lastRun: 8 * day, hasFailed: false }],
      ['changed-later', { lastRun: 8 * day, hasFailed: false }],
      ['stale', { lastRun: 7 * day, hasFailed: false }],
      ['staler', { lastRun: 6 * day, hasFailed: false }],
    ]);
    expect(browserOrder(['stale', 'changed', 'staler', 'failed', 'changed-later'], changed, history)).toEqual(
      ['failed', 'changed-later', 'changed', 'staler', 'stale'],
    );
  });

  it('relies on the commits alone on a machine without a record, uncommitted files first', () => {
    const changed = new Map([
      ['old', day],
      ['recent', 2 * day],
    ]);
    expect(browserOrder(['old', 'recent', 'b-uncommitted', 'a-uncommitted'], changed, new Map())).toEqual([
      'a-uncommitted',
      'b-uncommitted',
      'recent',
      'old',
    ]);
  });
});

describe('a run within a budget', () => {
  const browser = (name: string, files: string[]): Task => ({
    name,
    project: 'e2e',
    files,
    isRerunAlone: true,
  });
  const api: Task = { name: 'api embedded', project: 'api embedded', files: [], isRerunAlone: false };

  /** Each run takes ten minutes and returns the next prepared outcome. */
  function runner(outcomes: Record<string, Counts>[]) {
    let minute = 0;
    const started: string[] = [];
    return {
      started,
      options: (budget: number) => ({
        budget,
        clock: () => minute,
        run: async (task: Task) => {
          started.push(task.name);
          minute += 10;
          return new Map(Object.entries(outcomes.shift() ?? {}));
        },
      }),
    };
  }

  it('starts nothing new once the budget is spent, and lists what it did not reach', async () => {
    const { started, options } = runner([{ a: { passed: 3, failed: 0 } }, { b: { passed: 4, failed: 0 } }]);
    const tasks = [api, browser('first', ['b']), browser('second', ['c', 'd']), { ...api, name: 'late' }];
    const result = await runInBudget(tasks, options(15));
    expect(started).toEqual(['api embedded', 'first']);
    expect(result.notReached).toEqual(['c', 'd', 'late']);
    expect(result.total).toEqual({ passed: 7, failed: 0 });
  });

  it('reruns a failed browser file alone; the rerun counts, and both are reported', async () => {
    const { started, options } = runner([
      { b: { passed: 1, failed: 2 }, c: { passed: 5, failed: 0 } },
      { b: { passed: 3, failed: 0 } },
    ]);
    const result = await runInBudget([browser('first', ['b', 'c'])], options(60));
    expect(started).toEqual(['first', 'b alone']);
    expect(result.reruns).toEqual([
      { file: 'b', first: { passed: 1, failed: 2 }, alone: { passed: 3, failed: 0 } },
    ]);
    expect(result.total).toEqual({ passed: 8, failed: 0 });
  });

  it('stays red when the file fails alone too, when there is no time for a rerun, and for every other suite', async () => {
    const failing = { b: { passed: 1, failed: 2 } };
    const twice = runner([failing, { b: { passed: 2, failed: 1 } }]);
    expect((await runInBudget([browser('first', ['b'])], twice.options(60))).total.failed).toBe(1);
    const late = runner([failing]);
    expect((await runInBudget([browser('first', ['b'])], late.options(10))).total.failed).toBe(2);
    expect(late.started).toEqual(['first']);
    const server = runner([failing]);
    expect((await runInBudget([api], server.options(60))).total.failed).toBe(2);
    expect(server.started).toEqual(['api embedded']);
  });

  it('counts the same file once per database', async () => {
    const { options } = runner([{ f: { passed: 2, failed: 0 } }, { f: { passed: 3, failed: 1 } }]);
    const result = await runInBudget([api, { ...api, name: 'api postgres' }], options(60));
    expect(result.total).toEqual({ passed: 5, failed: 1 });
  });
});

describe('the report of the runner', () => {
  const directory = mkdtempSync(join(tmpdir(), 'theke-report-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const report = (testResults: object[]) => {
    const path = join(directory, 'report.json');
    writeFileSync(path, JSON.stringify({ testResults }));
    return path;
  };
  const file = join(ROOT, 'tests/e2e/a.test.ts');

  it('counts the tests of a file by its path in the repository', () => {
    const assertionResults = [{ status: 'passed' }, { status: 'failed' }, { status: 'passed' }];
    const path = report([{ name: file, status: 'failed', assertionResults }]);
    expect([...readReport(path, false, 'x')]).toEqual([['tests/e2e/a.test.ts', { passed: 2, failed: 1 }]]);
  });

  it('counts a file that cannot be loaded as a failed test', () => {
    const path = report([{ name: file, status: 'failed', assertionResults: [] }]);
    expect([...readReport(path, false, 'x')]).toEqual([['tests/e2e/a.test.ts', { passed: 0, failed: 1 }]]);
  });

  it('is red without a report, and when only the runner itself failed', () => {
    expect([...readReport(join(directory, 'none.json'), true, 'x').values()]).toEqual([
      { passed: 0, failed: 1 },
    ]);
    const path = report([{ name: file, status: 'passed', assertionResults: [{ status: 'passed' }] }]);
    expect([...readReport(path, false, 'x').values()].reduce((sum, { failed }) => sum + failed, 0)).toBe(1);
  });
});
