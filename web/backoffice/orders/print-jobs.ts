import { useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { useCallback, useState } from 'react';
import type { AppRouter } from '#api/router.ts';
import type { StaffOrder } from '#domain/order.ts';
import { CALL_FAILURES, NOUNS } from '#text/error-catalogue.ts';
import { failureOf } from '#web/lib/entity-list.ts';
import { notify } from '#web/lib/notices.ts';
import { change } from '#web/lib/query.ts';
import { trpc } from '#web/lib/trpc.ts';

export type PrintJobState = inferRouterOutputs<AppRouter>['orders']['printJobs']['data'][number];
export type PrintLayout = PrintJobState['layout'];

export const LAYOUT_NAMES: Readonly<Record<PrintLayout, string>> = {
  receipt: 'Beleg',
  kitchen: 'Küchenbon',
};

/** How the printing of an order stands, worst first. */
export type PrintSummary = 'failed' | 'unclear' | 'waiting' | 'printed' | 'none';

const ORDER_OF_WORRY: readonly PrintSummary[] = ['failed', 'unclear', 'waiting', 'printed'];

/** The newest job of each layout counts: a second print that worked settles a first one that did not. */
export function printSummary(jobs: readonly PrintJobState[]): PrintSummary {
  const newest = new Map<PrintLayout, PrintJobState>();
  for (const job of jobs) {
    const known = newest.get(job.layout);
    if (!known || job.id > known.id) newest.set(job.layout, job);
  }
  const states = [...newest.values()].map(({ state }) => (state === 'claimed' ? 'waiting' : state));
  return ORDER_OF_WORRY.find((state) => states.some((known) => known === state)) ?? 'none';
}

export const SUMMARY_TEXTS: Readonly<Record<PrintSummary, string>> = {
  failed: 'Druck fehlgeschlagen',
  unclear: 'Druck unklar',
  waiting: 'Wartet auf Drucker',
  printed: 'Gedruckt',
  none: 'Nicht gedruckt',
};

/** What a job says to the staff. */
export function jobText(job: PrintJobState): string {
  const printer = job.printer ? ` (${job.printer})` : '';
  switch (job.state) {
    case 'printed':
      return `Gedruckt${printer}`;
    case 'waiting':
      return job.reason ? `Wartet: ${job.reason}` : 'Wartet auf den Drucker';
    case 'claimed':
      return job.reason ? `${job.reason}${printer}` : `Wird gedruckt${printer}`;
    case 'unclear':
      return `Unklar, ob gedruckt: ${job.reason ?? 'keine Rückmeldung'}${printer}`;
    case 'failed':
      return `Nicht gedruckt: ${job.reason ?? 'unbekannter Grund'}${printer}`;
  }
}

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
