import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { recordBackup } from '#data/backup/backup-record.ts';
import { beginCopy, endCopy } from '#data/backup/embedded-copy.ts';
import { embeddedSession } from '#data/backup/open-session.ts';
import type { EmbeddedDatabase } from '#data/embedded-database.ts';
import type { BackupRecord } from '#use-cases/operations/backup-store.ts';

// The embedded database belongs to the server that runs. A command on the same machine asks that server over the loopback
// interface, with a secret that only the user of the server can read in DATA_DIR.

export interface LocalDoor {
  close(): Promise<void>;
}

/** Where the door is and what opens it. */
export const DOOR_FILE = 'backup-door.json';

export interface DoorAddress {
  port: number;
  secret: string;
}

/** One line of a command: JSON. The first one carries the secret. */
export interface DoorRequest {
  secret?: string;
  ask: 'begin' | 'end' | 'record';
  record?: Omit<BackupRecord, 'at'> & { at: string };
}

/** Opens the door of a server with an embedded database. One copy is taken at a time; a command that dies ends its own. */
export async function openLocalDoor(dataDir: string, embedded: EmbeddedDatabase): Promise<LocalDoor> {
  const secret = randomBytes(32).toString('hex');
  const sockets = new Set<Socket>();
  let holder: Socket | null = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    let isKnown = false;
    let isCopying = false;
    const end = async () => {
      if (!isCopying) return null;
      isCopying = false;
      return endCopy(embedded);
    };
    const answer = async ({ ask, record, secret: given = '' }: DoorRequest): Promise<object> => {
      isKnown ||= isEqual(given, secret);
      if (!isKnown) throw new Error('wrong secret');
      if (ask === 'record' && record) {
        await recordBackup(embeddedSession(embedded.pglite), { ...record, at: new Date(record.at) });
        return {};
      }
      if (ask === 'end') return (await end()) ?? {};
      if (holder) throw new Error('Another backup is being taken.');
      holder = socket;
      await beginCopy(embedded);
      isCopying = true;
      // It went away meanwhile.
      if (socket.destroyed) await end();
      return {};
    };
    socket.setTimeout(5_000, () => !isKnown && socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      end()
        .catch(() => {})
        .finally(() => {
          if (holder === socket) holder = null;
        });
    });
    createInterface({ input: socket }).on('line', (line) => {
      Promise.resolve()
        .then(() => answer(JSON.parse(line) as DoorRequest))
        .catch((error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }))
        .then((said) => socket.writable && socket.write(`${JSON.stringify(said)}\n`));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const file = join(dataDir, DOOR_FILE);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify({ port, secret } satisfies DoorAddress), { mode: 0o600 });
  await rename(draft, file);
  server.unref();
  return {
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await rm(file, { force: true });
    },
  };
}

function isEqual(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
