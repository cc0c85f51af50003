import { create } from 'zustand';

const KEY = 'theke-branch';

/** The identifier of the branch last visited or ordered from in this browser session; null until read, or without one. */
export const useLastBranch = create<{ last: string | null }>(() => ({ last: null }));

/** Called after hydration. */
export function readLastBranch(): void {
  try {
    const last = sessionStorage.getItem(KEY);
    if (last !== null) useLastBranch.setState({ last });
  } catch {
    // Without storage only this page knows.
  }
}

export function noteBranch(identifier: string): void {
  useLastBranch.setState({ last: identifier });
  try {
    sessionStorage.setItem(KEY, identifier);
  } catch {
    // As above.
  }
}
