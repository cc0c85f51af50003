import type { Subject } from '#domain/operations/subjects.ts';
import type { Check } from './check.ts';
import { checkBackup } from './check-backup.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { checkOutbox } from './check-outbox.ts';
import { checkPayments } from './check-payments.ts';
import { checkPrinters } from './check-printers.ts';
import { checkProxy } from './check-proxy.ts';
import { checkRetention } from './check-retention.ts';
import { checkStorage } from './check-storage.ts';
import { checkVersion } from './check-version.ts';

export type Checks = { readonly [S in Subject]: Check<S> };

/** Every check, by its subject. */
export const CHECKS: Checks = {
  database: checkDatabase,
  disk: checkDisk,
  backup: checkBackup,
  storage: checkStorage,
  printers: checkPrinters,
  mail: checkMail,
  payments: checkPayments,
  outbox: checkOutbox,
  retention: checkRetention,
  proxy: checkProxy,
  certificate: checkCertificate,
  version: checkVersion,
};

/** What belongs to branches: managers read all of it for theirs, and nobody else's. Everything else is the server's. */
export const OF_BRANCHES: ReadonlySet<Subject> = new Set<Subject>(['printers']);

/** What managers read in full though it is the server's: their guests notice it, and they can act. */
export const FOR_MANAGERS: ReadonlySet<Subject> = new Set<Subject>([
  'backup',
  'printers',
  'mail',
  'outbox',
  'retention',
]);
