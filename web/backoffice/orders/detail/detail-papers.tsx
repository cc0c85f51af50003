import { useState } from 'react';
import { formatMoney, fromDecimal } from '#domain/money/money.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { invoiceObstacle } from '#domain/papers/invoice.ts';
import { formatDate } from '#text/calendar/calendar.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { desktop } from '#web/lib/desktop.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { CancelInvoiceDialog } from './cancel-invoice-dialog.tsx';
import { DetailSection } from './detail-section.tsx';
import * as texts from './texts.ts';
import { type Invoice, useInvoices } from './use-invoices.ts';

/** A browser shows a PDF beside the board; the desktop app, which opens no windows, stores it. */
const OPENING = desktop ? { download: '' } : { target: '_blank', rel: 'noopener' };

/** The receipt of an order, its invoices and credit notes: to see, to issue, to mail, to take back (R295-R298). */
export function DetailPapers({ order }: { order: StaffOrder }) {
  const { papers, isBusy, issue, cancel, mail } = useInvoices(order);
  const [canceling, setCanceling] = useState<Invoice | null>(null);
  const mayIssue = papers !== null && !papers.some(({ isOpen }) => isOpen) && isPossible(order);
  return (
    <DetailSection title={texts.papers}>
      {papers && papers.length > 0 && (
        <ul className="flex flex-col gap-2">
          {papers.map((paper) => (
            <li key={paper.id} className="flex flex-col gap-1 rounded-theme border border-line px-4 py-2.5">
              <Title paper={paper} order={order} />
              <div className="-mx-2 flex flex-wrap gap-1">
                <ButtonAnchor
                  look="quiet"
                  size="small"
                  href={`/api/orders/${order.id}/invoices/${paper.id}.pdf`}
                  {...OPENING}
                  className="px-2! underline"
                >
                  {texts.showPdf}
                  <span className="sr-only"> {paper.number}</span>
                </ButtonAnchor>
                <Button
                  look="quiet"
                  size="small"
                  disabled={isBusy || order.email === ''}
                  onClick={() => void mail(paper)}
                  className="px-2! underline"
                >
                  {texts.sendByMail}
                  <span className="sr-only"> {paper.number}</span>
                </Button>
                {paper.isOpen && (
                  <Button
                    look="quiet"
                    size="small"
                    disabled={isBusy}
                    onClick={() => setCanceling(paper)}
                    className="px-2! text-error! underline"
                  >
                    {texts.cancelInvoice}
                    <span className="sr-only"> {paper.number}</span>
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-2 gap-2">
        <ButtonAnchor
          look="secondary"
          href={`/api/orders/${order.id}/receipt.pdf`}
          {...OPENING}
          className={`min-h-12 px-3! ${mayIssue ? '' : 'col-span-2'}`}
        >
          <StaffIcon name="site" />
          {texts.receiptPdf}
        </ButtonAnchor>
        {mayIssue && (
          <Button look="secondary" disabled={isBusy} onClick={() => void issue()} className="min-h-12 px-3!">
            <StaffIcon name="site" />
            {texts.issueInvoice}
          </Button>
        )}
      </div>
      {canceling && (
        <CancelInvoiceDialog
          invoice={canceling}
          onClose={() => setCanceling(null)}
          onSend={(reason) => {
            setCanceling(null);
            void cancel(canceling, reason);
          }}
        />
      )}
    </DetailSection>
  );
}

/** What is only missing can be asked for, and the answer says what it is. */
function isPossible(order: StaffOrder): boolean {
  return invoiceObstacle(order) !== 'invoice-order-open' && !order.isQuotation;
}

function Title({ paper, order }: { paper: Invoice; order: StaffOrder }) {
  const { zoneOf } = useSession();
  const { kind, number, gross, currency, issuedAt } = paper;
  const amount = formatMoney(fromDecimal(kind === 'creditNote' ? -gross : gross), currency);
  return (
    <p className="leading-snug">
      <span className="font-semibold">
        {(kind === 'invoice' ? texts.invoiceNumbered : texts.creditNoteNumbered)({ number })}
      </span>
      <span className="block text-muted text-sm">
        {texts.paperOf({ day: formatDate(new Date(issuedAt), zoneOf(order.branch)), amount })}
        {kind === 'invoice' && !paper.isOpen && ` · ${texts.takenBack}`}
      </span>
    </p>
  );
}
