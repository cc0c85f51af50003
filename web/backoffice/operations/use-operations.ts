import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#api/router.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useMay } from '../session/session.tsx';
import * as texts from './texts.ts';

export type ShownFinding = inferRouterOutputs<AppRouter>['operations']['show'][number];

const POLL_MS = 60_000;

/** How the server is; read anew every minute, for those who may know. */
export function useOperations() {
  const isManager = useMay()(['ROLE_MANAGER']);
  return trpc.operations.show.useQuery(undefined, {
    enabled: isManager,
    refetchInterval: POLL_MS,
    meta: { isPolled: true },
  });
}

/** The sign in the navigation; null = nothing waits for anybody. */
export function useOperationsMark(): { isUrgent: boolean; label: string } | null {
  const { data = [] } = useOperations();
  const faults = data.filter(({ level }) => level === 'fault').length;
  const notices = data.filter(({ level }) => level === 'notice').length;
  if (faults > 0) return { isUrgent: true, label: texts.faults({ count: faults }) };
  return notices > 0 ? { isUrgent: false, label: texts.notices({ count: notices }) } : null;
}
