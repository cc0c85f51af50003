import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { StaffOrder } from '#domain/order.ts';
import { ORDER_STATES, type OrderState } from '#domain/order-state.ts';
import { fromWire } from '#domain/wire.ts';
import { NOUNS } from '#text/error-catalogue.ts';
import { ORDER_STATE_NAMES } from '#text/state-texts.ts';
import { failureOf } from '#web/lib/entity-list.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { OrderDetail } from '../detail/order-detail.tsx';
import { useOrderDialogs } from '../detail/order-dialogs.tsx';
import { useOrders } from '../orders/orders-provider.tsx';
import { useOrderCommands } from '../orders/use-order-commands.ts';
import { HistoryTable } from './history-table.tsx';

const PAGE_SIZE = 25;
const FAILURE = failureOf(NOUNS.order, 'list');
const EMPTY = 'rounded-card border-2 border-line border-dashed px-4 py-16 text-center text-muted';

/** #/history: every order, page by page, the newest first. */
export function HistoryPage() {
  const { branch } = useOrders();
  const navigate = useNavigate();
  const isWide = useIsDesktop();
  const selected = Number(useParams().id) || null;
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [state, setState] = useState<OrderState | ''>('');
  const wanted = useDeferredValue(search.trim());
  const commands = useOrderCommands();
  const dialogs = useOrderDialogs(commands);
  const history = trpc.orders.history.useQuery(
    {
      page,
      pageSize: PAGE_SIZE,
      ...(branch === null ? {} : { branch }),
      ...(state === '' ? {} : { state }),
      ...(wanted === '' ? {} : { search: wanted }),
    },
    {
      placeholderData: keepPreviousData,
      refetchInterval: 60_000,
      meta: { failure: FAILURE, isPolled: true },
    },
  );
  const orders = history.data ? fromWire<StaffOrder[]>(history.data.data) : [];
  const total = history.data?.total ?? 0;

  return (
    <div className="flex h-full min-h-0">
      <section
        aria-label="Bestellverlauf"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reached by the keyboard.
        tabIndex={0}
        className="min-h-0 min-w-0 flex-1 overflow-y-auto px-3 py-5 sm:px-6"
      >
        <div className="mx-auto flex max-w-6xl flex-col gap-5">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h1 className="font-display text-3xl">Verlauf</h1>
            <div className="flex w-full flex-wrap gap-3 sm:w-auto">
              <label className="relative min-w-0 basis-full sm:w-72 sm:basis-auto">
                <span className="sr-only">Suche nach Nummer, Name, E-Mail oder Telefon</span>
                <StaffIcon
                  name="search"
                  className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted"
                />
                <input
                  type="search"
                  value={search}
                  placeholder="Nummer, Name, Telefon …"
                  onChange={(event) => {
                    setSearch(event.target.value);
                    setPage(1);
                  }}
                  className="min-h-12 w-full rounded-theme border border-line-strong bg-card pr-3 pl-11"
                />
              </label>
              <select
                aria-label="Status"
                value={state}
                onChange={(event) => {
                  setState(ORDER_STATES.find((known) => known === event.target.value) ?? '');
                  setPage(1);
                }}
                className="min-h-12 flex-1 rounded-theme border border-line-strong bg-card px-3"
              >
                <option value="">Alle Status</option>
                {ORDER_STATES.map((known) => (
                  <option key={known} value={known}>
                    {ORDER_STATE_NAMES[known]}
                  </option>
                ))}
              </select>
            </div>
          </div>
          {history.isError && !history.data && <p className={EMPTY}>{FAILURE.text}</p>}
          {history.isPending && <div className="skeleton h-96" />}
          {history.isSuccess && orders.length === 0 && (
            <p className={EMPTY}>
              {wanted || state ? 'Keine Bestellung passt dazu.' : 'Noch keine Bestellungen.'}
            </p>
          )}
          {orders.length > 0 && (
            <HistoryTable
              orders={orders}
              selected={selected}
              onOpen={({ id }) => navigate(`/history/${id}`)}
            />
          )}
          <Pager page={page} total={total} onPage={setPage} />
        </div>
      </section>
      {selected !== null && (
        <OrderDetail
          key={selected}
          id={selected}
          isPanel={isWide}
          commands={commands}
          dialogs={dialogs}
          onClose={() => navigate('/history')}
        />
      )}
      {dialogs.element}
    </div>
  );
}

function Pager({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const pages = Math.ceil(total / PAGE_SIZE);
  if (pages < 2) return null;
  return (
    <nav aria-label="Seiten" className="flex items-center justify-center gap-3 pb-4">
      <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)} className="min-h-12">
        <StaffIcon name="chevron-left" />
        Neuere
      </Button>
      <p className="tabular-nums" aria-live="polite">
        Seite {page} von {pages}
      </p>
      <Button look="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)} className="min-h-12">
        Ältere
        <StaffIcon name="chevron-right" />
      </Button>
    </nav>
  );
}
