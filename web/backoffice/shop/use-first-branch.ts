import { useQueryClient } from '@tanstack/react-query';
import { config as configEntity } from '#entities/config.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { saveSingle } from '#web/lib/single-record.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useSession } from '../session/session.tsx';

/** The first branch of a shop starts its set-up: guests see that it opens soon until somebody opens it (R198). */
export function useFirstBranch(): () => void {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const { branches } = useSession();
  return () => {
    if (branches.length > 0) return;
    saveSingle(
      queries,
      'config',
      recordFailure(configEntity, 'update'),
      () => client.config.save.mutate({ isOpeningSoon: true }),
      // The error list says why.
    ).catch(() => undefined);
  };
}
