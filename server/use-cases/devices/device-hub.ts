import type { Deps } from '#use-cases/ports.ts';
import { sharedRead } from '#use-cases/signals/shared-read.ts';
import { commandsSince } from './list-device-commands.ts';

/** The longest delay that a lost signal can cause. */
const POLL_MS = 10_000;

/** Something is waiting for the device: print jobs of its branch, commands for the device itself, other printers. */
export interface DeviceNews {
  kind: 'jobs' | 'commands' | 'printers';
  waiting: number;
}

export interface FollowedDevice {
  id: number;
  branch: number;
  signal: AbortSignal;
}

export interface DeviceHub {
  /** Reports what is waiting for the device, now and whenever something arrives; ends with the signal. */
  follow(device: FollowedDevice): AsyncGenerator<DeviceNews>;
}

interface Reader {
  id: number;
  branch: number;
  due: Set<DeviceNews['kind']>;
  wake: () => void;
}

/**
 * Subscribes once for all devices of this process and wakes only those concerned; whatever several of them then ask for at
 * the same time is read once.
 */
export function deviceHub(deps: Pick<Deps, 'db' | 'events' | 'clock' | 'deviceAnswerMs'>): DeviceHub {
  const { db, events } = deps;
  const readers = new Set<Reader>();
  let timer: NodeJS.Timeout | undefined;

  const jobsOf = sharedRead((devices: readonly number[]) => db.work.countWaiting(devices));
  const commandsOf = sharedRead((devices: readonly number[]) =>
    db.devices.countCommands(devices, commandsSince(deps)),
  );

  function wake(kind: DeviceNews['kind'], isMeant: (reader: Reader) => boolean): void {
    for (const reader of readers) {
      if (!isMeant(reader)) continue;
      reader.due.add(kind);
      reader.wake();
    }
  }

  function poll(): void {
    wake('jobs', () => true);
    wake('commands', () => true);
  }

  events.listen('print-jobs', (payload) =>
    wake('jobs', ({ branch }) => payload === '' || payload === String(branch)),
  );
  events.listen('device-commands', (payload) =>
    wake('commands', ({ id }) => payload === '' || payload === String(id)),
  );

  events.listen('device-printers', (payload) =>
    wake('printers', ({ id }) => payload === '' || payload === String(id)),
  );

  async function newsOf({ id }: Reader, kind: DeviceNews['kind']): Promise<DeviceNews> {
    if (kind === 'printers') return { kind, waiting: 1 };
    const waiting = await (kind === 'jobs' ? jobsOf(id) : commandsOf(id));
    return { kind, waiting: waiting ?? 0 };
  }

  return {
    async *follow({ id, branch, signal }) {
      let resume: (() => void) | null = null;
      const reader: Reader = { id, branch, due: new Set(['jobs', 'commands']), wake: () => resume?.() };
      readers.add(reader);
      signal.addEventListener('abort', reader.wake);
      timer ??= setInterval(poll, POLL_MS).unref();
      try {
        while (!signal.aborted) {
          const [kind] = reader.due;
          if (kind) {
            reader.due.delete(kind);
            const news = await newsOf(reader, kind);
            if (news.waiting > 0) yield news;
          } else {
            await new Promise<void>((resolve) => {
              resume = resolve;
            });
            resume = null;
          }
        }
      } finally {
        signal.removeEventListener('abort', reader.wake);
        readers.delete(reader);
        if (readers.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
      }
    },
  };
}
