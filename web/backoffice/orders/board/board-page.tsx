import { useCallback, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { StaffOrder } from '#domain/order/order.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { ShortageBarButton } from '#web/backoffice/shortage/shortage-button.tsx';
import { serverNow, useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { OrderDetail } from '../detail/order-detail.tsx';
import { useOrderDialogs } from '../detail/order-dialogs.tsx';
import { LANES, type LaneId, lanesOf, navigationOrder } from '../lanes.ts';
import { isAllowed, isWaitingForStaff, nextCommand } from '../order-facts.ts';
import { useOrders } from '../orders-provider.tsx';
import { NewOrderLink } from '../phone/new-order-link.tsx';
import { usePrint, useTroubledOrders } from '../print-jobs.ts';
import { confirmation } from '../promise/promise-choice.ts';
import { ReliefBar } from '../relief/relief-bar.tsx';
import { useOrderCommands } from '../use-order-commands.ts';
import { useSightings } from '../use-sightings.ts';
import { FullScreenButton } from './full-screen.tsx';
import { LaneColumn } from './lane-column.tsx';
import { LaneTabs } from './lane-tabs.tsx';
import * as texts from './texts.ts';
import { TodayDrawers } from './today-drawers.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useShownLane } from './use-shown-lane.ts';

/** What waits for an answer gets the most room: four columns of cards on a usual screen. */
const GRID =
  'grid min-h-0 flex-1 gap-3 desk:grid-cols-[minmax(0,4fr)_minmax(13.25rem,1fr)_minmax(13.25rem,1fr)] desk:grid-rows-[minmax(0,1fr)_minmax(0,1fr)]';
const PLACES: Readonly<Record<LaneId, string>> = {
  new: 'desk:row-span-2',
  kitchen: 'desk:row-span-2',
  ready: '',
  later: '',
};

/** #/orders and #/orders/{id}: the board, and the details of one order beside or above it. */
export function BoardPage() {
  const { orders, isLoaded } = useOrders();
  const { branchOf, isAtDesk } = useSession();
  const now = useServerNowEvery(5);
  const navigate = useNavigate();
  const isWide = useIsDesktop();
  const selected = Number(useParams().id) || null;
  const commands = useOrderCommands();
  const dialogs = useOrderDialogs(commands);
  const { print } = usePrint();
  const minute = now.getTime();
  const lanes = useMemo(() => lanesOf(orders, new Date(minute)), [orders, minute]);
  const [shown, setShown] = useShownLane(isLoaded, lanes[0]?.orders.length !== 0);
  const walk = useMemo(() => navigationOrder(lanes), [lanes]);
  const shownOrders = useMemo(() => walk.flat(), [walk]);
  const troubled = useTroubledOrders(shownOrders);
  useSightings(shownOrders);
  const selectedOrder = orders.find(({ id }) => id === selected) ?? null;

  const open = useCallback((order: StaffOrder) => navigate(`/orders/${order.id}`), [navigate]);
  const close = useCallback(() => {
    navigate('/orders');
    // The details are gone by the next frame; keyboard focus returns to the card.
    if (selected !== null) requestAnimationFrame(() => focusCard(selected));
  }, [navigate, selected]);
  const next = (order: StaffOrder) => {
    const command = nextCommand(order);
    if (command === 'confirm') commands.run(order, confirmation(order, branchOf(order.branch), serverNow()));
    if (command === 'in-delivery' || command === 'complete') commands.run(order, { type: command });
  };

  const oldest = lanes[0]?.orders.find(
    (order) => isWaitingForStaff(order, now) && nextCommand(order) === 'confirm',
  );
  useBoardKeys({
    walk,
    oldest: oldest ?? null,
    selected: selectedOrder,
    onLane: (index) => setShown(LANES[index] ?? 'new'),
    onClose: close,
    onNext: next,
    onPropose: (order) => isAllowed(order, 'propose') && dialogs.propose(order),
    onReject: (order) => (isAtDesk && isAllowed(order, 'reject') ? dialogs.reject(order) : undefined),
    onPrint: (order) => void print(order, 'receipt'),
  });

  if (!isLoaded) return <LoadingBoard />;
  return (
    <div className="flex h-full min-h-0">
      <div className="@container flex min-w-0 flex-1 flex-col gap-1.5 px-3 pt-1.5 sm:px-4">
        <h1 className="sr-only">{texts.title}</h1>
        <ReliefBar>
          <ShortageBarButton />
          {isWide && <TodayDrawers onOpen={open} />}
          {isAtDesk && <NewOrderLink />}
          <FullScreenButton />
        </ReliefBar>
        <LaneTabs lanes={lanes} troubled={troubled} shown={shown} onShow={setShown} />
        <div className={GRID}>
          {lanes.map((lane) => (
            <div
              key={lane.id}
              className={`min-h-0 min-w-0 desk:flex ${PLACES[lane.id]} ${lane.id === shown ? 'flex' : 'hidden'}`}
            >
              <LaneColumn
                lane={lane}
                troubled={troubled}
                selected={selected}
                commands={commands}
                onOpen={open}
                onNext={next}
              />
            </div>
          ))}
        </div>
        {!isWide && (
          <div className="-mx-3 flex shrink-0 border-line border-t bg-card px-3 sm:-mx-4 sm:px-4">
            <TodayDrawers onOpen={open} />
          </div>
        )}
      </div>
      {selected !== null && (
        <OrderDetail
          key={selected}
          id={selected}
          hasRoom={isWide}
          commands={commands}
          dialogs={dialogs}
          onClose={close}
        />
      )}
      {dialogs.element}
    </div>
  );
}

function focusCard(id: number): void {
  document.querySelector<HTMLElement>(`[data-order="${id}"]`)?.focus({ preventScroll: true });
}

function LoadingBoard() {
  return (
    <div role="status" className="grid h-full place-items-center">
      <p className="flex items-center gap-3 text-lg text-muted">
        <StaffIcon name="retry" className="size-6 animate-spin" />
        {texts.loading}
      </p>
    </div>
  );
}
