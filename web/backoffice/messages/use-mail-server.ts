import { trpc } from '#web/lib/trpc.ts';

/** It changes with a restart of the server only. */
const STALE_MS = 10 * 60_000;

/** Whether mails leave the server; null = not known yet. */
export function useMailServer(): { isSending: boolean | null } {
  const { data } = trpc.mailBox.state.useQuery(undefined, { staleTime: STALE_MS, meta: { isPolled: true } });
  return { isSending: data?.isSending ?? null };
}
