import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { kindOf } from '#domain/order/order-kind.ts';
import { OPEN_STATES } from '#domain/order/order-state.ts';
import { NOUNS } from '#text/errors/error-catalogue.ts';
import { ScrollRegion } from '#web/backoffice/layout/scroll-region.tsx';
import { StaffNotices } from '#web/backoffice/layout/staff-notices.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { failureOf } from '#web/lib/entity-list.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { stateWords } from '../order-words.ts';
import { useOrders } from '../orders-provider.tsx';
import type { OrderCommands } from '../use-order-commands.ts';
import { useSightings } from '../use-sightings.ts';
import { DetailActions } from './detail-actions.tsx';
import { DetailCustomer } from './detail-customer.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailHistory } from './detail-history.tsx';
import { DetailItems } from './detail-items.tsx';
import { DetailMessages } from './detail-messages.tsx';
import { DetailMoney } from './detail-money.tsx';
import { DetailPapers } from './detail-papers.tsx';
import { DetailPrints } from './detail-prints.tsx';
import { DetailProof } from './detail-proof.tsx';
import { DetailRating } from './detail-rating.tsx';
import { DetailRevisions } from './detail-revisions.tsx';
import { DetailService } from './detail-service.tsx';
import { DetailPayments } from './money/detail-payments.tsx';
import type { OrderDialogs } from './order-dialogs.tsx';
import * as texts from './texts.ts';
import { useSteadyPlace } from './use-steady-place.ts';

interface OrderDetailProps {
  id: number;
  /** There is room beside the board; else the details open on top of it. */
  hasRoom: boolean;
  commands: OrderCommands;
  dialogs: OrderDialogs;
  onClose: () => void;
}

/** Everything about one order, and every action on it. */
export function OrderDetail({ id, hasRoom, commands, dialogs, onClose }: OrderDetailProps) {
  const { root, isPanel } = useSteadyPlace(hasRoom);
  const { orders, reload } = useOrders();
  const order = orders.find((known) => known.id === id) ?? null;
  useSightings(order && OPEN_STATES.includes(order.state) ? [order] : []);
  const failure = failureOf(NOUNS.order, 'read', id);
  const loading = useQuery({
    queryKey: ['order', 'one', id],
    queryFn: () => reload(id),
    enabled: order === null,
    staleTime: 0,
    meta: { failure },
  });

  const title = order ? texts.numberedOrder({ ...kindOf(order), number: order.ticketNumber }) : texts.order;
  const state = order ? stateWords(order) : '';
  const actions = order && <DetailActions order={order} commands={commands} dialogs={dialogs} />;
  const body = order ? (
    <DetailBody order={order} dialogs={dialogs} />
  ) : loading.isError ? (
    <p className="text-muted">{failure.text}</p>
  ) : (
    <Skeleton />
  );

  if (isPanel) {
    return (
      <Panel root={root} title={title} state={state} onClose={onClose} footer={actions}>
        {body}
      </Panel>
    );
  }
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={state ? `${title} – ${state}` : title}
      placement="side"
      footer={actions}
    >
      <div ref={root} data-order-detail>
        {body}
      </div>
      <StaffNotices />
    </Overlay>
  );
}

function Panel({
  root,
  title,
  state,
  onClose,
  footer,
  children,
}: {
  root: RefObject<HTMLDivElement | null>;
  title: string;
  state: string;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside
      ref={root}
      aria-label={title}
      data-order-detail
      className="flex w-[30rem] shrink-0 animate-fade flex-col border-line border-l bg-card shadow-lift"
    >
      <div className="flex items-center gap-3 border-line border-b py-2 pr-2 pl-6">
        <h2 ref={heading} tabIndex={-1} className="font-display text-xl">
          {title}
        </h2>
        <span className="rounded-full bg-sand px-3 py-1 font-semibold text-sm">{state}</span>
        <IconButton label={texts.close} onClick={onClose} className="ml-auto">
          <StaffIcon name="close" />
        </IconButton>
      </div>
      <ScrollRegion
        label={texts.details}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5"
      >
        {children}
      </ScrollRegion>
      <div className="border-line border-t bg-card px-6 py-3.5">{footer}</div>
    </aside>
  );
}

function DetailBody({ order, dialogs }: { order: StaffOrder; dialogs: OrderDialogs }) {
  const { isAtDesk } = useSession();
  return (
    <div className="flex flex-col gap-6">
      <DetailHead order={order} />
      <DetailItems order={order} />
      <DetailMoney order={order} />
      <DetailPayments order={order} dialogs={dialogs} />
      <DetailCustomer order={order} />
      <DetailPrints order={order} />
      <DetailMessages order={order} />
      {isAtDesk && <DetailPapers order={order} />}
      {isAtDesk && <DetailService order={order} />}
      <DetailRevisions order={order} />
      <DetailRating order={order} />
      <DetailProof order={order} />
      <DetailHistory order={order} />
    </div>
  );
}
