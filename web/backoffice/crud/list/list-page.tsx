import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { recordFailure } from '#text/error-catalogue.ts';
import { useMay } from '#web/backoffice/session/session.tsx';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { callsOf, type ListQuery, type RecordRow } from '../record.ts';
import type { EntityScreen } from '../screen.ts';
import { BulkBar } from './bulk-bar.tsx';
import { useColumns } from './columns.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { ListFilters } from './list-filters.tsx';
import { PAGE_SIZE, useListQuery } from './list-query.ts';
import { ListTable } from './list-table.tsx';
import { Pager } from './pager.tsx';

/** The list of an entity: search, filters, sorting, pages, bulk actions and remembered columns. */
export function ListPage({ screen }: { screen: EntityScreen }) {
  const { entity, purpose, Lead, ListActions, isCreatedElsewhere = false } = screen;
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const may = useMay();
  const { query, params, change } = useListQuery(entity);
  const { columns, choose } = useColumns(entity);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const found = useQuery({
    ...entityQueries<RecordRow, ListQuery>(entity, callsOf(client, entity)).list(query),
    placeholderData: keepPreviousData,
  });
  const rows = found.data?.data ?? [];
  const total = found.data?.total ?? 0;
  const canWrite = may(entity.access.write);
  const canCreate = !isCreatedElsewhere && may(entity.access.create ?? entity.access.write);
  const isChosen = [...params.keys()].some((name) => name !== 'page' && name !== 'sort');
  const reload = () => {
    setSelected([]);
    void queries.invalidateQueries({ queryKey: [entity.name, 'list'] });
  };
  return (
    <section
      aria-label={entity.label.many}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reached by the keyboard.
      tabIndex={0}
      className="h-full overflow-y-auto px-4 py-6 sm:px-6"
    >
      <div className="mx-auto flex max-w-7xl flex-col gap-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="font-display text-3xl">{entity.label.many}</h1>
            <p className="mt-1 max-w-prose text-muted">{purpose}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            {ListActions && (
              <Suspense fallback={null}>
                <ListActions onChanged={reload} selected={selected} />
              </Suspense>
            )}
            {canCreate && (
              <ButtonLink to={`${entity.path}/new`}>
                <StaffIcon name="plus" />
                {entity.label.one} anlegen
              </ButtonLink>
            )}
          </div>
        </div>
        {Lead && <Lead />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ListFilters entity={entity} params={params} onChange={change} />
          <ColumnsMenu entity={entity} columns={columns} onChange={choose} />
        </div>
        {selected.length > 0 && (
          <BulkBar
            entity={entity}
            canRemove={may(entity.access.create ?? entity.access.write)}
            selected={rows.filter(({ id }) => selected.includes(id))}
            onDone={reload}
            onClear={() => setSelected([])}
          />
        )}
        {found.isPending && <div className="skeleton h-96" aria-hidden="true" />}
        {found.isError && !found.data && (
          <Empty text={recordFailure(entity, 'list')}>
            <Button look="secondary" onClick={() => void found.refetch()}>
              Erneut versuchen
            </Button>
          </Empty>
        )}
        {found.isSuccess && rows.length === 0 && isChosen && (
          <Empty text="Kein Eintrag passt zu Suche und Filtern." />
        )}
        {found.isSuccess && rows.length === 0 && !isChosen && (
          <Empty text={`Noch keine ${entity.label.many}. ${purpose}`}>
            {canCreate && <ButtonLink to={`${entity.path}/new`}>{entity.label.one} anlegen</ButtonLink>}
          </Empty>
        )}
        {rows.length > 0 && (
          <ListTable
            entity={entity}
            rows={rows}
            columns={columns}
            sort={query.sort ?? entity.list.sort[0] ?? 'id'}
            onSort={(sort) => change('sort', sort)}
            selected={canWrite ? selected : null}
            onSelect={setSelected}
          />
        )}
        <Pager
          page={query.page ?? 1}
          pageSize={PAGE_SIZE}
          total={total}
          onPage={(page) => change('page', page === 1 ? '' : String(page))}
        />
      </div>
    </section>
  );
}

function Empty({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border-2 border-line border-dashed px-4 py-16 text-center text-muted">
      <p className="max-w-prose">{text}</p>
      {children}
    </div>
  );
}
