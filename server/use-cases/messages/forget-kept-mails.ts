import type { Deps } from '#use-cases/ports.ts';

const KEEP_MS = 90 * 24 * 60 * 60 * 1_000;
/** Months of a busy shop; papers and pictures in them fill the disk. */
const MOST = 5_000;

/** Deletes messages that were kept for want of a mail server: after 90 days, and the oldest beyond 5,000. */
export async function forgetKeptMails(deps: Deps): Promise<void> {
  await deps.mailBox.forget(new Date(deps.clock.now().getTime() - KEEP_MS), MOST);
}
