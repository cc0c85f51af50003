import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { COUNTED_ENTRIES } from '#domain/lists/list-page.ts';
import { HISTORY_STATES, type HistoryState } from '#domain/order/order-history.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { NOUNS } from '#text/errors/error-catalogue.ts';
import { ORDER_STATE_NAMES } from '#text/orders/order-state-texts.ts';
import { Pager } from '#web/backoffice/crud/list/pager.tsx';
import { SearchInput } from '#web/backoffice/crud/list/search-box.tsx';
import { BranchNotice } from '#web/backoffice/layout/branch-notice.tsx';
import { DataAge } from '#web/backoffice/layout/data-age.tsx';
import { EmptyBox } from '#web/backoffice/layout/empty-box.tsx';
import { ScrollRegion } from '#web/backoffice/layout/scroll-region.tsx';
import { useChosenBranch } from '#web/backoffice/session/chosen-branch.tsx';
import { failureOf } from '#web/lib/entity-list.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { OrderDetail } from '../detail/order-detail.tsx';
import { useOrderDialogs } from '../detail/order-dialogs.tsx';
import { BlockedSendersButton } from '../held/blocked-senders.tsx';
import { awaitsPayment, isHeldBack } from '../texts.ts';
import { useOrderCommands } from '../use-order-commands.ts';
import { ExportProgress } from './export-progress.tsx';
import { HistoryPeriod } from './history-period.tsx';
import { HistoryTable } from './history-table.tsx';
import * as texts from './texts.ts';
import { useHistoryExport } from './use-history-export.ts';

const PAGE_SIZE = 25;
const FAILURE = failureOf(NOUNS.order, 'list');

/** #/history: all orders, page by page, newest first. */
export function HistoryPage() {
  const { branch, choose } = useChosenBranch();
  const navigate = useNavigate();
  const isWide = useIsDesktop();
  const selected = Number(useParams().id) || null;
  const [at, setAt] = useState({ branch, page: 1 });
  // Another branch has other pages: its list begins with the first.
  const page = at.branch === branch ? at.page : 1;
  const setPage = (next: number) => setAt({ branch, page: next });
  const [search, setSearch] = useState('');
  const [state, setState] = useState<HistoryState | ''>('');
  const [days, setDays] = useState({ from: '', to: '' });
  const wanted = useDeferredValue(search.trim());
  const table = useHistoryExport();
  const commands = useOrderCommands();
  const dialogs = useOrderDialogs(commands);
  const filters = {
    ...(branch === null ? {} : { branch }),
    ...(state === '' ? {} : { state }),
    ...(wanted === '' ? {} : { search: wanted }),
    ...(days.from === '' ? {} : { from: days.from }),
    ...(days.to === '' ? {} : { to: days.to }),
  };
  const history = trpc.orders.history.useQuery(
    { ...filters, page, pageSize: PAGE_SIZE, countUpTo: COUNTED_ENTRIES },
    {
      placeholderData: keepPreviousData,
      refetchInterval: 60_000,
      meta: { failure: FAILURE, isPolled: true },
    },
  );
  const orders = history.data ? history.data.data.map(STAFF_ORDER_WIRE.fromWire) : [];
  const total = history.data?.total ?? 0;

  return (
    <div className="flex h-full min-h-0">
      <ScrollRegion
        label={texts.allOrders}
        className="min-h-0 min-w-0 flex-1 overflow-y-auto px-3 py-5 sm:px-6"
      >
        <div className="mx-auto flex max-w-6xl flex-col gap-5">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h1 className="font-display text-3xl">{texts.title}</h1>
            <div className="flex w-full flex-wrap gap-3 sm:w-auto">
              <SearchInput
                label={texts.search}
                placeholder={texts.searchPlaceholder}
                className="min-w-0 basis-full sm:w-72 sm:basis-auto"
                value={search}
                onChange={(text) => {
                  setSearch(text);
                  setPage(1);
                }}
              />
              <StateChoice
                state={state}
                onChoose={(next) => {
                  setState(next);
                  setPage(1);
                }}
              />
              <HistoryPeriod
                days={days}
                onChange={(next) => {
                  setDays(next);
                  setPage(1);
                }}
              />
              <BlockedSendersButton />
              <Button
                look="secondary"
                disabled={table.progress !== null}
                onClick={() => table.start({ ...filters })}
              >
                <StaffIcon name="download" />
                {texts.saveCsv}
              </Button>
            </div>
          </div>
          {table.progress && <ExportProgress progress={table.progress} onCancel={table.cancel} />}
          <DataAge />
          <BranchNotice branch={branch} onShowAll={() => choose(null)} />
          {history.isError && !history.data && <EmptyBox text={FAILURE.text} />}
          {history.isPending && <div className="skeleton h-96" />}
          {history.isSuccess && orders.length === 0 && (
            <EmptyBox text={wanted || state || days.from || days.to ? texts.nothingFound : texts.noOrders} />
          )}
          {orders.length > 0 && (
            <HistoryTable
              orders={orders}
              selected={selected}
              onOpen={({ id }) => navigate(`/history/${id}`)}
            />
          )}
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={total}
            hasMore={history.data?.hasMore ?? false}
            onPage={setPage}
          />
        </div>
      </ScrollRegion>
      {selected !== null && (
        <OrderDetail
          key={selected}
          id={selected}
          hasRoom={isWide}
          commands={commands}
          dialogs={dialogs}
          onClose={() => navigate('/history')}
        />
      )}
      {dialogs.element}
    </div>
  );
}

const HISTORY_STATE_NAMES = { ...ORDER_STATE_NAMES, awaitingPayment: awaitsPayment, held: isHeldBack };

interface StateChoiceProps {
  state: HistoryState | '';
  onChoose: (state: HistoryState | '') => void;
}

function StateChoice({ state, onChoose }: StateChoiceProps) {
  return (
    <select
      aria-label={texts.state}
      value={state}
      onChange={(event) => onChoose(HISTORY_STATES.find((known) => known === event.target.value) ?? '')}
      className="min-h-12 flex-1 rounded-theme border border-line-strong bg-card px-3"
    >
      <option value="">{texts.allStates}</option>
      {HISTORY_STATES.map((known) => (
        <option key={known} value={known}>
          {HISTORY_STATE_NAMES[known]}
        </option>
      ))}
    </select>
  );
}
