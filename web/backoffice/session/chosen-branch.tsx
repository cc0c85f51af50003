import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from './session.tsx';

/** The branch that the switch above every screen stands on; null = all of the session. */
interface ChosenBranch {
  branch: number | null;
  choose(branch: number | null): void;
}

const ChosenBranchContext = createContext<ChosenBranch | null>(null);
const KEY = 'theke-board-branch';
/** In an address: every branch, whatever the switch stands on. */
export const EVERY_BRANCH = 'all';

/** Keeps the choice for all screens and, on this computer, for the next time. */
export function ChosenBranchProvider({ children }: { children: ReactNode }) {
  const { branches } = useSession();
  const [wanted, setWanted] = useState<number | null>(() => Number(localStorage.getItem(KEY)) || null);
  // Who works in one branch has no switch: a choice left by somebody else must not filter.
  const branch = branches.length > 1 && branches.some(({ id }) => id === wanted) ? wanted : null;
  const choose = useCallback((id: number | null) => {
    setWanted(id);
    localStorage.setItem(KEY, String(id ?? ''));
  }, []);
  const value = useMemo(() => ({ branch, choose }), [branch, choose]);
  return <ChosenBranchContext.Provider value={value}>{children}</ChosenBranchContext.Provider>;
}

export function useChosenBranch(): ChosenBranch {
  const chosen = useContext(ChosenBranchContext);
  if (!chosen) throw new Error('useChosenBranch needs a ChosenBranchProvider above it');
  return chosen;
}

/**
 * The branch that a screen shows: that of its address (`parameter`), else that of the switch. What a screen chooses stays in
 * its address: the switch also decides which orders ring, and looking at numbers must silence no branch.
 */
export function useShownBranch(parameter = 'branch'): ChosenBranch {
  const { branches } = useSession();
  const { branch: chosen } = useChosenBranch();
  const [params, setParams] = useSearchParams();
  const named = params.get(parameter);
  const branch =
    named === EVERY_BRANCH ? null : (branches.find(({ id }) => id === Number(named))?.id ?? chosen);
  const choose = (id: number | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (id !== null) after.set(parameter, String(id));
        else if (chosen === null) after.delete(parameter);
        else after.set(parameter, EVERY_BRANCH);
        after.delete('page');
        return after;
      },
      { replace: true },
    );
  return { branch, choose };
}
