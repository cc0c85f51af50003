import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReliefCommand } from '#domain/shop/relief.ts';
import { branch as branchEntity } from '#entities/branch.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { change } from '#web/lib/query.ts';
import { followShopChanges } from '#web/lib/shop-changes.ts';
import { type Client, trpc } from '#web/lib/trpc.ts';
import * as texts from './texts.ts';

/** Sends a command to a branch and shows what the server made of it. */
export function useRelief(): (branch: number, command: ReliefCommand) => Promise<void> {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  return async (branch, command) => {
    const failure = { id: `relief.${branch}`, text: texts.failed };
    await change(queries, failure, async () => {
      await send(client, branch, command);
      await queries.invalidateQueries(entityQueries(branchEntity, client.branches).list());
    }).catch(() => undefined);
  };
}

/** What other boards command is seen here as well: the branches are read again when the shop has changed. */
export function useFreshBranches(): void {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  useEffect(
    () =>
      followShopChanges({
        version: 0,
        reload: () =>
          queries.invalidateQueries(entityQueries(branchEntity, client.branches).list()).then(
            () => true,
            () => false,
          ),
        onTime: () => undefined,
      }),
    [queries, client],
  );
}

function send(client: Client, id: number, command: ReliefCommand) {
  switch (command.type) {
    case 'pause':
      return client.branches.pause.mutate({ id, services: [...command.services], length: command.length });
    case 'resume':
      return client.branches.resume.mutate({ id, services: [...command.services] });
    case 'busy':
      return client.branches.busy.mutate({ id, minutes: command.minutes });
  }
}
