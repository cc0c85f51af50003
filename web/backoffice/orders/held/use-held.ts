import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { change } from '#web/lib/query.ts';
import { type Client, trpc } from '#web/lib/trpc.ts';
import * as texts from './texts.ts';

export type ReleaseChoice = Parameters<Client['orders']['releaseHeld']['mutate']>[0];

/** What people do about held orders. One thing at a time; the feed says what became of it. */
export function useHeld() {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>) => {
    if (isBusy) return false;
    setBusy(true);
    let isDone = true;
    await change(queries, { id: 'held', text: texts.failed }, async () => {
      await work();
      await queries.invalidateQueries();
    }).catch(() => {
      isDone = false;
    });
    setBusy(false);
    return isDone;
  };
  return {
    isBusy,
    release: (choice: ReleaseChoice) => run(() => client.orders.releaseHeld.mutate(choice)),
    block: (sender: number) => run(() => client.orders.blockSender.mutate({ sender })),
    lift: (id: number) => run(() => client.orders.liftBlock.mutate({ id })),
  };
}
