// Which files run every day, within ten minutes on two cores, and which follow with `npm run test:long`. The long run leaves out
// what the daily one has just run in the same way: together they run everything (CI runs both).

const apiFiles = (names: readonly string[]) => names.map((name) => `tests/api/${name}.test.ts`);
const browserFiles = (names: readonly string[]) => names.map((name) => `tests/e2e/${name}.test.ts`);

/**
 * In the daily run each suite of the server runs on PostgreSQL, and on the embedded database as well where the database
 * matters: migrations, locks, numbers, print jobs. Every shop of the browser tests is on the embedded one, too. The long
 * run has all of them on the embedded database (decision 0004).
 */
export const DAILY_ON_BOTH = apiFiles([
  'database/database',
  'database/partitions',
  'database/updates',
  'orders/orders-place',
  'printing/print-jobs',
  'printing/print-kinds',
  'records/product-import',
]);
/** What mostly a shop with its own data directory has; on PostgreSQL it follows in the long run. */
export const DAILY_ON_EMBEDDED = apiFiles([
  'database/directory-lock',
  'database/first-start',
  'http/stopping',
]);
/** Takes minutes, and compares CPU times: nothing else runs in parallel. */
export const MEASURED = apiFiles([
  'orders/order-fan-out',
  'messages/outbox-queue',
  'orders/board-campaign',
  'records/import-speed',
  'records/loop-delay',
  'files/upload-loop',
]);
/** What mostly waits, for an end that comes or for one that must not, and what takes long for one rule. */
export const LONG_API = apiFiles([
  'accounts/set-password',
  'database/backup',
  'database/backup-bucket',
  'database/daily-backup',
  'database/database-away',
  'database/disk-full',
  'files/store-away',
  'http/pressure',
  'http/shared-limits',
  'http/stream-rights',
  'insights/contact-form-limits',
  'insights/roll-ups',
  'messages/mail-pace',
  'orders/order-brake',
  'printing/print-devices',
]);
/** What does more of the same in the long run: more orders, more hostile cases, every event at a provider. */
export const GROWING_API = apiFiles([
  'http/hostile-input',
  'http/unstorable-calls',
  'orders/order-history',
  'payments/provider-events',
  'privacy/forget-guests',
]);

/**
 * What must never break: ordering from the menu to the receipt, the board, the forms of every entity, a new owner's setup; and
 * axe sees every screen once.
 */
export const DAILY_BROWSER = browserFiles([
  'backoffice/entities',
  'backoffice/new-owner',
  'checklist/checkout',
  'checklist/search-engines',
  'every-screen',
  'first-load',
  'menu/first-screen',
  'orders',
  'staff',
]);
/** These look at more states and widths in the long run. */
const GROWING_BROWSER = browserFiles(['checklist/checkout', 'first-load', 'orders']);

/** Of the other suites that use the built server: what runs in the long run only. */
export const LONG_ONLY = [
  'tests/electron/{alarm,counter-pc,shell,updates,window}.test.ts',
  'tests/faults/{backup,clock-jumps,kill-during-import,kill-during-mail,kill-during-move,kill-during-payments,lean-start,offline-desk,power-cut,production-install,read-only-disk,refused-start}.test.ts',
  'tests/faults/{devices,servers}/*.test.ts',
];

/** What the daily run leaves out on PostgreSQL, or does less of. */
export const LONG_ON_POSTGRES = [...DAILY_ON_EMBEDDED, ...LONG_API, ...GROWING_API];

/** Whether a file of tests/e2e belongs to the long run. */
export function isInLongRun(file: string): boolean {
  return !DAILY_BROWSER.includes(file) || GROWING_BROWSER.includes(file);
}
