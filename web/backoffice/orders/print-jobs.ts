import { useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { useCallback, useState } from 'react';
import type { AppRouter } from '#api/router.ts';
import type { StaffOrder } from '#domain/order.ts';
import { CALL_FAILURES, NOUNS } from '#text/error-catalogue.ts';
import { PRINT_LAYOUT_NAMES } from '#text/print-texts.ts';
import { failureOf } from '#web/lib/entity-list.ts';
import { notify } from '#web/lib/notices.ts';
import { change } from '#web/lib/query.ts';
import { trpc } from '#web/lib/trpc.ts';
import { printSummary } from './print-words.ts';

export type PrintJobState = inferRouterOutputs<AppRouter>['orders']['printJobs']['data'][number];
export type PrintLayout = PrintJobState['layout'];

export const LAYOUT_NAMES: Readonly<Record<PrintLayout, string>> = PRINT_LAYOUT_NAMES;

/** The print jobs of an order; asked again while one of them is on its way. */
export function usePrintJobs(order: StaffOrder, isEnabled = true) {
  return trpc.orders.printJobs.useQuery(
    { id: order.id },
    {
      enabled: isEnabled,
      meta: { failure: failureOf(NOUNS.printJob, 'list'), isPolled: true },
      staleTime: 5_000,
      refetchInterval: (query) => {
        const jobs = query.state.data?.data;
        const summary = jobs ? printSummary(jobs) : 'waiting';
        return summary === 'waiting' || summary === 'none' ? 5_000 : 30_000;
      },
    },
  );
}

/** Prints on request; what was printed before comes out marked DUPLIKAT (decisions 7). */
export function usePrint() {
  const queries = useQueryClient();
  const utils = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  const print = useCallback(
    async (order: StaffOrder, layout: PrintLayout): Promise<void> => {
      const subject = `Bestellung ${order.ticketNumber}`;
      const failure = {
        id: `order.print.${order.id}.${layout}`,
        text: CALL_FAILURES['order-print'],
        subject,
      };
      const options = { context: { idempotencyKey: crypto.randomUUID() } };
      setBusy(true);
      await change(queries, failure, async () => {
        await utils.client.orders.print.mutate({ id: order.id, layout, copies: 1 }, options);
        notify({ text: `${subject}: ${LAYOUT_NAMES[layout]} wird gedruckt.` });
      })
        .catch(() => undefined)
        .finally(() => {
          setBusy(false);
          void utils.orders.printJobs.invalidate({ id: order.id });
        });
    },
    [queries, utils],
  );
  return { print, isBusy };
}
