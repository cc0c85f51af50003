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
import { escalateOrders } from './orders/escalate-orders.ts';
import { readDueMeans } from './payments/means/read-due-means.ts';
import type { Deps } from './ports.ts';
import { forgetOldPushes } from './push/forget-old-pushes.ts';
import { endShortages } from './shop/end-shortages.ts';

const CHORES: Readonly<Record<string, (deps: Deps) => Promise<void>>> = {
  access: forgetOldAccess,
  analytics: forgetOldAnalytics,
  forms: forgetOldForms,
  imports: forgetOldImports,
  logs: forgetOldLogs,
  'kept mails': forgetKeptMails,
  pushes: forgetOldPushes,
  uploads: forgetOldUploads,
};

/** What is counted from orders instead of for every visitor. */
const COUNTS: Readonly<Record<string, (deps: Deps) => Promise<void>>> = {
  'popular products': countPopularProducts,
};

/** How late an unanswered order may escalate. */
const ESCALATION_MS = 5_000;

/**
 * Once an hour, deletes what is past its retention and counts what is popular; a chore that fails is logged and does not stop the others. Returns the
 * function that stops it.
 */
export function startHousekeeping(deps: Deps): () => void {
  const timer = setInterval(() => {
    for (const [subject, forget] of Object.entries(CHORES))
      forget(deps).catch((error: unknown) => deps.log.error({ err: error }, `old ${subject} not forgotten`));
    for (const [subject, count] of Object.entries(COUNTS))
      count(deps).catch((error: unknown) => deps.log.error({ err: error }, `${subject} not counted`));
  }, HOUR).unref();
  const readMeans = oneAtATime(() => readDueMeans(deps));
  // After an update, years of days: that takes longer than a minute.
  const rollUp = oneAtATime(() => rollUpStatistics(deps));
  // What was deleted is kept for its undo only: passwords and customers' files are among it.
  const soon = setInterval(() => {
    forgetDeletions(deps).catch((error: unknown) =>
      deps.log.error({ err: error }, 'deletions not forgotten'),
    );
    tellOutages(deps).catch((error: unknown) => deps.log.error({ err: error }, 'outages not told'));
    readMeans().catch((error: unknown) => deps.log.error({ err: error }, 'means of payment not read'));
    rollUp().catch((error: unknown) => deps.log.error({ err: error }, 'statistics not counted'));
    endShortages(deps).catch((error: unknown) => deps.log.error({ err: error }, 'shortages not ended'));
  }, MINUTE).unref();
  // Guests are waiting.
  let isEscalating = false;
  const often = setInterval(() => {
    if (isEscalating) return;
    isEscalating = true;
    escalateOrders(deps)
      .catch((error: unknown) => deps.log.error({ err: error }, 'unanswered orders not escalated'))
      .finally(() => {
        isEscalating = false;
      });
  }, ESCALATION_MS).unref();
  return () => {
    clearInterval(timer);
    clearInterval(soon);
    clearInterval(often);
  };
}

/** Leaves out a turn while the one before is under way. */
function oneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } finally {
      isRunning = false;
    }
  };
}
