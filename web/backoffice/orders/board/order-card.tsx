import { memo } from 'react';
import { callsAt, isForLater } from '#domain/order/later-order.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useServerNow } from '#web/lib/clock/server-clock.ts';
import { hidden } from '#web/ui/hidden.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { WaitingLine } from '../offline/waiting-line.tsx';
import { isAskingCustomer, isWaitingForStaff, nextCommand } from '../order-facts.ts';
import {
  commandName,
  customerName,
  destinationWords,
  notesOf,
  paymentWords,
  serviceWords,
  totalText,
} from '../order-words.ts';
import { PlaceWarning, placeWarning } from '../place-warning.tsx';
import { usePromise } from '../promise/promise-choice.ts';
import { PromiseStepper } from '../promise/promise-stepper.tsx';
import { UndeliveredSign } from '../undelivered.tsx';
import { ageText, countdownText, dueAt, dueText, type Urgency, urgencyOf } from '../urgency.ts';
import { CardItems } from './card-items.tsx';
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
  const { order, isSelected, isBranchShown, onOpen } = props;
  const now = useServerNow();
  const { branchOf } = useSession();
  const branch = branchOf(order.branch);
  const urgency = urgencyOf(order, now, branch);
  const isNew = isWaitingForStaff(order, now);
  const service = serviceWords(order);
  return (
    <article
      className={`@container relative rounded-card border border-line border-l-4 bg-card px-[0.5em] py-[0.25em] text-(length:--card-text) shadow-card ${EDGES[urgency]} ${
        isSelected ? 'ring-3 ring-ink' : ''
      } ${isNew ? 'attention' : ''}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-[0.375em]">
        <h3 className="font-bold text-[min(var(--card-number),18cqi)] leading-none tracking-tight tabular-nums">
          <button
            type="button"
            data-order={order.id}
            onClick={() => onOpen(order)}
            className="rounded-theme after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-ink focus-visible:after:outline-offset-2"
          >
            {texts.orderAloud({ number: order.ticketNumber, hidden })}
          </button>
        </h3>
        <DueTime order={order} now={now} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-[0.375em]">
        <p className="flex min-w-0 items-center gap-[0.25em] font-bold text-(length:--card-service) leading-tight">
          <StaffIcon name={service.icon} className="size-[1.15em] shrink-0" />
          <span className="min-w-0 break-words">{service.text}</span>
        </p>
        <TimeLeft order={order} urgency={urgency} now={now} />
      </div>
      <Recipient order={order} branchName={isBranchShown ? (branch?.name ?? '') : ''} />
      <CardItems items={order.items} />
      {notesOf(order).map(({ kind, text }) => (
        <NoteLine key={text} kind={kind} text={text} />
      ))}
      <PlaceWarning text={placeWarning(order, branch)} />
      <CardFacts order={order} />
      {isNew && urgency !== 'calm' && <AgeLine order={order} urgency={urgency} now={now} />}
      <LaterLine order={order} now={now} />
      {isAskingCustomer(order) && <StateLine text={texts.proposalSent} />}
      <WaitingLine order={order.id} className="mt-0.5 text-[0.8125em] leading-tight" />
      <CardSteps {...props} branch={branch} now={now} />
    </article>
  );
});

/** Who gets it and where: the name, and for a delivery the whole address with its area. */
function Recipient({ order, branchName }: { order: StaffOrder; branchName: string }) {
  const name = customerName(order);
  const place = [...destinationWords(order), branchName].filter(Boolean).join(' · ');
  if (name === '' && place === '') return null;
  return (
    <p className="break-words text-[0.75em] leading-[1.2]">
      <span className="font-semibold text-[1.08em]">{name}</span>
      {name !== '' && place !== '' && ' · '}
      {place}
    </p>
  );
}

type StepsProps = OrderCardProps & { branch: Branch | null; now: Date };

/** What is promised, and the one step that leads on. */
function CardSteps({ order, isBusy, onNext, branch, now }: StepsProps) {
  const { zoneOf } = useSession();
  const promise = usePromise(order, branch, now);
  const next = nextCommand(order);
  if (!next) return null;
  const isAsked = isAskingCustomer(order);
  return (
    <div className="mt-1 flex flex-wrap gap-1">
      {promise && (
        <PromiseStepper promise={promise} number={order.ticketNumber} timeZone={zoneOf(order.branch)} />
      )}
      <button
        type="button"
        disabled={isBusy}
        onClick={() => onNext(order)}
        className={`relative z-10 flex min-h-[max(2.75rem,2.5em)] min-w-[4.5rem] flex-1 items-center justify-center rounded-theme px-0.5 text-center font-semibold text-[0.875em] leading-tight @2xs:text-[1em] disabled:bg-line disabled:text-muted ${
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
    </div>
  );
}

/** '18:45', 'Sofort'; what also names a day is longer. */
const LONGEST_TIME = 6;

/** The agreed time, as large as the number. */
function DueTime({ order, now }: { order: StaffOrder; now: Date }) {
  const { zoneOf } = useSession();
  const due = dueAt(order);
  const text = due ? dueText(due, now, zoneOf(order.branch)) : texts.asap;
  const size =
    text.length > LONGEST_TIME
      ? 'text-[min(var(--card-number),10cqi)]'
      : 'text-[min(var(--card-number),18cqi)]';
  return (
    <p className={`ml-auto whitespace-nowrap font-bold leading-none tracking-tight tabular-nums ${size}`}>
      {text}
    </p>
  );
}

/** The time left, or since when it waits; loud in colour, words and icon once its time has passed. */
function TimeLeft({ order, urgency, now }: { order: StaffOrder; urgency: Urgency; now: Date }) {
  const { zoneOf } = useSession();
  const due = dueAt(order);
  const isAwaiting = order.state === 'awaiting';
  // A new order that has waited for long says so on a line of its own.
  const isAging = isAwaiting && urgency !== 'calm';
  const words = due
    ? countdownText(due, now, zoneOf(order.branch))
    : isAging
      ? null
      : ageText(order.createdAt, now);
  if (!words) return null;
  const look = isAwaiting ? 'calm' : urgency;
  return (
    <p
      className={`ml-auto flex items-center gap-1 font-semibold text-[0.75em] leading-tight ${LEFT_LOOKS[look]}`}
    >
      {look !== 'calm' && (
        <StaffIcon name={look === 'late' ? 'warning' : 'clock'} className="size-[1.15em]" />
      )}
      {words}
    </p>
  );
}

const LEFT_LOOKS: Readonly<Record<Urgency, string>> = {
  calm: 'text-muted',
  soon: 'rounded-md bg-warning-soft px-1.5 py-0.5 text-warning',
  late: 'rounded-md bg-error px-1.5 py-0.5 text-white',
};

/** In full, whatever its length: what is cut here is cooked wrong. */
function NoteLine({ kind, text }: { kind: 'allergy' | 'comment'; text: string }) {
  const isAllergy = kind === 'allergy';
  return (
    <p
      className={`mt-0.5 flex items-start gap-1 rounded-md px-1.5 py-0.5 text-[0.8125em] leading-[1.2] ${
        isAllergy ? 'bg-error-soft font-semibold text-error' : 'bg-warning-soft text-ink'
      }`}
    >
      <StaffIcon name={isAllergy ? 'allergy' : 'comment'} className="mt-px size-[1.1em] shrink-0" />
      <span className="min-w-0 whitespace-pre-line break-words">
        <span className="sr-only">{isAllergy ? texts.allergyNote : texts.comment}: </span>
        {text}
      </span>
    </p>
  );
}

function CardFacts({ order }: { order: StaffOrder }) {
  const payment = paymentWords(order);
  return (
    <div className="mt-0.5 flex flex-wrap items-center gap-x-2 text-[0.8125em] leading-tight">
      <span className="font-bold tabular-nums">{totalText(order)}</span>
      <span className={`flex items-center gap-1 font-medium ${payment.isSettled ? 'text-secondary' : ''}`}>
        <StaffIcon name={payment.icon} className="size-[1.1em]" />
        {payment.text}
      </span>
      <UndeliveredSign order={order} className="size-[1.3em]" />
      {order.state !== 'awaiting' && <PrintBadge order={order} />}
    </div>
  );
}

const AGE_LOOKS: Readonly<Record<Urgency, string>> = {
  calm: 'text-muted',
  soon: 'bg-warning-soft text-warning px-2 py-0.5',
  late: 'bg-error text-white px-2 py-0.5',
};

function AgeLine({ order, urgency, now }: { order: StaffOrder; urgency: Urgency; now: Date }) {
  return (
    <p
      className={`mt-0.5 flex items-center gap-1 rounded-md font-semibold text-[0.8125em] leading-tight ${AGE_LOOKS[urgency]}`}
    >
      <StaffIcon name={urgency === 'late' ? 'warning' : 'clock'} className="size-[1.1em]" />
      {(urgency === 'late' ? texts.unanswered : texts.received)({
        age: ageText(callsAt(order).toISOString(), now),
      })}
    </p>
  );
}

/** When a later order calls for an answer, or where it is answered already for its preparation. */
function LaterLine({ order, now }: { order: StaffOrder; now: Date }) {
  const { zoneOf } = useSession();
  if (!order.preparationDue || !isForLater(order, now)) return null;
  const when = dueText(new Date(order.preparationDue), now, zoneOf(order.branch));
  return <StateLine text={(order.state === 'awaiting' ? texts.ringsAt : texts.plannedAt)({ when })} />;
}

function StateLine({ text }: { text: string }) {
  return (
    <p className="mt-0.5 flex items-center gap-1 font-semibold text-[0.8125em] text-muted leading-tight">
      <StaffIcon name="appointment" className="size-[1.1em] shrink-0" />
      {text}
    </p>
  );
}
