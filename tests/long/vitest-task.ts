import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '#tests/source-files.ts';
import type { Counts, Task } from './run-in-budget.ts';

/** The parts of Vitest's JSON report that are read here. */
interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string }[];
  }[];
}

/**
 * Runs one task with Vitest and returns the counts of each file. A run that ends without a report is one failed test
 * under the task's own name: it must never look like a run without tests.
 */
export async function runVitest(
  task: Task,
  env: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, Counts>> {
  const report = `test-results/long/${task.name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`;
  mkdirSync('test-results/long', { recursive: true });
  rmSync(report, { force: true });
  const child = spawn(
    'node_modules/.bin/vitest',
    [
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--project',
      task.project,
      // Hostile input takes minutes for a single test; hanging tests are ended by their own timeouts.
      ...(task.project.startsWith('api') ? ['--testTimeout', '1800000'] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...task.files,
    ],
    { stdio: 'inherit', shell: process.platform === 'win32', env: { ...process.env, ...env } },
  );
  const end = () => child.kill();
  process.once('exit', end);
  const [code] = await once(child, 'exit');
  process.off('exit', end);
  return readReport(report, code === 0, task.name);
}

/** @param isGreen by the runner's exit code: an error outside of all tests is in no file of the report */
export function readReport(path: string, isGreen: boolean, taskName: string): ReadonlyMap<string, Counts> {
  const lost = new Map([[`${taskName} (the runner)`, { passed: 0, failed: 1 }]]);
  let report: Report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return lost;
  }
  const files = new Map<string, Counts>();
  for (const { name, status, assertionResults } of report.testResults) {
    const count = (wanted: string) =>
      assertionResults.filter((assertion) => assertion.status === wanted).length;
    const failed = count('failed');
    // A hook that fails after the last test, or a file that cannot be loaded, fails no test by name.
    files.set(relative(ROOT, name), {
      passed: count('passed'),
      failed: status === 'failed' ? Math.max(failed, 1) : failed,
    });
  }
  const hasFailed = [...files.values()].some(({ failed }) => failed > 0);
  return isGreen || hasFailed ? files : new Map([...files, ...lost]);
}
