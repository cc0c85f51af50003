import type { BranchTone } from './branch-state.ts';

const TONES: Readonly<Record<BranchTone, string>> = {
  open: 'bg-secondary-edge',
  paused: 'bg-warning',
  closed: 'bg-line-strong',
  off: 'bg-muted',
};

/** The colour of a branch's state; the text beside it says the same. */
export function BranchDot({ tone }: { tone: BranchTone }) {
  return <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${TONES[tone]}`} />;
}
