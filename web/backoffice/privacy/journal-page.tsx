import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '#web/lib/trpc.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { EmptyBox } from '../layout/empty-box.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { ScrollPage } from '../layout/scroll-region.tsx';
import { useMay } from '../session/session.tsx';
import { JournalEntryCard } from './journal-entry.tsx';
import { type Filters, JournalFilters } from './journal-filters.tsx';
import * as texts from './texts.ts';

const PAGE = 50;

/** #/journal: what staff and devices did. */
export function JournalPage() {
  const isAllowed = useMay()(['ROLE_ADMIN']);
  return isAllowed ? <Journal /> : <NotFoundPage />;
}

function Journal() {
  const [filters, setFilters] = useState<Filters>({});
  const { client } = trpc.useUtils();
  const pages = useInfiniteQuery({
    queryKey: ['journal', filters],
    queryFn: ({ pageParam }) =>
      client.journal.list.query({ ...filters, take: PAGE, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ data }) => (data.length < PAGE ? undefined : data.at(-1)?.id),
    staleTime: 0,
    meta: { failure: { id: 'journal', text: texts.journalFailed } },
  });
  const entries = pages.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = pages.data?.pages[0]?.total ?? 0;
  return (
    <ScrollPage label={texts.journal} className="max-w-5xl gap-5 pb-24">
      <div>
        <h1 className="font-display text-3xl">{texts.journal}</h1>
        <p className="mt-1 max-w-prose text-muted">{texts.journalLead}</p>
      </div>
      <Proof query={new URLSearchParams(queryOf(filters)).toString()} />
      <JournalFilters filters={filters} onChange={setFilters} />
      {pages.isError && !pages.data && (
        <EmptyBox text={texts.journalFailed}>
          <Button look="secondary" onClick={() => void pages.refetch()}>
            {texts.retry}
          </Button>
        </EmptyBox>
      )}
      {pages.isPending && <div aria-hidden="true" className="skeleton h-96" />}
      {pages.data && (
        <p role="status" className="text-muted">
          {total === 0 ? texts.journalEmpty : texts.entries({ count: total })}
        </p>
      )}
      <ol className="flex flex-col gap-2">
        {entries.map((entry) => (
          <JournalEntryCard key={entry.id} entry={entry} />
        ))}
      </ol>
      {pages.hasNextPage && (
        <Button
          look="secondary"
          className="self-center"
          disabled={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {pages.isFetchingNextPage ? texts.loading : texts.older}
        </Button>
      )}
    </ScrollPage>
  );
}

function queryOf(filters: Filters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** Whether anybody has touched it, and the whole of it as a file. */
function Proof({ query }: { query: string }) {
  const verify = trpc.journal.verify.useMutation({
    meta: { failure: { id: 'journal.verify', text: texts.verifyFailed } },
  });
  const proof = verify.data;
  const { last, fault } = proof ?? {};
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" disabled={verify.isPending} onClick={() => verify.mutate()}>
          <StaffIcon name="check" />
          {verify.isPending ? texts.verifying : texts.verify}
        </Button>
        <ButtonAnchor look="secondary" href={`/api/journal/export${query && `?${query}`}`} download>
          <StaffIcon name="download" />
          {texts.exportCsv}
        </ButtonAnchor>
      </div>
      <div role="status" className="empty:hidden">
        {proof?.isIntact && (
          <p className="break-words rounded-theme border border-line bg-card p-3 text-sm">
            {last ? texts.intact({ checked: proof.checked, ...last }) : texts.intactEmpty}
          </p>
        )}
        {fault && (
          <p className="rounded-theme border-2 border-error bg-error-soft p-3 font-semibold text-error">
            {texts.faults[fault.kind](fault)}
          </p>
        )}
      </div>
    </div>
  );
}
