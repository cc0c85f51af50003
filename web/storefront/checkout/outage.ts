import { useEffect, useEffectEvent } from 'react';
import { ApiError, apiPost } from '#web/lib/api.ts';
import { isUnanswered, orderKey } from '#web/lib/cart/order-key.ts';
import type { orderBody } from './order-body.ts';

/** Why an order has no answer; 'not-taken': the server has said since that the order has not arrived. */
export type OutageKind = 'offline' | 'server' | 'not-taken';

export interface Outage {
  kind: OutageKind;
  /** The sentences of the failed call. */
  messages: readonly string[];
}

/** In milliseconds: the longest wait for an answer, and the time between two questions. */
export const ANSWER_TIMEOUT = 30_000;
const ASK_EVERY = 3_000;

/** The outage behind a failed call; null if the server has answered and refused. */
export function outageOf(error: unknown): Outage | null {
  const failed = error instanceof ApiError ? error : new ApiError(0, []);
  if (failed.status > 0 && failed.status < 500) return null;
  const isOffline = failed.status === 0 && !navigator.onLine;
  return { kind: isOffline ? 'offline' : 'server', messages: failed.errors.map(({ message }) => message) };
}

interface Question {
  identifier: string;
  body: ReturnType<typeof orderBody>;
  /** Nothing is asked meanwhile. */
  isBusy: () => boolean;
  onAnswer: (isTaken: boolean) => void;
}

/**
 * While the order as it stands was sent without an answer, also before a reload: asks by its key whether it was taken,
 * when the network is back and every few seconds, until the server answers.
 */
export function useLostAnswer({ identifier, body, isBusy, onAnswer }: Question, attempt: number): void {
  const text = JSON.stringify(body);
  const ask = useEffectEvent(async () => {
    if (isBusy()) return false;
    const isTaken = await wasTaken(identifier, body).catch(() => null);
    if (isTaken === null || isBusy()) return false;
    onAnswer(isTaken);
    return true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt may get lost.
  useEffect(() => {
    if (!isUnanswered(identifier, text)) return;
    let isAnswered = false;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      clearTimeout(timer);
      isAnswered ||= await ask();
      if (!isAnswered && !isGone) timer = setTimeout(run, ASK_EVERY);
    };
    const onOnline = () => void run();
    addEventListener('online', onOnline);
    timer = setTimeout(run, ASK_EVERY);
    return () => {
      isGone = true;
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    };
  }, [identifier, text, attempt]);
}

/**
 * Asks without ordering: a body that accepts nothing is always refused (R72), and by the refusal the server tells whether
 * the key stands for another body (R65). Throws while the server does not answer.
 */
async function wasTaken(identifier: string, body: Question['body']): Promise<boolean> {
  const question = { ...body, legalInstructions: false, privacyPolicy: false };
  const refusal: unknown = await apiPost('/orders', question, {
    idempotencyKey: orderKey(identifier),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  }).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof ApiError) || (refusal.status !== 409 && refusal.status !== 422)) throw refusal;
  return refusal.errors.some(({ code }) => code === 'idempotency-conflict');
}
