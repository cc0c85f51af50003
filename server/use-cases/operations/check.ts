import type { Judgement } from '#domain/operations/judgement.ts';
import type { Subject, SubjectStates } from '#domain/operations/subjects.ts';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';

export interface CheckDeps extends Deps {
  /** Whose branches it is about. */
  branches: BranchFilter;
}

/** Looks after one subject. It may throw and may hang: that is then what the page says of it (R360). */
export type Check<S extends Subject> = (deps: CheckDeps) => Promise<Judgement<SubjectStates[S]>>;
