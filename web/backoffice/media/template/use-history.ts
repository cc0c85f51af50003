import { useRef, useState } from 'react';

/** Changes of the same kind within this time are one step. */
const PAUSE_MS = 900;

export interface History<T> {
  /** Sets a new value; `kind` names what is being changed, so that a whole drag or word is undone at once. */
  change: (value: T, kind: string) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

/** Undo and redo of a value that is kept elsewhere. A value from outside (a reset, another record) clears the history. */
export function useHistory<T>(value: T, onChange: (value: T) => void): History<T> {
  const past = useRef<T[]>([]);
  const future = useRef<T[]>([]);
  const known = useRef(value);
  const last = useRef({ kind: '', at: 0 });
  const [, draw] = useState(0);
  if (known.current !== value) {
    // The form returns copies of what it was given.
    const isEcho = JSON.stringify(known.current) === JSON.stringify(value);
    known.current = value;
    if (!isEcho) past.current = [];
    if (!isEcho) future.current = [];
  }
  const put = (next: T) => {
    known.current = next;
    onChange(next);
    draw((count) => count + 1);
  };
  const step = (from: T[], to: T[]) => {
    const next = from.pop();
    if (next === undefined) return;
    to.push(known.current);
    last.current = { kind: '', at: 0 };
    put(next);
  };
  return {
    change: (next, kind) => {
      const now = performance.now();
      const isSame = last.current.kind === kind && now - last.current.at < PAUSE_MS;
      if (!isSame) past.current.push(known.current);
      last.current = { kind, at: now };
      future.current = [];
      put(next);
    },
    undo: () => step(past.current, future.current),
    redo: () => step(future.current, past.current),
    canUndo: past.current.length > 0,
    canRedo: future.current.length > 0,
  };
}
