import { setTimeout as wait } from 'node:timers/promises';
import * as texts from '../agent-texts.ts';
import type { NotSentReason, SendResult } from './outcome.ts';
import { runProgram } from './program.ts';

const QUERY_MS = 3_000;
const LOOK_MS = 200;

interface Target {
  queue: string;
  ending?: AbortSignal;
}

/**
 * CUPS by its programs. `lp` has handed over the whole job, or none: the server starts no job whose data is not complete.
 * The job is printed when it has left the queue; without `lpstat`, when `lp` has accepted it.
 */
export const cups = {
  async obstacle(queue: string, patienceMs: number): Promise<NotSentReason | null> {
    const state = await runProgram('lpstat', ['-p', queue], { timeoutMs: Math.min(QUERY_MS, patienceMs) });
    if (state.end === 'missing') return null;
    if (state.end === 'stopped') return texts.printerSilent;
    if (state.code !== 0) return texts.queueUnknown;
    return /\bdisabled since\b/.test(state.output) ? texts.printerOffline : null;
  },

  async send(job: Uint8Array, { queue, ending }: Target, patienceMs: number): Promise<SendResult> {
    const sent = await runProgram('lp', ['-d', queue, '-o', 'raw', '-t', 'Theke', '--', '-'], {
      input: job,
      timeoutMs: patienceMs,
      ending,
    });
    if (sent.end === 'missing') return { outcome: 'not-sent', reason: texts.noSpooler };
    if (sent.end === 'stopped') return { outcome: 'unclear', reason: texts.spoolerSilent };
    if (sent.code !== 0) return { outcome: 'not-sent', reason: refusalOf(sent.output) };
    const id = /request id is (\S+)/.exec(sent.output)?.[1];
    const isGone = id === undefined || (await leaves(id, queue, patienceMs, ending));
    return isGone ? { outcome: 'printed' } : { outcome: 'unclear', reason: texts.stillInQueue };
  },
};

function refusalOf(output: string): NotSentReason {
  return /does not exist|no default destination/i.test(output) ? texts.queueUnknown : texts.queueRefused;
}

/** True once the job is no longer in the queue; what waits there prints later by itself. */
async function leaves(
  id: string,
  queue: string,
  patienceMs: number,
  ending: AbortSignal | undefined,
): Promise<boolean> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const state = await runProgram('lpstat', ['-o', queue], { timeoutMs: QUERY_MS, ending });
    if (state.end === 'missing') return true;
    const isWaiting = state.output.split('\n').some((line) => line.split(/\s/)[0] === id);
    if (state.end === 'exited' && state.code === 0 && !isWaiting) return true;
    if (performance.now() >= until) return false;
    await wait(LOOK_MS);
  }
}
