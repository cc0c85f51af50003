import type { Subject } from '#domain/operations/subjects.ts';
import type { Check } from './check.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkOutbox } from './check-outbox.ts';
import { checkPrinters } from './check-printers.ts';

export type Checks = { readonly [S in Subject]: Check<S> };

/** Every check, by its subject. */
export const CHECKS: Checks = {
  database: checkDatabase,
  disk: checkDisk,
  printers: checkPrinters,
  outbox: checkOutbox,
};

/** What belongs to branches: managers read all of it for theirs, and nobody else's. Everything else is the server's. */
export const OF_BRANCHES: ReadonlySet<Subject> = new Set<Subject>(['printers']);

/** What managers read in full though it is the server's: their guests notice it, and they can act. */
export const FOR_MANAGERS: ReadonlySet<Subject> = new Set<Subject>(['printers', 'outbox']);
