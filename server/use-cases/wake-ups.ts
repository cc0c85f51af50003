import type { Channel, Events } from './ports.ts';

export interface WakeUps {
  /** Resolves with the next signal, after `pollMs`, or when the work ends; at once if a signal came since the last call. */
  next(): Promise<void>;
  stop(): void;
}

/** Signals of a channel as something to wait for. None is lost between two waits; several count as one. */
export function wakeUps(
  events: Events,
  channel: Channel,
  pollMs: number,
  signal: AbortSignal,
  isMine: (payload: string) => boolean = () => true,
): WakeUps {
  let isDue = false;
  let resume: (() => void) | null = null;
  const wake = (): void => {
    isDue = true;
    resume?.();
  };
  const unlisten = events.listen(channel, (payload) => {
    if (isMine(payload)) wake();
  });
  signal.addEventListener('abort', wake);
  return {
    async next() {
      if (!isDue) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          resume = resolve;
          timer = setTimeout(resolve, pollMs);
        });
        clearTimeout(timer);
        resume = null;
      }
      // An ended work stays due, so that nobody waits for it.
      isDue = signal.aborted;
    },
    stop() {
      unlisten();
      signal.removeEventListener('abort', wake);
      resume?.();
    },
  };
}
