import { Button } from '#web/ui/button.tsx';
import { useSession } from '../session/session.tsx';
import * as texts from './texts.ts';

interface BranchNoticeProps {
  /** The branch that the screen is narrowed to; null says nothing. */
  branch: number | null;
  onShowAll: () => void;
}

/** Says that a screen shows one branch only, and leads to all of them. */
export function BranchNotice({ branch, onShowAll }: BranchNoticeProps) {
  const { branches, branchOf } = useSession();
  if (branch === null || branches.length < 2) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-theme border border-line bg-card px-4 py-1 text-sm print:hidden">
      <span>{texts.onlyBranch({ name: branchOf(branch)?.name ?? String(branch) })}</span>
      <Button look="quiet" size="small" className="underline" onClick={onShowAll}>
        {texts.showAllBranches}
      </Button>
    </p>
  );
}
