import { useSearchParams } from 'react-router-dom';
import { RecordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { useChosenBranch } from '#web/backoffice/session/chosen-branch.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import * as texts from './texts.ts';

/** The branch that every screen shows and whose orders ring; only for those who work in several. */
export function BranchChoice() {
  const { branches } = useSession();
  const { branch, choose } = useChosenBranch();
  const [params, setParams] = useSearchParams();
  if (branches.length < 2) return null;
  const change = (id: number | null) => {
    choose(id);
    // A branch in the address would win: the screen must follow the switch at once.
    if (!NAMED.some((name) => params.has(name))) return;
    const after = new URLSearchParams(params);
    for (const name of [...NAMED, 'page']) after.delete(name);
    setParams(after, { replace: true });
  };
  return (
    <select
      aria-label={texts.branch}
      value={branch ?? ''}
      onChange={(event) => change(Number(event.target.value) || null)}
      className="mb-2 min-h-12 w-full min-w-0 truncate rounded-theme border border-line-strong bg-card px-2 font-medium sm:mb-0 sm:w-auto sm:max-w-52"
    >
      <option value="">{texts.allBranches}</option>
      <RecordOptions records={branches} />
    </select>
  );
}

/** What lists and screens call their branch in the address. */
const NAMED = ['branch', 'branches'];
