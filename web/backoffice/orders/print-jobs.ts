import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { kindOf } from '#domain/order/order-kind.ts';
import { OPEN_STATES } from '#domain/order/order-state.ts';
import { NOUNS } from '#text/errors/error-catalogue.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { PRINT_LAYOUT_NAMES } from '#text/print-texts.ts';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { failureOf } from '#web/lib/entity-list.ts';
import { notify } from '#web/lib/notices.ts';
import { change } from '#web/lib/query.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useOrders } from './orders-provider.tsx';
import type { PrintJobState } from './print-book.ts';
import { printAlarms } from './print-words.ts';
import * as texts from './texts.ts';
import { usePrintingBranches } from './use-printing-branches.ts';

export type PrintLayout = PrintJobState['layout'];

export const LAYOUT_NAMES: Readonly<Record<PrintLayout, string>> = PRINT_LAYOUT_NAMES;

/** Whoever asks for the slips of the kitchen gets labels where a station has labels. */
function requestedLayout(layout: PrintLayout): 'receipt' | 'kitchen' {
  return layout === 'receipt' ? 'receipt' : 'kitchen';
}

/** The print jobs of an order: pushed while it is open; of one that is over they are asked for once. Null = not known yet. */
export function usePrintJobs(order: StaffOrder): readonly PrintJobState[] | null {
  const { prints } = useOrders();
  const isOpen = OPEN_STATES.includes(order.state);
  const pushed = prints?.get(order.id);
  const { data } = trpc.orders.printJobs.useQuery(
    { id: order.id },
    {
      enabled: !isOpen && pushed === undefined,
      meta: { failure: failureOf(NOUNS.printJob, 'list') },
    },
  );
  if (pushed) return pushed;
  return isOpen ? prints && NO_JOBS : (data?.data ?? null);
}

const NO_JOBS: readonly PrintJobState[] = [];

/** The ids of the orders with a print job that needs attention. */
export function useTroubledOrders(orders: readonly StaffOrder[]): ReadonlySet<number> {
  const now = useServerNowEvery(10);
  const canPrint = usePrintingBranches();
  const { prints } = useOrders();
  const troubled = orders.filter(
    (order) =>
      order.state !== 'awaiting' &&
      canPrint(order.branch) &&
      printAlarms(prints?.get(order.id) ?? [], order, now).length > 0,
  );
  return new Set(troubled.map(({ id }) => id));
}

/** Prints on request; reprints are marked DUPLIKAT (R116). */
export function usePrint() {
  const queries = useQueryClient();
  const utils = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  const print = useCallback(
    async (order: StaffOrder, layout: PrintLayout, station?: number | null): Promise<void> => {
      const subject = texts.numberedOrder({ ...kindOf(order), number: order.ticketNumber });
      const failure = {
        id: `order.print.${order.id}.${layout}`,
        text: CALL_FAILURES['order-print'],
        subject,
      };
      const options = { context: { idempotencyKey: crypto.randomUUID() } };
      setBusy(true);
      await change(queries, failure, async () => {
        await utils.client.orders.print.mutate(
          { id: order.id, layout: requestedLayout(layout), station, copies: 1 },
          options,
        );
        notify({ text: texts.isPrinting({ order: subject, slip: LAYOUT_NAMES[layout] }) });
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
