import type { inferRouterOutputs } from '@trpc/server';
import { useEffect, useRef } from 'react';
import type { AppRouter } from '#api/router.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { formatDateTime, formatTime } from '#text/calendar/calendar.ts';
import { formatLongDateTime } from '#text/calendar/days.ts';
import { NOUNS } from '#text/errors/error-catalogue.ts';
import { PRINT_LAYOUT_NAMES } from '#text/print-texts.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { failureOf } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { DetailSection } from './detail-section.tsx';
import * as texts from './texts.ts';

type ProvenStep = inferRouterOutputs<AppRouter>['orders']['proof']['data'][number];
type Mark = ProvenStep['marks'][number];

/** Screens and printers report what they did without changing the order. */
const LOOK_EVERY = 10_000;

/** The way of the order from the guest to the kitchen: each step with its times and whose hand it was (R270). */
export function DetailProof({ order }: { order: StaffOrder }) {
  const { data, refetch } = trpc.orders.proof.useQuery(
    { id: order.id },
    {
      meta: { failure: failureOf(NOUNS.order, 'read', order.id), isPolled: true },
      refetchInterval: ({ state }) =>
        state.data?.data.some((step) => step.state === 'open') ? LOOK_EVERY : false,
    },
  );
  const shown = useRef(order.version);
  useEffect(() => {
    if (shown.current === order.version) return;
    shown.current = order.version;
    void refetch();
  }, [order.version, refetch]);
  if (!data) return null;
  return (
    <DetailSection title={texts.proof}>
      <dl className="flex flex-col gap-2">
        {data.data.map((step) => (
          <Step key={step.step} step={step} order={order} />
        ))}
      </dl>
    </DetailSection>
  );
}

function Step({ step: { step, state, marks }, order }: { step: ProvenStep; order: StaffOrder }) {
  return (
    <div className="flex gap-3 leading-snug">
      <dt className="flex w-32 shrink-0 items-start gap-2 font-semibold">
        <StaffIcon
          name={state === 'done' ? 'check' : 'clock'}
          className={`mt-0.5 size-4 shrink-0 ${
            state === 'done' ? 'text-secondary' : state === 'open' ? 'text-warning' : 'text-muted'
          }`}
        />
        {texts.PROOF_STEPS[step]}
      </dt>
      <dd className="min-w-0 flex-1">
        {marks.map((mark) => (
          <MarkLine key={JSON.stringify(mark)} mark={mark} order={order} />
        ))}
        {state !== 'done' && <span className="text-muted">{texts.PROOF_STATES[state]}</span>}
        {state === 'done' && marks.length === 0 && (
          <span className="text-muted">{texts.PROOF_STATES.done}</span>
        )}
      </dd>
    </div>
  );
}

function MarkLine({ mark, order }: { mark: Mark; order: StaffOrder }) {
  const { zoneOf } = useSession();
  const timeZone = zoneOf(order.branch);
  const at = new Date(mark.at);
  const isSameDay = localDayOf(at, timeZone) === localDayOf(new Date(order.createdAt), timeZone);
  return (
    <p className="break-words">
      <time
        dateTime={mark.at}
        title={formatLongDateTime(at, timeZone)}
        className="font-semibold tabular-nums"
      >
        {isSameDay ? formatTime(at, timeZone) : formatDateTime(at, timeZone)}
      </time>
      <span className="text-muted"> · {markText(mark)}</span>
    </p>
  );
}

/** Who it was, and with which slip. */
function markText({ actor, layout, printer }: Mark): string {
  if (layout === null) return actor;
  const slip = PRINT_LAYOUT_NAMES[layout];
  return printer === null ? texts.slipFetched({ actor, slip }) : texts.slipPrinted({ actor, slip, printer });
}
