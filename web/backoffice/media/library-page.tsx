import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { entityQueries, type ReadCalls } from '#web/lib/entity-list.ts';
import { DropZone } from '#web/ui/drop-zone.tsx';
import { BulkBar } from '../crud/list/bulk-bar.tsx';
import { ListFilters } from '../crud/list/list-filters.tsx';
import { PAGE_SIZE, useListQuery } from '../crud/list/list-query.ts';
import { ListState } from '../crud/list/list-state.tsx';
import { Pager } from '../crud/list/pager.tsx';
import { useSelection } from '../crud/list/selection.ts';
import type { AnyEntity, ListQuery, RecordRow } from '../crud/record.ts';
import { EmptyBox } from '../layout/empty-box.tsx';
import { ScrollPage } from '../layout/scroll-region.tsx';
import { useMay } from '../session/session.tsx';
import type { FileKind } from './file-kinds.ts';
import { QueueList } from './queue-list.tsx';
import type { Sending } from './send-file.ts';
import * as texts from './texts.ts';
import { useFileQueue } from './use-file-queue.ts';

export interface Selection {
  /** The selected rows; null where there are no bulk actions. */
  ids: readonly number[] | null;
  set: (ids: readonly number[]) => void;
}

interface LibraryPageProps<R extends RecordRow> {
  entity: AnyEntity;
  purpose: string;
  calls: ReadCalls<R, ListQuery>;
  kind: FileKind;
  /** The text of the drop zone. */
  invitation: string;
  send: (file: File, sending: Sending) => Promise<unknown>;
  children: (rows: readonly R[], selection: Selection) => ReactNode;
}

/** The pictures or files of the shop: drop many at once, search, select and delete them. */
export function LibraryPage<R extends RecordRow>({
  entity,
  purpose,
  calls,
  kind,
  invitation,
  send,
  children,
}: LibraryPageProps<R>) {
  const queries = useQueryClient();
  const canWrite = useMay()(entity.access.write);
  const { query, params, change } = useListQuery(entity);
  const found = useQuery({
    ...entityQueries<R, ListQuery>(entity, calls).list(query),
    placeholderData: keepPreviousData,
  });
  const forget = () => void queries.invalidateQueries({ queryKey: [entity.name, 'list'] });
  const queue = useFileQueue(send, forget);
  const rows = found.data?.data ?? [];
  const total = found.data?.total ?? 0;
  const chosen = useSelection(query, total);
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => chosen.ids.includes(id));
  const isChosen = [...params.keys()].some((name) => name !== 'page' && name !== 'sort');
  return (
    <ScrollPage label={entity.label.many} className="max-w-7xl gap-5">
      <div>
        <h1 className="font-display text-3xl">{entity.label.many}</h1>
        <p className="mt-1 max-w-prose text-muted">{purpose}</p>
      </div>
      {canWrite && (
        <DropZone
          id={`${entity.name}-files`}
          hint={kind.hint}
          hintId={`${entity.name}-types`}
          accept={kind.endings.join(',')}
          isMultiple
          hasError={false}
          onFiles={queue.add}
        >
          {invitation}
        </DropZone>
      )}
      <QueueList queue={queue} />
      <ListFilters entity={entity} params={params} onChange={change} />
      {chosen.ids.length > 0 && (
        <BulkBar
          entity={entity}
          canRemove={canWrite}
          selection={chosen.selection}
          count={chosen.count}
          total={isPageSelected && !chosen.isWhole && total > rows.length ? total : null}
          onSelectAll={chosen.selectAll}
          onDone={(left = []) => {
            chosen.select(left);
            forget();
          }}
          onClear={() => chosen.select([])}
        />
      )}
      <ListState entity={entity} found={found}>
        <EmptyBox
          text={
            isChosen
              ? texts.nothingFound
              : (canWrite ? texts.dropFirst : texts.noneYet)({ things: entity.label.many })
          }
        />
      </ListState>
      {rows.length > 0 && children(rows, { ids: canWrite ? chosen.ids : null, set: chosen.select })}
      <Pager
        page={query.page ?? 1}
        pageSize={PAGE_SIZE}
        total={total}
        onPage={(page) => {
          chosen.select([]);
          change('page', page === 1 ? '' : String(page));
        }}
      />
    </ScrollPage>
  );
}
