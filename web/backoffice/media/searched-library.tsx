import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { entityQueries, type ReadCalls } from '#web/lib/entity-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Pager } from '../crud/list/pager.tsx';
import { SearchBox } from '../crud/list/search-box.tsx';
import type { AnyEntity, ListQuery, RecordRow } from '../crud/record.ts';
import * as texts from './texts.ts';

interface SearchedLibraryProps<R extends RecordRow> {
  entity: AnyEntity;
  calls: ReadCalls<R, ListQuery>;
  pageSize: number;
  /** The subset to choose from, where it is not everything. */
  filter?: Readonly<Record<string, unknown>>;
  label: string;
  /** Shown until the first response. */
  skeleton: string;
  /** The message when nothing was found; the search is '' when the library is empty. */
  emptyText: (search: string) => string;
  children: (rows: readonly R[]) => ReactNode;
}

/** Pictures or files to choose from in a dialog, newest first: searched, and one page at a time. */
export function SearchedLibrary<R extends RecordRow>(props: SearchedLibraryProps<R>) {
  const { entity, calls, pageSize, filter, label, skeleton, emptyText, children } = props;
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const search = typed.trim().slice(0, 200);
  const query = { page, pageSize, sort: '-id', ...filter, ...(search ? { search } : {}) };
  const found = useQuery({
    ...entityQueries<R, ListQuery>(entity, calls).list(query),
    placeholderData: keepPreviousData,
  });
  const rows = found.data?.data ?? [];
  return (
    <div className="flex flex-col gap-4">
      <SearchBox
        label={label}
        value={typed}
        onSearch={(text) => {
          setTyped(text);
          setPage(1);
        }}
      />
      {found.isPending && <div className={`skeleton ${skeleton}`} aria-hidden="true" />}
      {found.isError && !found.data && (
        <p className="flex flex-wrap items-center gap-3">
          {recordFailure(entity, 'list')}
          <Button look="secondary" onClick={() => void found.refetch()}>
            {texts.retry}
          </Button>
        </p>
      )}
      {found.isSuccess && rows.length === 0 && (
        <p className="rounded-card border-2 border-line border-dashed px-4 py-12 text-center text-muted">
          {emptyText(search)}
        </p>
      )}
      {children(rows)}
      <Pager page={page} pageSize={pageSize} total={found.data?.total ?? 0} onPage={setPage} />
    </div>
  );
}
