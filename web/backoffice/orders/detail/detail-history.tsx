import type { OrderHistoryEntry } from '#domain/order/history.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { METHOD_CHANGED } from '#domain/order/payments/settlement.ts';
import { isAboutMessage } from '#domain/order/undelivered.ts';
import { parseInstant } from '#domain/time/instant.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { formatLongDateTime } from '#text/calendar/days.ts';
import { nameOf } from '#text/name-of.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { messageWords } from '../undelivered.tsx';
import { DetailSection } from './detail-section.tsx';
import * as texts from './texts.ts';

/** Who did what, and when; latest first. */
export function DetailHistory({ order }: { order: StaffOrder }) {
  const { zoneOf } = useSession();
  const timeZone = zoneOf(order.branch);
  return (
    <DetailSection title={texts.history}>
      <ol className="flex flex-col gap-2.5">
        {order.history.toReversed().map((entry) => (
          <li key={`${entry.at} ${entry.event}`} className="flex gap-4 leading-snug">
            <time
              dateTime={entry.at}
              title={formatLongDateTime(new Date(entry.at), timeZone)}
              className="w-12 shrink-0 font-semibold tabular-nums"
            >
              {formatTime(new Date(entry.at), timeZone)}
            </time>
            <p className="min-w-0">
              {nameOf(texts.EVENTS, entry.event)}
              <span className="text-muted"> · {entry.actor}</span>
              {entry.note && <span className="block text-muted">{noteText(entry, timeZone)}</span>}
            </p>
          </li>
        ))}
      </ol>
      <p className="text-muted text-sm">
        {texts.orderedAt({ time: formatLongDateTime(new Date(order.createdAt), timeZone), uid: order.uid })}
      </p>
    </DetailSection>
  );
}

/** The note of a proposal is the proposed time, that of a message its name, that of another way to pay its method. */
function noteText({ event, note }: OrderHistoryEntry, timeZone: string): string {
  if (isAboutMessage(event) && note) return messageWords(note);
  if (event === METHOD_CHANGED && note) return nameOf(PAYMENT_METHOD_NAMES, note);
  const instant = event.startsWith('counter-appointment') ? parseInstant(note ?? '') : null;
  return instant ? formatLongDateTime(instant, timeZone) : (note ?? '');
}
