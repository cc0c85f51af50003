import type { BackupStates } from './backup.ts';
import type { CertificateStates } from './certificate.ts';
import type { DatabaseStates } from './database.ts';
import type { DiskStates } from './disk.ts';
import type { Judgement, Level } from './judgement.ts';
import type { MailStates } from './mail.ts';
import type { OutboxStates } from './outbox.ts';
import type { PaymentsStates } from './payments.ts';
import type { PrintersStates } from './printers.ts';
import type { ProxyStates } from './proxy.ts';
import type { RetentionStates } from './retention.ts';
import type { StorageStates } from './storage.ts';
import type { VersionStates } from './version.ts';

/** What the server says of itself, by subject: the states that each can be in, and the facts of each state. */
export interface SubjectStates {
  database: DatabaseStates;
  disk: DiskStates;
  storage: StorageStates;
  backup: BackupStates;
  printers: PrintersStates;
  retention: RetentionStates;
  proxy: ProxyStates;
  mail: MailStates;
  payments: PaymentsStates;
  outbox: OutboxStates;
  certificate: CertificateStates;
  version: VersionStates;
}

export type Subject = keyof SubjectStates;

/** In the order in which a person goes through them. */
export const SUBJECTS = [
  'database',
  'disk',
  'storage',
  'backup',
  'printers',
  'mail',
  'payments',
  'outbox',
  'retention',
  'proxy',
  'certificate',
  'version',
] as const satisfies readonly Subject[];

/** Any subject may be unchecked: its check failed, or did not answer in time (R360). */
export type OperationsFinding =
  | { [S in Subject]: { subject: S } & Judgement<SubjectStates[S]> }[Subject]
  | { subject: Subject; state: 'unchecked'; level: Level; since: Date | null; facts: Record<string, never> };
