import { setTimeout as sleep } from 'node:timers/promises';
import { type OperationsFinding, SUBJECTS, type Subject } from '#domain/operations/subjects.ts';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import { CHECKS, type Checks, OF_BRANCHES } from './checks.ts';

/** How long a check may take. */
const PATIENCE_MS = 3_000;
/** How long a finding is handed to other readers as well. */
const FRESH_MS = 10_000;

export interface OperationsWatch {
  /** The state of every subject, in their order; of what belongs to branches, for these. Never rejects. */
  read(branches: BranchFilter): Promise<OperationsFinding[]>;
}

interface Kept {
  finding: Promise<OperationsFinding>;
  readAt: number;
}

/** Runs the checks for whoever reads them, and remembers since when the server is as it is. */
export function watchOperations(deps: Deps, checks: Checks = CHECKS): OperationsWatch {
  const kept = new Map<Subject, Kept>();
  const hanging = new Set<Subject>();
  const begun = new Map<Subject, { state: string; since: Date }>();

  const one = (subject: Subject, branches: BranchFilter): Promise<OperationsFinding> => {
    if (branches !== null && OF_BRANCHES.has(subject)) return run(subject, branches);
    const last = kept.get(subject);
    if (last && performance.now() - last.readAt < FRESH_MS) return last.finding;
    const finding = run(subject, null).then((found) => remembered(found));
    kept.set(subject, { finding, readAt: performance.now() });
    return finding;
  };

  async function run<S extends Subject>(subject: S, branches: BranchFilter): Promise<OperationsFinding> {
    const unchecked = { subject, state: 'unchecked', level: 'notice', since: null, facts: {} } as const;
    // What hangs is not asked again and again.
    if (hanging.has(subject)) return unchecked;
    const isPatient = new AbortController();
    const work = start(subject, branches).then(
      (judgement) => ({ subject, ...judgement }) as OperationsFinding,
      (error: unknown) => {
        deps.log.warn({ err: error, subject }, 'operations: check failed');
        return unchecked;
      },
    );
    const late = sleep(PATIENCE_MS, null, { signal: isPatient.signal, ref: false }).catch(() => null);
    const finding = await Promise.race([work, late]);
    isPatient.abort();
    if (finding) return finding;
    deps.log.warn({ subject }, 'operations: check takes too long');
    hanging.add(subject);
    void work.finally(() => hanging.delete(subject));
    return unchecked;
  }

  /** Inside a promise: a check may also throw before it is one. */
  async function start<S extends Subject>(subject: S, branches: BranchFilter) {
    return checks[subject]({ ...deps, branches });
  }

  /** With the instant at which its state began, where the check does not know better. */
  function remembered(finding: OperationsFinding): OperationsFinding {
    const before = begun.get(finding.subject);
    const since = before?.state === finding.state ? before.since : deps.clock.now();
    begun.set(finding.subject, { state: finding.state, since });
    return finding.level === 'ok' || finding.since ? finding : { ...finding, since };
  }

  return { read: (branches) => Promise.all(SUBJECTS.map((subject) => one(subject, branches))) };
}
