import { ZERO } from '#domain/money/money.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { formatLongDateTime } from '#text/calendar/days.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useServerNow } from '#web/lib/clock/server-clock.ts';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { HeldNotice } from '../held/held-notice.tsx';
import { isAwaitingPayment, isWaitingForRelease } from '../order-facts.ts';
import { balanceOfOrder } from '../order-money.ts';
import { noteOf, paymentWords, serviceWords } from '../order-words.ts';
import { ageText, countdownText, dueAt, dueText, urgencyOf } from '../urgency.ts';
import * as texts from './texts.ts';

/** What, when, and what must not be overlooked. */
export function DetailHead({ order }: { order: StaffOrder }) {
  const now = useServerNow();
  const { zoneOf, branchOf } = useSession();
  const timeZone = zoneOf(order.branch);
  const service = serviceWords(order);
  const due = dueAt(order);
  const countdown = due && countdownText(due, now, timeZone);
  const isLate = urgencyOf(order, now, branchOf(order.branch)) === 'late';
  const payment = paymentWords(order);
  const balance = balanceOfOrder(order);
  const isUnpaid = balance.paid === ZERO && balance.due > ZERO && !isAwaitingPayment(order);
  const wish = order.appointmentDate;
  const hasMoved =
    order.appointment !== null && wish !== null && Date.parse(order.appointment) !== Date.parse(wish);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <p className="flex items-center gap-2.5 font-bold text-2xl leading-none">
          <StaffIcon name={service.icon} className="size-7" />
          {service.text}
        </p>
        <p className="font-bold text-3xl leading-none tabular-nums">
          {due ? dueText(due, now, timeZone) : texts.asap}
        </p>
      </div>
      <p className={`flex items-center gap-2 font-semibold ${isLate ? 'text-error' : 'text-muted'}`}>
        {isLate && <StaffIcon name="warning" />}
        {due
          ? [formatLongDateTime(due, timeZone), countdown].filter(Boolean).join(' · ')
          : texts.asapOrdered({ age: ageText(order.createdAt, now) })}
      </p>
      {hasMoved && wish && (
        <p className="text-muted">{texts.wished({ time: formatLongDateTime(new Date(wish), timeZone) })}</p>
      )}
      {order.state === 'awaiting' && order.counterAppointment && (
        <NoticeBox
          tone="warning"
          title={texts.proposed({ time: formatLongDateTime(new Date(order.counterAppointment), timeZone) })}
        >
          <p>{texts.unanswered}</p>
        </NoticeBox>
      )}
      {isAwaitingPayment(order) && <NoticeBox tone="warning">{texts.payFirst}</NoticeBox>}
      {isWaitingForRelease(order) && !isAwaitingPayment(order) && <HeldNotice order={order} />}
      {order.isQuotation && <NoticeBox>{texts.quotationNotice}</NoticeBox>}
      <Notes order={order} />
      {order.rejectionMessage && (
        <NoticeBox tone="error" title={texts.rejected}>
          {order.rejectionMessage}
        </NoticeBox>
      )}
      {order.cancelReason && (
        <NoticeBox tone="error" title={texts.canceled}>
          {order.cancelReason}
        </NoticeBox>
      )}
      <p className={`flex items-center gap-2 font-semibold ${payment.isSettled ? 'text-secondary' : ''}`}>
        <StaffIcon name={payment.icon} />
        {payment.text}
        {isUnpaid && !order.isQuotation && <span className="font-medium text-muted">{texts.toBePaid}</span>}
      </p>
    </div>
  );
}

/** The comment, preceded by any allergy that the customer mentioned in an item. */
function Notes({ order }: { order: StaffOrder }) {
  const comment = order.comment.trim();
  const note = noteOf(order);
  const isInItem = note?.kind === 'allergy' && note.text !== comment;
  return (
    <>
      {isInItem && <Note text={note.text} isAllergy />}
      {comment !== '' && <Note text={comment} isAllergy={note?.kind === 'allergy' && !isInItem} />}
    </>
  );
}

function Note({ text, isAllergy }: { text: string; isAllergy: boolean }) {
  return (
    <div
      className={`flex gap-3 rounded-theme border-2 px-4 py-3 ${
        isAllergy ? 'border-error bg-error-soft' : 'border-[#e39a00] bg-warning-soft'
      }`}
    >
      <StaffIcon
        name={isAllergy ? 'allergy' : 'comment'}
        className={`mt-0.5 ${isAllergy ? 'text-error' : 'text-warning'}`}
      />
      <div className="min-w-0">
        <p className="font-bold">{isAllergy ? texts.allergyNote : texts.comment}</p>
        <p className="whitespace-pre-wrap text-lg leading-snug">{text}</p>
      </div>
    </div>
  );
}
