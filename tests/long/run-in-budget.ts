/** Test counts of one file. A file that could not even be loaded counts as one failed test. */
export interface Counts {
  passed: number;
  failed: number;
}

/** One run of the test runner. */
export interface Task {
  name: string;
  project: string;
  /** Empty: every file of the project. */
  files: readonly string[];
  /** A machine busy with three browsers may fail a correct file: it gets one rerun alone. */
  isRerunAlone: boolean;
}

export type RunTask = (task: Task) => Promise<ReadonlyMap<string, Counts>>;

/** A file that ran twice: its counts in parallel and alone. */
export interface Rerun {
  file: string;
  first: Counts;
  alone: Counts;
}

export interface LongResult {
  tasks: { name: string; counts: Counts; milliseconds: number }[];
  reruns: Rerun[];
  /** The final counts of each file; a rerun overrules the first run. */
  files: ReadonlyMap<string, Counts>;
  /** Names of suites and files that did not fit into the budget. */
  notReached: string[];
  total: Counts;
}

export interface BudgetOptions {
  run: RunTask;
  /** Monotonic, in milliseconds. */
  clock: () => number;
  /** Nothing is started later than this many milliseconds after the beginning; running tasks are finished. */
  budget: number;
}

/** Runs the tasks one after the other until the budget is spent. A failed task does not stop the following ones. */
export async function runInBudget(
  tasks: readonly Task[],
  { run, clock, budget }: BudgetOptions,
): Promise<LongResult> {
  const end = clock() + budget;
  const result = {
    tasks: [] as LongResult['tasks'],
    reruns: [] as Rerun[],
    files: new Map<string, Counts>(),
    notReached: [] as string[],
  };
  for (const task of tasks) {
    if (clock() >= end) {
      result.notReached.push(...(task.files.length > 0 ? task.files : [task.name]));
      continue;
    }
    const start = clock();
    const outcome = await run(task);
    result.tasks.push({ name: task.name, counts: sum(outcome.values()), milliseconds: clock() - start });
    for (const [file, first] of outcome) {
      // The same file runs on both databases under two names.
      const name = task.isRerunAlone ? file : `${task.name}: ${file}`;
      result.files.set(name, first);
      if (!task.isRerunAlone || first.failed === 0 || clock() >= end) continue;
      const again = await run({ ...task, name: `${file} alone`, files: [file] });
      const alone = sum(again.values());
      result.reruns.push({ file, first, alone });
      result.files.set(name, alone);
    }
  }
  return { ...result, total: sum(result.files.values()) };
}

function sum(all: Iterable<Counts>): Counts {
  const total = { passed: 0, failed: 0 };
  for (const { passed, failed } of all) {
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}
