import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { jsonOf } from '#adapters/json.ts';
import type { BackupRecord } from '#use-cases/operations/backup-store.ts';
import { CommandRefusedError } from '../start-fault.ts';
import { DOOR_FILE, type DoorRequest } from './local-door.ts';

/** A command's way to the server that runs with the embedded database of this folder. */
export interface RunningShop {
  /** From now on the files may be copied. */
  begin(): Promise<void>;
  end(): Promise<{ label: string; firstLog: string }>;
  record(record: BackupRecord): Promise<void>;
  close(): void;
}

const address = z.object({ port: z.int().min(1).max(65_535), secret: z.string() });
const said = z.object({
  problem: z.string().optional(),
  label: z.string().optional(),
  firstLog: z.string().optional(),
});

/** Null when no server answers: it is stopped, or was killed. */
export async function knock(dataDir: string): Promise<RunningShop | null> {
  const text = await readFile(join(dataDir, DOOR_FILE), 'utf8').catch(() => '');
  const door = address.safeParse(jsonOf(text));
  if (!door.success) return null;
  const socket = connect(door.data.port, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  socket.on('error', () => socket.destroy());
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const ask = async (request: DoorRequest) => {
    socket.write(`${JSON.stringify({ ...request, secret: door.data.secret })}\n`);
    const line = await lines.next();
    const answer = said.safeParse(jsonOf(line.done ? '' : line.value));
    if (!answer.success) throw new CommandRefusedError('The server ended while the backup was taken.');
    if (answer.data.problem !== undefined) throw new CommandRefusedError(answer.data.problem);
    return answer.data;
  };
  return {
    async begin() {
      await ask({ ask: 'begin' });
    },
    async end() {
      const { label = '', firstLog = '' } = await ask({ ask: 'end' });
      return { label, firstLog };
    },
    async record(record) {
      await ask({ ask: 'record', record: { ...record, at: record.at.toISOString() } });
    },
    close: () => void socket.destroy(),
  };
}
