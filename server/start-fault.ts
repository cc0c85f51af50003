import { ArchiveError } from '#adapters/backup/archive-format.ts';
import { SettingsError } from '#adapters/settings.ts';
import { LoadError } from '#data/backup/load-database.ts';
import { DatabaseRefusedError } from '#data/connect-postgres.ts';
import { DataDirectoryError } from '#data/directory/data-directory.ts';
import { DirectoryLockedError } from '#data/directory/directory-lock.ts';
import { MigrationError } from '#data/migrate.ts';

/** A command cannot do what was asked; the message says why. */
export class CommandRefusedError extends Error {
  override readonly name = 'CommandRefusedError';
}

/** Errors whose message tells a technician what to do. */
const CLEAR = [
  CommandRefusedError,
  DirectoryLockedError,
  MigrationError,
  DataDirectoryError,
  DatabaseRefusedError,
  ArchiveError,
  LoadError,
];

/**
 * Why the server does not start or a command does nothing, for the person at the terminal, a line per fault. The stack only
 * with LOG_LEVEL=debug or trace. `failed` precedes what nobody foresaw.
 */
export function startFault(error: unknown, failed = 'Theke could not start'): readonly string[] {
  if (error instanceof SettingsError) return error.lines;
  const message = messageOf(error, failed);
  const isWanted = /^(debug|trace)$/.test(process.env.LOG_LEVEL ?? '');
  return isWanted && error instanceof Error && error.stack ? [message, error.stack] : [message];
}

function messageOf(error: unknown, failed: string): string {
  if (!(error instanceof Error)) return `${failed}: ${oneLine(String(error))}`;
  if (CLEAR.some((type) => error instanceof type)) return oneLine(error.message);
  return listenFault(error) ?? `${failed}: ${oneLine(error.message)}`;
}

/** PORT or HOST is unavailable. */
function listenFault(error: Error): string | null {
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  switch (code) {
    case 'EADDRINUSE':
      return `PORT ${port} of ${address} is in use by another program. Stop that one, or choose another PORT.`;
    case 'EADDRNOTAVAIL':
      return `HOST ${address} is no address of this machine.`;
    case 'EACCES':
      return port === undefined
        ? null
        : `PORT ${port} may not be used by this user. Choose one above 1023, or put a proxy in front.`;
    default:
      return null;
  }
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}
