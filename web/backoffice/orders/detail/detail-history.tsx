import { parseInstant } from '#domain/instant.ts';
import type { OrderHistoryEntry } from '#domain/order/history.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { formatTime } from '#text/calendar-texts.ts';
import { formatLongDateTime } from '#text/day-texts.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { DetailSection } from './detail-section.tsx';

const EVENT_NAMES: Readonly<Record<string, string>> = {
  placed: 'Bestellung eingegangen',
  confirmed: 'Bestätigt',
  'counter-appointment': 'Anderer Termin vorgeschlagen',
  'counter-appointment-accepted': 'Terminvorschlag angenommen',
  'counter-appointment-declined': 'Terminvorschlag abgelehnt',
  rejected: 'Abgelehnt',
  canceled: 'Storniert',
  'in-delivery': 'Unterwegs oder abholbereit',
  completed: 'Abgeschlossen',
  failed: 'Zahlung fehlgeschlagen',
  questionnaire: 'Bewertung abgegeben',
  edited: 'Angaben geändert',
  'item-changed': 'Position geändert',
  'item-removed': 'Position entfernt',
  paid: 'Zahlung eingegangen',
  'paid-late': 'Zahlung nach dem Ende eingegangen, wird rückerstattet',
  refunded: 'Rückerstattet',
  'mail-resent': 'E-Mails erneut versendet',
  'sms-resent': 'SMS erneut versendet',
};

/** Who did what, and when; the latest first. */
export function DetailHistory({ order }: { order: StaffOrder }) {
  const { zoneOf } = useSession();
  const timeZone = zoneOf(order.branch);
  return (
    <DetailSection title="Verlauf">
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
              {EVENT_NAMES[entry.event] ?? entry.event}
              <span className="text-muted"> · {entry.actor}</span>
              {entry.note && <span className="block text-muted">{noteText(entry, timeZone)}</span>}
            </p>
          </li>
        ))}
      </ol>
      <p className="text-muted text-sm">
        Bestellt am {formatLongDateTime(new Date(order.createdAt), timeZone)} · Nr. {order.uid}
      </p>
    </DetailSection>
  );
}

/** The note of a proposal is its time. */
function noteText({ event, note }: OrderHistoryEntry, timeZone: string): string {
  const instant = event.startsWith('counter-appointment') ? parseInstant(note ?? '') : null;
  return instant ? formatLongDateTime(instant, timeZone) : (note ?? '');
}
