import { memo } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useServerNow } from '#web/lib/server-clock.ts';
import { hidden } from '#web/ui/hidden.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { isAskingCustomer, isAwaitingPayment, isWaitingForStaff, nextCommand } from '../order-facts.ts';
import {
  commandName,
  customerName,
  itemSummary,
  noteOf,
  paymentWords,
  serviceWords,
  totalText,
} from '../order-words.ts';
import { PlaceWarning, placeWarning } from '../place-warning.tsx';
import { ageText, countdownText, dueAt, dueText, type Urgency, urgencyOf } from '../urgency.ts';
import { PrintBadge } from './print-badge.tsx';
import * as texts from './texts.ts';

interface OrderCardProps {
  order: StaffOrder;
  isSelected: boolean;
  isBusy: boolean;
  isBranchShown: boolean;
  onOpen: (order: StaffOrder) => void;
  onNext: (order: StaffOrder) => void;
}

const EDGES: Readonly<Record<Urgency, string>> = {
  calm: 'border-l-line-strong',
  soon: 'border-l-[#e39a00]',
  late: 'border-l-error',
};

/** One order on the board: number, time and service are legible from two metres, the rest from close up. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, isSelected, isBusy, isBranchShown, onOpen, onNext } = props;
  const now = useServerNow();
  const { branchOf } = useSession();
  const branch = branchOf(order.branch);
  const urgency = urgencyOf(order, now, branch);
  const isNew = isWaitingForStaff(order);
  const isAsked = isAskingCustomer(order);
  const next = nextCommand(order);
  const service = serviceWords(order);
  const note = noteOf(order);
  const name = customerName(order);
  return (
    <article
      className={`relative rounded-card border border-line border-l-8 bg-card p-3.5 shadow-card ${EDGES[urgency]} ${
        isSelected ? 'ring-3 ring-ink' : ''
      } ${isNew ? 'attention' : ''}`}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-bold text-5xl leading-none tracking-tight tabular-nums">
          <button
            type="button"
            data-order={order.id}
            onClick={() => onOpen(order)}
            className="rounded-theme after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-ink focus-visible:after:outline-offset-2"
          >
            {texts.orderAloud({ number: order.ticketNumber, hidden })}
          </button>
        </h3>
        <DueTime order={order} urgency={urgency} now={now} />
      </div>
      <p className="mt-2.5 flex items-center gap-2 font-bold text-xl leading-tight">
        <StaffIcon name={service.icon} className="size-6" />
        {service.text}
      </p>
      {(name || isBranchShown) && (
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="max-w-full truncate font-medium">{name}</span>
          {isBranchShown && branch && (
            <span className="max-w-full truncate text-muted text-sm">{branch.name}</span>
          )}
        </p>
      )}
      <p className="mt-1 line-clamp-4 text-muted leading-snug">{itemSummary(order.items)}</p>
      {note && <NoteLine kind={note.kind} text={note.text} />}
      <PlaceWarning text={placeWarning(order, branch)} />
      <CardFacts order={order} />
      {isNew && urgency !== 'calm' && <AgeLine order={order} urgency={urgency} now={now} />}
      {isAsked && <StateLine text={texts.proposalSent} />}
      {isAwaitingPayment(order) && <StateLine text={texts.awaitingPayment} />}
      {next && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => onNext(order)}
          className={`relative z-10 mt-3 flex min-h-12 w-full items-center justify-center gap-2 rounded-theme px-4 font-semibold text-lg disabled:bg-line disabled:text-muted ${
            next === 'confirm' && !isAsked
              ? 'bg-secondary text-white hover:brightness-90'
              : 'border border-line-strong bg-card hover:border-ink hover:bg-paper'
          }`}
        >
          {texts.commandAloud({
            command: isBusy ? texts.working : isAsked ? texts.confirmWish : commandName(next, order),
            number: order.ticketNumber,
            hidden,
          })}
        </button>
      )}
    </article>
  );
});

/** The agreed time large, the time left below; loud in colour, words and icon once it has passed. */
function DueTime({ order, urgency, now }: { order: StaffOrder; urgency: Urgency; now: Date }) {
  const { zoneOf } = useSession();
  const timeZone = zoneOf(order.branch);
  const due = dueAt(order);
  const isLoud = urgency === 'late' && order.state !== 'awaiting';
  const countdown = due ? countdownText(due, now, timeZone) : null;
  const isAging = order.state === 'awaiting' && urgency !== 'calm';
  // A new order that has waited for long says so on a line of its own.
  const words = due ? countdown : isAging ? null : ageText(order.createdAt, now);
  return (
    <div className="flex min-w-0 flex-col items-end text-right">
      <p className="font-bold text-2xl leading-none tabular-nums">
        {due ? dueText(due, now, timeZone) : texts.asap}
      </p>
      {words && (
        <p
          className={`mt-1.5 flex items-center gap-1 font-semibold text-sm leading-tight ${
            isLoud
              ? 'rounded-md bg-error px-2 py-1 text-white'
              : urgency === 'soon' && order.state !== 'awaiting'
                ? 'rounded-md bg-warning-soft px-2 py-1 text-warning'
                : 'text-muted'
          }`}
        >
          {urgency !== 'calm' && order.state !== 'awaiting' && (
            <StaffIcon name={isLoud ? 'warning' : 'clock'} className="size-4" />
          )}
          {words}
        </p>
      )}
    </div>
  );
}

function NoteLine({ kind, text }: { kind: 'allergy' | 'comment'; text: string }) {
  const isAllergy = kind === 'allergy';
  return (
    <p
      className={`mt-2 flex items-start gap-2 rounded-md px-2.5 py-1.5 leading-snug ${
        isAllergy ? 'bg-error-soft font-semibold text-error' : 'bg-warning-soft text-ink'
      }`}
    >
      <StaffIcon name={isAllergy ? 'allergy' : 'comment'} className="mt-0.5 size-4" />
      <span className="line-clamp-2">
        <span className="sr-only">{isAllergy ? texts.allergyNote : texts.comment}: </span>
        {text}
      </span>
    </p>
  );
}

function CardFacts({ order }: { order: StaffOrder }) {
  const payment = paymentWords(order);
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="font-bold text-base tabular-nums">{totalText(order)}</span>
      <span className={`flex items-center gap-1 font-medium ${payment.isSettled ? 'text-secondary' : ''}`}>
        <StaffIcon name={payment.icon} className="size-4" />
        {payment.text}
      </span>
      <span className="text-muted">{texts.itemCount({ count: order.items.length })}</span>

      {order.state !== 'awaiting' && <PrintBadge order={order} />}
    </div>
  );
}

const AGE_LOOKS: Readonly<Record<Urgency, string>> = {
  calm: 'text-muted',
  soon: 'bg-warning-soft text-warning px-2.5 py-1.5',
  late: 'bg-error text-white px-2.5 py-1.5',
};

function AgeLine({ order, urgency, now }: { order: StaffOrder; urgency: Urgency; now: Date }) {
  return (
    <p className={`mt-2.5 flex items-center gap-1.5 rounded-md font-semibold ${AGE_LOOKS[urgency]}`}>
      <StaffIcon name={urgency === 'late' ? 'warning' : 'clock'} className="size-4" />
      {(urgency === 'late' ? texts.unanswered : texts.received)({ age: ageText(order.createdAt, now) })}
    </p>
  );
}

function StateLine({ text }: { text: string }) {
  return (
    <p className="mt-2.5 flex items-center gap-1.5 font-semibold text-muted">
      <StaffIcon name="appointment" className="size-4" />
      {text}
    </p>
  );
}
