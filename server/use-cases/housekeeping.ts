import { HOUR } from '#domain/zoned-time.ts';
import { forgetOldAccess } from './forget-old-access.ts';
import { forgetOldAnalytics } from './forget-old-analytics.ts';
import { forgetOldForms } from './forget-old-forms.ts';
import { forgetOldLogs } from './forget-old-logs.ts';
import { forgetOldUploads } from './forget-old-uploads.ts';
import type { Deps } from './ports.ts';

const CHORES: Readonly<Record<string, (deps: Deps) => Promise<void>>> = {
  access: forgetOldAccess,
  analytics: forgetOldAnalytics,
  forms: forgetOldForms,
  logs: forgetOldLogs,
  uploads: forgetOldUploads,
};

/** Forgets once an hour what is old enough; one chore that fails is logged and keeps none of the others. Returns its end. */
export function startHousekeeping(deps: Deps): () => void {
  const timer = setInterval(() => {
    for (const [subject, forget] of Object.entries(CHORES))
      forget(deps).catch((error: unknown) => deps.log.error({ err: error }, `old ${subject} not forgotten`));
  }, HOUR).unref();
  return () => clearInterval(timer);
}
