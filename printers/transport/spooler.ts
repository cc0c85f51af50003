import * as texts from '../agent-texts.ts';
import { cups } from './cups.ts';
import {
  type NotSentReason,
  type Offer,
  type OfferResult,
  offerOneWay,
  type Patience,
  type SendResult,
} from './outcome.ts';
import { windowsSpooler } from './windows-spooler.ts';

/** A printer that is set up in the operating system, by the name of its queue. */
export interface SpoolerTarget extends Patience {
  interface: 'system';
  queue: string;
}

/** The spooler of an operating system. */
interface Spooler {
  obstacle(queue: string, patienceMs: number): Promise<NotSentReason | null>;
  send(job: Uint8Array, target: SpoolerTarget, patienceMs: number): Promise<SendResult>;
}

const LONGEST_PATIENCE_MS = 8_000;

/** Offers a job to the operating system, whose driver must pass bytes on as they are ('raw'). */
export function offerToSpooler(offer: Offer, target: SpoolerTarget): Promise<OfferResult> {
  const spooler: Spooler = process.platform === 'win32' ? windowsSpooler : cups;
  const patienceMs = Math.min(target.totalTimeoutMs, LONGEST_PATIENCE_MS);
  return offerOneWay(
    {
      // A name that begins with a dash would be an option.
      obstacle: async () =>
        target.queue === '' || target.queue.startsWith('-')
          ? texts.queueUnknown
          : spooler.obstacle(target.queue, patienceMs),
      send: (job) => spooler.send(job, target, patienceMs),
    },
    offer,
  );
}
