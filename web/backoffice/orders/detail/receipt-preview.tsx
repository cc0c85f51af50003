import { useMemo, useState } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { PREVIEW_CODE_PAGE } from '#printers/code-pages.ts';
import { COLUMNS, type Columns, fitToPaper } from '#printers/paper.ts';
import { paintForPreview } from '#printers/pictures/picture-rows.ts';
import { plainText } from '#printers/plain-text.ts';
import { kitchenTicket } from '#printers/slips/kitchen-ticket.ts';
import { receipt } from '#printers/slips/receipt.ts';
import { ScrollRegion } from '#web/backoffice/layout/scroll-region.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { Overlay } from '#web/ui/overlay.tsx';
import { LAYOUT_NAMES, type PrintLayout } from '../print-jobs.ts';
import * as texts from './texts.ts';

/** The slip as it will be printed, drawn by the printer's own layout. */
export function ReceiptPreview({
  order,
  layout,
  onClose,
}: {
  order: StaffOrder;
  layout: PrintLayout;
  onClose: () => void;
}) {
  const { branchOf, shopName, businessName, vatNumber, hasTickets: hasTicket } = useSession();
  const [columns, setColumns] = useState<Columns>(42);
  const branch = branchOf(order.branch);
  const slip = useMemo(() => {
    if (!branch) return null;
    const content = { order, branch, businessName, vatNumber, shopName, hasTicket, isDuplicate: false };
    const occasion = { printedAt: serverNow(), statusUrl: null };
    const lines = layout === 'receipt' ? receipt(content, occasion) : kitchenTicket(content, occasion);
    return plainText(fitToPaper(lines, columns, PREVIEW_CODE_PAGE, paintForPreview), columns);
  }, [order, layout, columns, branch, businessName, vatNumber, shopName, hasTicket]);

  return (
    <Overlay isOpen onClose={onClose} title={`${LAYOUT_NAMES[layout]} ${order.ticketNumber}`}>
      <div className="flex flex-col items-center gap-5 rounded-theme bg-sand p-4 sm:p-6">
        <label className="flex items-center gap-3 font-medium text-sm">
          {texts.paper}
          <select
            value={columns}
            onChange={(event) =>
              setColumns(COLUMNS.find((width) => width === Number(event.target.value)) ?? 42)
            }
            className="min-h-12 rounded-theme border border-line-strong bg-card px-3"
          >
            {COLUMNS.map((width) => (
              <option key={width} value={width}>
                {texts.PAPERS[width]}
              </option>
            ))}
          </select>
        </label>
        {slip === null ? (
          <p>{texts.noPreview}</p>
        ) : (
          <ScrollRegion label={texts.preview} className="slip-frame w-full overflow-x-auto pb-4">
            <pre className="slip mx-auto w-fit" style={{ ['--columns' as string]: columns }}>
              {slip}
            </pre>
          </ScrollRegion>
        )}
      </div>
    </Overlay>
  );
}
