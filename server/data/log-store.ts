import { logLine, logText } from '#domain/text/log-text.ts';
import type { LogEntry, LogStore } from '#use-cases/insights/log-store.ts';
import type { NewJournalEntry } from '#use-cases/privacy/journal-store.ts';
import type { Client } from './client.ts';
import { journalStore } from './privacy/journal-store.ts';

/** People without a name are shown by their address: the part before the @ tells colleagues apart. */
const ACCOUNT = /^([^\s@]+)@\S+$/;

/**
 * Texts are cleaned on the way in: line breaks and escape sequences could forge entries (A49), and no personal data belongs
 * there.
 */
export function logStore(client: Client): LogStore {
  const journal = journalStore(client);
  return {
    add: async (...entries) => {
      await client.log.createMany({ data: entries.map(rowOf) });
      await journal.add(...entries.filter(({ source }) => source === 'staff').map(journalEntryOf));
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
  client: _,
  journal: __,
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

function journalEntryOf({
  message,
  actor = '',
  user = null,
  device = null,
  branch = null,
  journal,
  ...entry
}: LogEntry): NewJournalEntry {
  return {
    action: journal?.action ?? 'other',
    message: logLine(journal?.message ?? message, 2_000),
    actor: logLine(actor.replace(ACCOUNT, '$1'), 255),
    user,
    device,
    branch,
    client: entry.client ?? '',
    subject: entry.subject ?? '',
    subjectId: entry.subjectId ?? null,
    change: journal?.change ?? null,
  };
}
