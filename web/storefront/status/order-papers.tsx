import { useEffect, useState } from 'react';
import type { PublicOrder } from '#domain/order/order.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { InvoiceKind } from '#domain/papers/invoice.ts';
import { apiGet } from '#web/lib/api.ts';
import { orderPath } from '#web/lib/order-path.ts';
import { Icon } from '#web/ui/icon.tsx';
import * as texts from './texts.ts';

interface Invoice {
  id: number;
  kind: InvoiceKind;
  number: string;
}

/** The papers of the order as PDF: its receipt, and a company's invoices once there are any (R295, R296). */
export function OrderPapers({ order }: { order: PublicOrder }) {
  const { uid, hash, state } = order;
  const invoices = useInvoices(uid, hash, state);
  const path = `/api/orders/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}`;
  return (
    <ul className="mt-5 flex flex-col border-line border-t pt-3 print:hidden">
      <Paper href={`${path}/receipt.pdf`} label={texts.receiptPdf} />
      {invoices.map(({ id, kind, number }) => (
        <Paper
          key={id}
          href={`${path}/invoices/${id}.pdf`}
          label={(kind === 'invoice' ? texts.invoicePdf : texts.creditNotePdf)({ number })}
        />
      ))}
    </ul>
  );
}

function Paper({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4"
      >
        <Icon name="external" className="size-5" />
        {label}
      </a>
    </li>
  );
}

/** Without an acceptance there is none. */
const WITHOUT: readonly OrderState[] = ['awaiting', 'rejected', 'failed'];

/** Those that there are now, asked anew with each step; one that follows the last step is there on the next visit. */
function useInvoices(uid: string, hash: string, state: OrderState): readonly Invoice[] {
  const [invoices, setInvoices] = useState<readonly Invoice[]>([]);
  useEffect(() => {
    if (WITHOUT.includes(state)) return;
    const stop = new AbortController();
    apiGet<Invoice[]>(`${orderPath(uid, hash)}/invoices`, { signal: stop.signal })
      .then(setInvoices)
      // The order itself is there; who looks again gets them.
      .catch(() => {});
    return () => stop.abort();
  }, [uid, hash, state]);
  return invoices;
}
