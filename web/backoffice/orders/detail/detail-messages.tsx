import type { inferRouterOutputs } from '@trpc/server';
import { useEffect } from 'react';
import type { AppRouter } from '#api/router.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { formatDateTime, formatTime } from '#text/calendar/calendar.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { useMailServer } from '#web/backoffice/messages/use-mail-server.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon, type StaffIconName } from '#web/ui/staff-icon.tsx';
import { useOrderChanges } from '../use-order-changes.ts';
import { DetailSection } from './detail-section.tsx';
import * as texts from './texts.ts';

type OrderMessage = inferRouterOutputs<AppRouter>['orders']['messages']['data'][number];

/** While one waits its next attempt is worth looking at. */
const WAITING_MS = 10_000;

/** What guest and branch were told, what became of it and why; and once more. */
export function DetailMessages({ order }: { order: StaffOrder }) {
  const { id, version } = order;
  const messages = trpc.orders.messages.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.data.some((message) => message.state === 'waiting') ? WAITING_MS : false,
      meta: { failure: { id: `order.messages.${id}`, text: texts.messagesFailed }, isPolled: true },
    },
  );
  const { refetch } = messages;
  // Whatever changes an order may have sent something.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that it changed.
  useEffect(() => void refetch(), [version]);
  const list = messages.data?.data ?? [];
  return (
    <DetailSection title={texts.messages}>
      {messages.data && list.length === 0 && <p className="text-muted">{texts.noMessages}</p>}
      {list.length > 0 && (
        <ul className="flex flex-col gap-2">
          {list.map((message, index) => (
            <li key={message.id}>
              <Message
                message={message}
                order={order}
                // Of several of the same only the latest can be sent again: they would all say the same.
                isLatest={list.findIndex((other) => isSame(other, message)) === index}
              />
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}

function isSame(a: OrderMessage, b: OrderMessage): boolean {
  return a.channel === b.channel && a.name === b.name;
}

const LOOKS: Readonly<Record<OrderMessage['state'], string>> = {
  waiting: 'border-warning/40 bg-warning-soft',
  sent: 'border-line',
  dropped: 'border-line',
  failed: 'border-error bg-error-soft',
};
const COLOURS: Readonly<Record<OrderMessage['state'], string>> = {
  waiting: 'text-warning',
  sent: 'text-secondary',
  dropped: 'text-muted',
  failed: 'text-error',
};

interface MessageProps {
  message: OrderMessage;
  order: StaffOrder;
  isLatest: boolean;
}

function Message({ message, order, isLatest }: MessageProps) {
  const { isAtDesk } = useSession();
  const { isSending } = useMailServer();
  const { run, isBusy } = useOrderChanges(order);
  const { id, channel, label, to, state, createdAt, canResend } = message;
  const time = useTimes(order.branch);
  const isKept = channel === 'mail' && isSending === false && state === 'sent';
  const icon: StaffIconName =
    state === 'failed' || isKept ? 'mail-off' : channel === 'sms' ? 'smartphone' : 'mail';
  const resend = () =>
    run({
      name: `resend-message-${id}`,
      text: CALL_FAILURES['order-confirmation'],
      done: texts.messageSent,
      send: (client, options) => client.orders.resendMessage.mutate({ id: order.id, message: id }, options),
    });
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-theme border px-4 py-2.5 leading-snug ${LOOKS[state]}`}
    >
      <StaffIcon name={icon} className={`size-5 shrink-0 ${COLOURS[isKept ? 'dropped' : state]}`} />
      <p className="min-w-0 flex-1 basis-52">
        <span className="block font-semibold">{label}</span>
        <span className="text-muted">
          <span className="whitespace-nowrap">
            {texts.CHANNELS[channel]} {texts.RECIPIENTS[to]}
          </span>
          {' · '}
          {time(createdAt)}
        </span>
        <span className={`block ${state === 'failed' ? 'font-semibold text-error' : ''}`}>
          {stateText(message, isKept, time)}
        </span>
      </p>
      {canResend && isLatest && isAtDesk && (
        <Button
          look={state === 'failed' ? 'secondary' : 'quiet'}
          disabled={isBusy}
          onClick={() => void resend()}
          className={`min-h-12 shrink-0 px-3! ${state === 'failed' ? '' : 'underline'}`}
        >
          {texts.sendAgain}
        </Button>
      )}
    </div>
  );
}

/** '18:45'; with its day where that was not today. */
function useTimes(branch: number): (at: string) => string {
  const { zoneOf } = useSession();
  const now = useServerNowEvery(60);
  const zone = zoneOf(branch);
  return (at) => {
    const isToday = localDayOf(new Date(at), zone) === localDayOf(now, zone);
    return (isToday ? formatTime : formatDateTime)(new Date(at), zone);
  };
}

function stateText(
  { state, reason, nextAt, endedAt, createdAt }: OrderMessage,
  isKept: boolean,
  time: (at: string) => string,
): string {
  const ended = time(endedAt ?? createdAt);
  if (state === 'sent') return (isKept ? texts.keptAt : texts.sentAt)({ time: ended });
  if (state === 'dropped') return texts.droppedAt({ time: ended });
  if (state === 'failed') return texts.givenUp({ reason: reason ?? '' });
  return reason && nextAt ? texts.waitsUntil({ reason, time: time(nextAt) }) : texts.waits;
}
