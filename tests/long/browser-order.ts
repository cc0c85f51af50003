/** What earlier long runs on this machine recorded of a file; times in milliseconds since 1970. */
export interface FileHistory {
  lastRun: number;
  hasFailed: boolean;
}

/**
 * The order in which browser files run, so that a run that is out of time has covered what matters most: files that failed
 * last time, then files that changed since they ran (latest change first; a file that never ran here counts as changed),
 * then the rest, longest waiting first.
 *
 * @param changedAt milliseconds since 1970 of each file's last commit; a file without one is new
 */
export function browserOrder(
  files: readonly string[],
  changedAt: ReadonlyMap<string, number>,
  history: ReadonlyMap<string, FileHistory>,
): string[] {
  const changeOf = (file: string) => changedAt.get(file) ?? Number.POSITIVE_INFINITY;
  const lastRunOf = (file: string) => history.get(file)?.lastRun ?? Number.NEGATIVE_INFINITY;
  const rankOf = (file: string) => {
    if (history.get(file)?.hasFailed) return 0;
    return changeOf(file) > lastRunOf(file) ? 1 : 2;
  };
  const newestFirst = (a: string, b: string) => compare(changeOf(b), changeOf(a));
  const longestWaitingFirst = (a: string, b: string) => compare(lastRunOf(a), lastRunOf(b));
  return files.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      (rankOf(a) === 2 ? longestWaitingFirst(a, b) : newestFirst(a, b)) ||
      compare(a, b),
  );
}

/** Unlike a difference it also orders two infinities. */
function compare<T extends number | string>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
