import { Link } from 'react-router-dom';
import type { OrderState } from '#domain/order/order-state.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { MailNotice, MailSign } from '#web/backoffice/messages/mail-notice.tsx';
import { BackupNotice } from '#web/backoffice/operations/backup-notice.tsx';
import { useOperationsMark } from '#web/backoffice/operations/use-operations.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import type { AreaGroup } from '#web/backoffice/shell/area.ts';
import { Frame, FrameTab } from '#web/backoffice/shell/frame.tsx';
import { useServerNow } from '#web/lib/clock/server-clock.ts';
import { desktop } from '#web/lib/desktop.ts';
import { hidden } from '#web/ui/hidden.tsx';
import { SHORTCUTS } from '../board/use-board-keys.ts';
import { CounterBanner } from '../counter/counter-banner.tsx';
import { useCounterAlarm } from '../counter/use-counter-alarm.ts';
import { HeldBanner } from '../held/held-banner.tsx';
import { Decisions } from '../offline/decisions.tsx';
import { useOrders } from '../orders-provider.tsx';
import { useMissed } from '../use-missed.ts';
import { AlarmBar } from './alarm-bar.tsx';
import { BranchChoice } from './branch-choice.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { ConnectionSign } from './connection-sign.tsx';
import { SoundMenu } from './sound-menu.tsx';
import * as texts from './texts.ts';
import { useAlarm } from './use-alarm.ts';
import { useShownOrder } from './use-shown-order.ts';
import { useSync } from './use-sync.ts';

/** The frame around every screen plus what the orders add to it: connection state and alarm. */
export function OrdersFrame({ areas }: { areas: readonly AreaGroup[] }) {
  const alarm = useAlarm();
  const counter = useCounterAlarm(alarm.knock);
  const sync = useSync(alarm.knock);
  const mark = useOperationsMark();
  useShownOrder();
  return (
    <Frame
      areas={areas}
      marks={mark ? { '/operations': mark } : {}}
      shortcuts={SHORTCUTS}
      news={alarm.waiting > 0 ? texts.news({ count: alarm.waiting }) : null}
      banner={
        <>
          <ConnectionBanner sync={sync} />
          <Decisions />
          <CounterBanner alarm={counter} />
          <HeldBanner />
        </>
      }
      tabs={
        <>
          <FrameTab to="/orders" icon="board" label={texts.orders} count={alarm.waiting} />
          <FrameTab to="/history" icon="history" label={texts.history} />
          <OrderCounts />
          {desktop && <FrameTab to="/device" icon="device" label={texts.thisDevice} />}
        </>
      }
      choice={<BranchChoice />}
      signs={
        <>
          <ConnectionSign level={sync.level} />
          <MailSign />
          <SoundMenu alarm={alarm} />
          <BoardClock />
        </>
      }
      alert={
        <>
          <AlarmBar alarm={alarm} />
          <BackupNotice />
          <MailNotice />
        </>
      }
    />
  );
}

/** The counts of open orders and of those nobody answered in time, on every screen. */
function OrderCounts() {
  const { orders } = useOrders();
  const missed = useMissed().length;
  const open = orders.filter(({ state }) => OPEN.has(state)).length;
  return (
    <Link
      to="/orders"
      className="hidden items-center gap-1.5 whitespace-nowrap px-2 text-muted text-sm tabular-nums hover:text-ink xl:flex"
    >
      {texts.openCount({ count: open })}
      {missed > 0 && (
        <span className="rounded-full bg-error-soft px-2 py-0.5 font-semibold text-error">
          {texts.missedCount({ count: missed })}
        </span>
      )}
    </Link>
  );
}

const OPEN: ReadonlySet<OrderState> = new Set(['awaiting', 'confirmed', 'inDelivery']);

/** The local time of the branch. */
function BoardClock() {
  const now = useServerNow();
  const { zoneOf, branches } = useSession();
  const { branch } = useOrders();
  const timeZone = zoneOf(branch ?? branches[0]?.id ?? 0);
  return (
    <time
      dateTime={now.toISOString()}
      className="hidden px-1 font-bold text-2xl tabular-nums sm:block xl:px-2"
    >
      {texts.clock({ time: formatTime(now, timeZone), hidden })}
    </time>
  );
}
