import { useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { download } from '#web/lib/download.ts';
import { change } from '#web/lib/query.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useSession } from '../session/session.tsx';
import { htmlFile } from './html-file.ts';
import * as texts from './texts.ts';

/** The proofs of what was erased because a guest asked for it. */
export function ReceiptList() {
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const { zoneOf, branches } = useSession();
  const { data } = trpc.guests.erasures.useQuery(undefined, {
    staleTime: 0,
    meta: { failure: { id: 'guests.erasures', text: texts.loadFailed } },
  });
  const save = (id: number) =>
    change(queries, { id: `guests.receipt.${id}`, text: texts.receiptFailed }, async () => {
      const { html } = await client.guests.receipt.query({ id });
      download(htmlFile(html), `${texts.receiptFile}-${id}.html`);
    }).catch(() => undefined);
  return (
    <section aria-labelledby="receipts" className="flex flex-col gap-3">
      <h2 id="receipts" className="font-display text-2xl">
        {texts.receipts}
      </h2>
      <p className="max-w-prose text-muted">{texts.receiptsNote}</p>
      {data?.data.length === 0 && <p>{texts.noReceipts}</p>}
      <ul className="flex flex-col gap-2">
        {data?.data.map(({ id, at, actor, note, waiting }) => {
          const name = texts.receipt({
            id,
            time: formatDateTime(new Date(at), zoneOf(branches[0]?.id ?? 0)),
          });
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-theme border border-line bg-card px-4 py-3"
            >
              <div className="min-w-0">
                <p className="font-semibold">{name}</p>
                <p className="break-words text-muted text-sm">
                  {[actor, note, waiting > 0 ? texts.stillWaiting({ count: waiting }) : '']
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <Button
                look="secondary"
                size="small"
                aria-label={`${texts.receiptDownload}: ${name}`}
                onClick={() => void save(id)}
              >
                <StaffIcon name="download" />
                {texts.receiptDownload}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
