import { useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { useEffect, useRef, useState } from 'react';
import type { AppRouter } from '#api/router.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { kindOf } from '#domain/order/order-kind.ts';
import { NOUNS } from '#text/errors/error-catalogue.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { failureOf } from '#web/lib/entity-list.ts';
import { notify } from '#web/lib/notices.ts';
import { change } from '#web/lib/query.ts';
import { trpc } from '#web/lib/trpc.ts';
import * as texts from './texts.ts';

type Calls = inferRouterOutputs<AppRouter>['orders'];
export type Invoice = Calls['invoices']['data'][number];

/** Invoices and credit notes of an order, and what staff do with them. */
export function useInvoices(order: StaffOrder) {
  const queries = useQueryClient();
  const { client, orders } = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  const asked = { id: order.id };
  const { data, refetch } = trpc.orders.invoices.useQuery(asked, {
    meta: { failure: failureOf(NOUNS.invoice, 'list') },
  });
  // The server issues and takes back by itself, too; each is an entry in the history.
  const shown = useRef(order.version);
  useEffect(() => {
    if (shown.current === order.version) return;
    shown.current = order.version;
    void refetch();
  }, [order.version, refetch]);

  async function run(text: string, done: string, call: () => Promise<Calls['invoices'] | undefined>) {
    const failure = {
      id: `order.invoice.${order.id}`,
      text,
      subject: texts.numberedOrder({ ...kindOf(order), number: order.ticketNumber }),
      isFinal: ({ status }: { status: number }) => status === 409,
    };
    setBusy(true);
    try {
      const papers = await change(queries, failure, call);
      if (papers) orders.invoices.setData(asked, papers);
      notify({ text: done, tone: 'success' });
    } catch {
      // The notice says why.
    } finally {
      setBusy(false);
    }
  }

  return {
    papers: data?.data ?? null,
    isBusy,
    issue: () =>
      run(CALL_FAILURES['invoice-issue'], texts.invoiceIssued, () =>
        client.orders.issueInvoice.mutate(asked),
      ),
    cancel: (invoice: Invoice, reason: string) =>
      run(CALL_FAILURES['invoice-cancel'], texts.invoiceCanceled, () =>
        client.orders.cancelInvoice.mutate({ ...asked, invoiceId: invoice.id, reason }),
      ),
    mail: (invoice: Invoice) =>
      run(CALL_FAILURES['invoice-mail'], texts.invoiceMailed({ number: invoice.number }), async () => {
        await client.orders.mailInvoice.mutate({ ...asked, invoiceId: invoice.id });
        return undefined;
      }),
  };
}
