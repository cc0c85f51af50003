import { create } from 'zustand';

const VISITED = 'theke-branch';
const ORDERED = 'theke-ordered-branch';

/** Branches by their identifier; null until read, or without one. */
interface LastBranch {
  /** The one last visited, or whose cart was last filled, in this browser session. */
  last: string | null;
  /** The one last ordered from: in this session, or as the device remembers where the guest wants it. */
  ordered: string | null;
}

export const useLastBranch = create<LastBranch>(() => ({ last: null, ordered: null }));

/** Called after hydration. */
export function readLastBranch(): void {
  try {
    const [last, ordered] = [sessionStorage.getItem(VISITED), sessionStorage.getItem(ORDERED)];
    useLastBranch.setState({ ...(last === null ? {} : { last }), ...(ordered === null ? {} : { ordered }) });
  } catch {
    // Without storage only this page knows.
  }
}

export function noteBranch(identifier: string): void {
  useLastBranch.setState({ last: identifier });
  write(VISITED, identifier);
}

/** An order was placed there; null = forgotten. */
export function noteOrdered(identifier: string | null): void {
  useLastBranch.setState({ ordered: identifier });
  write(ORDERED, identifier);
}

function write(key: string, identifier: string | null): void {
  try {
    if (identifier === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, identifier);
  } catch {
    // As above.
  }
}
