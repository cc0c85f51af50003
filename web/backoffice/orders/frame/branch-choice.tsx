import { RecordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useOrders } from '../orders-provider.tsx';
import * as texts from './texts.ts';

/** Which branch's orders are shown and ring; only for those who work in several. */
export function BranchChoice() {
  const { branches } = useSession();
  const { branch, chooseBranch } = useOrders();
  if (branches.length < 2) return null;
  return (
    <select
      aria-label={texts.branch}
      value={branch ?? ''}
      onChange={(event) => chooseBranch(Number(event.target.value) || null)}
      className="mb-2 min-h-12 w-full min-w-0 truncate rounded-theme border border-line-strong bg-card px-2 font-medium sm:mb-0 sm:w-auto sm:max-w-52"
    >
      <option value="">{texts.allBranches}</option>
      <RecordOptions records={branches} />
    </select>
  );
}
