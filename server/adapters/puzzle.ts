import { createHash, randomBytes } from 'node:crypto';
import { beginsWithZeros, PUZZLE_BITS, taskOf } from '#domain/ordering/brake/puzzle.ts';
import type { SenderProof } from '#use-cases/orders/brake/sender-proof.ts';
import type { SecretBox } from '#use-cases/payments/secret-box.ts';

/** The time for an answer; a slow telephone takes some seconds. */
const LIFE_MS = 5 * 60_000;

export interface PuzzleOptions {
  secrets: Pick<SecretBox, 'fingerprint'>;
  /** How hard it is; fewer in tests. */
  bits?: number;
}

/**
 * A puzzle of hashes: the browser looks for a number with which the SHA-256 of the task begins with zeros. The task is signed, so
 * that no server has to remember any: 'end.random.signature'.
 */
export function createPuzzle({ secrets, bits = PUZZLE_BITS }: PuzzleOptions): SenderProof {
  const signed = (head: string, subject: string) =>
    `${head}.${secrets.fingerprint(`${head} ${subject}`, 'order-puzzle')}`;
  return {
    task: (subject, now) =>
      signed(`${now.getTime() + LIFE_MS}.${randomBytes(9).toString('base64url')}`, subject),
    done(answer, subject, now) {
      const task = taskOf(answer);
      if (task === null) return null;
      const head = task.slice(0, task.lastIndexOf('.'));
      const [end = ''] = head.split('.');
      if (signed(head, subject) !== task || now.getTime() > Number(end)) return null;
      return beginsWithZeros(createHash('sha256').update(answer).digest(), bits) ? head : null;
    },
  };
}
