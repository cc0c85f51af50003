import { HOUR, MINUTE } from '#domain/time/zoned-time.ts';
import { forgetOldAccess } from './accounts/forget-old-access.ts';
import { tellOutages } from './devices/tell-outages.ts';
import { forgetDeletions } from './files/forget-deletions.ts';
import { forgetOldUploads } from './files/forget-old-uploads.ts';
import { forgetOldImports } from './imports/forget-old-imports.ts';
import { countPopularProducts } from './insights/count-popular-products.ts';
import { forgetOldAnalytics } from './insights/forget-old-analytics.ts';
import { forgetOldLogs } from './insights/forget-old-logs.ts';
import { rollUpStatistics } from './insights/roll-up-statistics.ts';
import { forgetKeptMails } from './messages/forget-kept-mails.ts';
import { forgetOldForms } from './messages/forget-old-forms.ts';
import { closeMonths, keepMonths } from './months/keep-months.ts';
import { takeDailyBackup } from './operations/take-daily-backup.ts';
import { forgetSenders } from './orders/brake/forget-senders.ts';
import { escalateOrders } from './orders/escalate-orders.ts';
import { readDueMeans } from './payments/means/read-due-means.ts';
import type { Deps } from './ports.ts';
import { forgetGuests } from './privacy/forget-guests.ts';
import { forgetOldJournal } from './privacy/forget-old-journal.ts';
import { sealJournal } from './privacy/seal-journal.ts';
import { forgetOldPushes } from './push/forget-old-pushes.ts';
import { endShortages } from './shop/end-shortages.ts';

type Chore = (deps: Deps) => Promise<void>;

/** Once an hour: what is past its retention is deleted, and what is popular is counted instead of for every visitor. */
const HOURLY: Readonly<Record<string, Chore>> = {
  'forget old access': forgetOldAccess,
  'forget old analytics': forgetOldAnalytics,
  'forget old forms': forgetOldForms,
  'forget guests': forgetGuests,
  'forget old imports': forgetOldImports,
  'forget old journal': forgetOldJournal,
  'forget old logs': forgetOldLogs,
  'forget kept mails': forgetKeptMails,
  'forget old pushes': forgetOldPushes,
  'forget old uploads': forgetOldUploads,
  'forget senders of orders': forgetSenders,
  'count popular products': countPopularProducts,
  'close months': closeMonths,
};

/** Every minute. What was deleted is kept for its undo only: passwords and customers' files are among it. */
const MINUTELY: Readonly<Record<string, Chore>> = {
  'forget deletions': forgetDeletions,
  'seal journal': sealJournal,
  'tell outages': tellOutages,
  'read means of payment': readDueMeans,
  'end shortages': endShortages,
  'take daily backup': takeDailyBackup,
  'keep months': keepMonths,
  // After an update these are years of days: that takes longer than a minute.
  'roll up statistics': async (deps) => void (await rollUpStatistics(deps)),
};

/** Guests are waiting: how late an unanswered order may escalate. */
const ESCALATION_MS = 5_000;
const OFTEN: Readonly<Record<string, Chore>> = { 'escalate orders': escalateOrders };

/** A server that was killed in a chore holds up the others no longer than this; one that lives says so in time. */
const LEASE_MS = MINUTE;
const KEEP_EVERY_MS = LEASE_MS / 3;
/** Timers of several servers are not in step: a chore that one has just done is not due for the next. */
const SHARE_OF_INTERVAL = 0.9;

/**
 * Does the chores, each on one server at a time and once per interval, however many servers share the database. A chore that fails
 * is logged and does not stop the others. Returns the function that stops it.
 */
export function startHousekeeping(deps: Deps): () => void {
  // The server may have been away for months.
  keepMonths(deps).catch((error: unknown) => deps.log.error({ err: error }, 'months not made'));
  const timers = [
    every(deps, HOUR, HOURLY),
    every(deps, MINUTE, MINUTELY),
    every(deps, ESCALATION_MS, OFTEN),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

function every(deps: Deps, interval: number, chores: Readonly<Record<string, Chore>>): NodeJS.Timeout {
  const atIt = new Set<string>();
  return setInterval(() => {
    for (const [name, chore] of Object.entries(chores)) {
      if (atIt.has(name)) continue;
      atIt.add(name);
      takeTurn(deps, name, chore, Math.round(interval * SHARE_OF_INTERVAL))
        .catch((error: unknown) => deps.log.error({ err: error, chore: name }, 'chore failed'))
        .finally(() => atIt.delete(name));
    }
  }, interval).unref();
}

/** Does the chore if it is due, that is not begun for `everyMs`, and no other server is at it. */
export async function takeTurn(deps: Deps, name: string, chore: Chore, everyMs: number): Promise<void> {
  const { chores } = deps.db;
  if (!(await chores.take(name, { everyMs, leaseMs: LEASE_MS }))) return;
  const keeping = setInterval(() => {
    chores
      .keep(name, LEASE_MS)
      .catch((error: unknown) => deps.log.warn({ err: error, chore: name }, 'chore not kept'));
  }, KEEP_EVERY_MS).unref();
  try {
    await chore(deps);
  } finally {
    clearInterval(keeping);
    await chores.release(name);
  }
}
