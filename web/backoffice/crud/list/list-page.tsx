import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { BranchNotice } from '#web/backoffice/layout/branch-notice.tsx';
import { EmptyBox } from '#web/backoffice/layout/empty-box.tsx';
import { ScrollPage } from '#web/backoffice/layout/scroll-region.tsx';
import { EVERY_BRANCH } from '#web/backoffice/session/chosen-branch.tsx';
import { useMay } from '#web/backoffice/session/session.tsx';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { callsOf, type ListQuery, type RecordRow } from '../record.ts';
import type { EntityScreen, MoreCells } from '../screen.ts';
import { BulkBar } from './bulk-bar.tsx';
import { useColumns } from './columns.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { useDensity } from './density.ts';
import { DensitySwitch } from './density-switch.tsx';
import { ListFilters } from './list-filters.tsx';
import { PAGE_SIZE, useListQuery } from './list-query.ts';
import { ListState } from './list-state.tsx';
import { ListTable } from './list-table.tsx';
import { Pager } from './pager.tsx';
import { useSelection } from './selection.ts';
import * as texts from './texts.ts';

const NO_CELLS: MoreCells = {};
const useNoCells = () => NO_CELLS;

/** The list of an entity: search, filters, sorting, pages, bulk actions and remembered columns. */
export function ListPage({ screen }: { screen: EntityScreen }) {
  const { entity, purpose, Lead, ListActions, moreColumns, isCreatedElsewhere = false } = screen;
  const { client } = trpc.useUtils();
  const { useMoreCells = useNoCells } = screen;
  const moreCells = useMoreCells();
  const queries = useQueryClient();
  const may = useMay();
  const { query, params, change, branch, chooseBranch } = useListQuery(entity);
  const { columns, choose } = useColumns(entity, moreColumns);
  const { isCompact, toggle } = useDensity();
  const found = useQuery({
    ...entityQueries<RecordRow, ListQuery>(entity, callsOf(client, entity)).list(query),
    placeholderData: keepPreviousData,
  });
  const rows = found.data?.data ?? [];
  const total = found.data?.total ?? 0;
  const { filter, ids: selected, isWhole, count, selection, select, selectAll } = useSelection(query, total);
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => selected.includes(id));
  const canWrite = may(entity.access.write);
  const canCreate = !isCreatedElsewhere && may(entity.access.create ?? entity.access.write);
  const isChosen =
    [...params].some(([name, value]) => name !== 'page' && name !== 'sort' && value !== EVERY_BRANCH) ||
    branch !== null;
  const reload = (left: readonly number[] = []) => {
    select(left);
    void queries.invalidateQueries({ queryKey: [entity.name, 'list'] });
  };
  return (
    <ScrollPage label={entity.label.many} className="max-w-7xl gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-display text-3xl">{entity.label.many}</h1>
          <p className="mt-1 max-w-prose text-muted">{purpose}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {ListActions && (
            <Suspense fallback={null}>
              <ListActions
                onChanged={() => reload()}
                selected={selected}
                found={{
                  filter: Object.keys(filter).length > 0 ? filter : null,
                  count: total,
                  isSelected: isWhole,
                }}
              />
            </Suspense>
          )}
          {canCreate && (
            <ButtonLink to={`${entity.path}/new`}>
              <StaffIcon name="plus" />
              {texts.createRecord({ label: entity.label.one })}
            </ButtonLink>
          )}
        </div>
      </div>
      {Lead && <Lead />}
      <div className="flex items-end gap-3">
        <ListFilters entity={entity} params={params} onChange={change} />
        <DensitySwitch isCompact={isCompact} onToggle={toggle} />
        <ColumnsMenu entity={entity} more={moreColumns} columns={columns} onChange={choose} />
      </div>
      <BranchNotice branch={branch} onShowAll={() => chooseBranch(null)} />
      {selected.length > 0 && (
        <BulkBar
          entity={entity}
          canRemove={may(entity.access.create ?? entity.access.write)}
          asksReason={screen.asksReason}
          selection={selection}
          count={count}
          total={isPageSelected && !isWhole && total > rows.length ? total : null}
          onSelectAll={selectAll}
          onDone={reload}
          onClear={() => select([])}
        />
      )}
      <ListState entity={entity} found={found}>
        {isChosen ? (
          <EmptyBox text={texts.nothingMatches} />
        ) : (
          <EmptyBox text={texts.noRecords({ label: entity.label.many, purpose })}>
            {canCreate && (
              <ButtonLink to={`${entity.path}/new`}>
                {texts.createRecord({ label: entity.label.one })}
              </ButtonLink>
            )}
          </EmptyBox>
        )}
      </ListState>
      {rows.length > 0 && (
        <ListTable
          entity={entity}
          rows={rows}
          columns={columns}
          sort={query.sort ?? entity.list.sort[0] ?? 'id'}
          onSort={(sort) => change('sort', sort)}
          selected={canWrite ? selected : null}
          onSelect={select}
          isCompact={isCompact}
          more={moreColumns}
          moreCells={moreCells}
        />
      )}
      <Pager
        page={query.page ?? 1}
        pageSize={PAGE_SIZE}
        total={total}
        onPage={(page) => change('page', page === 1 ? '' : String(page))}
      />
    </ScrollPage>
  );
}
