import type { Deps } from '#use-cases/ports.ts';

/** What only administrators read may hold a login link: as long as the longest is valid. */
const KEEP_LINKS_MS = 72 * 60 * 60 * 1_000;
const KEEP_MS = 90 * 24 * 60 * 60 * 1_000;
/** Months of a busy shop; papers and pictures in them fill the disk. */
const MOST = 5_000;

/** Deletes messages that were kept for want of a mail server: after 90 days, those to accounts after 72 hours, and the oldest beyond 5,000. */
export async function forgetKeptMails(deps: Deps): Promise<void> {
  const now = deps.clock.now().getTime();
  const before = new Date(now - KEEP_MS);
  await deps.mailBox.forget({ before, unsharedBefore: new Date(now - KEEP_LINKS_MS), most: MOST });
}
