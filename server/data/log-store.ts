import { logLine, logText } from '#domain/text/log-text.ts';
import type { LogEntry, LogStore } from '#use-cases/insights/log-store.ts';
import type { Client } from './client.ts';

/** People without a name are shown by their address: the part before the @ tells colleagues apart. */
const ACCOUNT = /^([^\s@]+)@\S+$/;

/**
 * Texts are cleaned on the way in: line breaks and escape sequences could forge entries (A49), and no personal data belongs
 * there.
 */
export function logStore(client: Client): LogStore {
  return {
    add: async (...entries) => {
      await client.log.createMany({ data: entries.map(rowOf) });
    },
    forget: async (before) => {
      await client.log.deleteMany({ where: { at: { lt: before } } });
    },
  };
}

function rowOf({
  message,
  details = '',
  actor = '',
  branch = null,
  user = null,
  device = null,
  ...entry
}: LogEntry) {
  return {
    ...entry,
    message: logLine(message, 2_000),
    details: logText(details),
    actor: logLine(actor.replace(ACCOUNT, '$1'), 255),
    branchId: branch,
    userId: user,
    deviceId: device,
  };
}
