import { useEffect, useRef, useState } from 'react';
import { problemOf } from '#web/lib/trpc.ts';
import * as texts from './texts.ts';

/** One write of a batch. */
export interface BatchCall {
  /** What it concerns, for the list of failures. */
  name: string;
  run: () => Promise<unknown>;
}

export interface BatchState {
  phase: 'waiting' | 'running' | 'done';
  total: number;
  /** Attempted so far, failures included. */
  tried: number;
  failures: readonly { name: string; message: string }[];
}

export const WAITING: BatchState = { phase: 'waiting', total: 0, tried: 0, failures: [] };
/** The server limits requests per minute; clients that send more are told to wait. */
const PAUSE_MS = 5_000;
const PAUSES = 15;

/** Runs a batch of writes one after another, reports progress, and continues after failures. */
export function useBatch() {
  const [state, setState] = useState(WAITING);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const start = async (calls: readonly BatchCall[]): Promise<BatchState> => {
    isStopped.current = false;
    return runBatch(calls, setState, () => isStopped.current);
  };
  return {
    ...state,
    start,
    /** Stops after the write in progress. */
    stop: () => {
      isStopped.current = true;
    },
    reset: () => setState(WAITING),
  };
}

/** Makes the calls of a batch until it is stopped; `tell` hears of every step. Returns how it ended. */
export async function runBatch(
  calls: readonly BatchCall[],
  tell: (state: BatchState) => void,
  isStopped: () => boolean,
): Promise<BatchState> {
  let now: BatchState = { ...WAITING, phase: 'running', total: calls.length };
  tell(now);
  for (const { name, run } of calls) {
    if (isStopped()) break;
    const message = await retryOnLimit(run);
    const failures = message === null ? now.failures : [...now.failures, { name, message }];
    now = { ...now, tried: now.tried + 1, failures };
    tell(now);
  }
  now = { ...now, phase: 'done' };
  tell(now);
  return now;
}

/** Null on success, else the server's message. */
async function retryOnLimit(run: () => Promise<unknown>): Promise<string | null> {
  for (let pause = 0; ; pause += 1) {
    try {
      await run();
      return null;
    } catch (error) {
      const { status, message } = problemOf(error);
      if (status !== 429 || pause >= PAUSES) return message ?? texts.serverWasUnreachable;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
