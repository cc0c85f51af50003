import { formatMoney } from '#domain/money/money.ts';
import type { OrderRevision } from '#domain/order/history.ts';
import type { OrderItem } from '#domain/order/item.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { formatLongDateTime } from '#text/calendar/days.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { amountText } from '#web/lib/item-text.ts';
import { DetailSection } from './detail-section.tsx';
import * as texts from './texts.ts';

/** Changes to the items after the order came in, with the difference in money. */
export function DetailRevisions({ order }: { order: StaffOrder }) {
  const { zoneOf } = useSession();
  if (order.revisions.length === 0) return null;
  return (
    <DetailSection title={texts.revisions}>
      <ol className="flex flex-col gap-3">
        {order.revisions.toReversed().map((revision) => (
          <li
            key={`${revision.at} ${revision.position}`}
            className="rounded-theme border border-line p-3 leading-snug"
          >
            <p>
              <del className="text-muted">{itemText(revision.before)}</del>
              <br />
              <ins className="font-semibold no-underline">
                {revision.after ? itemText(revision.after) : texts.removed}
              </ins>
            </p>
            <p className="mt-1 text-muted text-sm">
              {differenceText(revision, order.currency)} · {revision.actor},{' '}
              {formatLongDateTime(new Date(revision.at), zoneOf(order.branch))}
            </p>
            {revision.note && <p className="mt-1">{revision.note}</p>}
          </li>
        ))}
      </ol>
      {order.isPaid && <p className="text-muted text-sm">{texts.paidDifference}</p>}
    </DetailSection>
  );
}

function itemText(item: OrderItem): string {
  const choices = item.parts.flatMap(({ options }) => options.map(({ name }) => name));
  return [`${amountText(item)} ${item.name}`, ...choices].join(', ');
}

function differenceText({ difference }: OrderRevision, currency: string): string {
  if (difference === 0) return texts.sameAmount;
  return `${difference > 0 ? '+' : '−'} ${formatMoney(Math.abs(difference) as typeof difference, currency)}`;
}
