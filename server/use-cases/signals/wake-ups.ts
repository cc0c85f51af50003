import type { Channel, Events } from '#use-cases/ports.ts';

export interface WakeUps {
  /** Resolves with the next signal, after `pollMs`, or when the work ends; at once if a signal came since the last call. */
  next(): Promise<void>;
  stop(): void;
}

/** Signals of one or more channels as something to wait for. None is lost between two waits; several count as one. */
export function wakeUps(
  events: Events,
  channels: Channel | readonly Channel[],
  pollMs: number,
  signal: AbortSignal,
  isMine: (payload: string, channel: Channel) => boolean = () => true,
): WakeUps {
  let isDue = false;
  let resume: (() => void) | null = null;
  const wake = (): void => {
    isDue = true;
    resume?.();
  };
  const ends = [channels].flat().map((channel) =>
    events.listen(channel, (payload) => {
      if (isMine(payload, channel)) wake();
    }),
  );
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
      // Ended work stays due, so that nobody waits for it.
      isDue = signal.aborted;
    },
    stop() {
      for (const unlisten of ends) unlisten();
      signal.removeEventListener('abort', wake);
      resume?.();
    },
  };
}
