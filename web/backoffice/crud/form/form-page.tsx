import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { NotFoundPage } from '#web/backoffice/layout/not-found-page.tsx';
import { entityQueries } from '#web/lib/entity-list.ts';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { callsOf, type RecordRow, type RecordValues } from '../record.ts';
import type { EntityScreen } from '../screen.ts';
import { RecordForm } from './record-form.tsx';
import * as texts from './texts.ts';

interface FormPageProps {
  screen: EntityScreen;
  id: number | null;
  /** What a new record starts with, beyond the defaults. */
  start?: RecordValues;
}

/**
 * The response to the last creation: the new record's form is another one. In memory only, as it contains keys that are
 * shown once.
 */
let latest: { entity: string; row: RecordRow } | null = null;

/** The form of a record, or of a new one (`id` null). */
export function FormPage({ screen, id, start }: FormPageProps) {
  const { entity } = screen;
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const [created] = useState(() =>
    latest?.entity === entity.name && latest.row.id === id ? latest.row : null,
  );
  // On a later visit the key has been seen; nothing else keeps it.
  useEffect(
    () => () => {
      if (id !== null) latest = null;
    },
    [id],
  );
  const stored = useQuery({
    ...entityQueries<RecordRow, unknown>(entity, callsOf(client, entity)).one(id ?? 0),
    enabled: id !== null,
    // A form must not start from a stale record.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (id === null)
    return (
      <NewRecord
        screen={screen}
        start={start}
        onSaved={(row) => {
          latest = { entity: entity.name, row };
          navigate(`${entity.path}/${row.id}`, { replace: true });
        }}
      />
    );
  if (stored.isError && problemOf(stored.error).status === 404) return <NotFoundPage />;
  if (stored.isError)
    return (
      <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-16 text-center">
        <p>{recordFailure(entity, 'read')}</p>
        <div className="flex gap-3">
          <ButtonLink to={entity.path} look="secondary">
            {texts.toList}
          </ButtonLink>
          <Button onClick={() => void stored.refetch()}>{texts.retry}</Button>
        </div>
      </div>
    );
  // The cache may be stale from an earlier visit: the form waits for what is stored now.
  if (!stored.data || (stored.isFetching && !stored.isFetchedAfterMount)) return <FormSkeleton />;
  return (
    <RecordForm
      key={id}
      screen={screen}
      record={stored.data}
      created={created}
      onSaved={() => undefined}
      onReload={async () => (await stored.refetch()).data ?? null}
    />
  );
}

interface NewRecordProps {
  screen: EntityScreen;
  start: RecordValues | undefined;
  onSaved: (row: RecordRow) => void;
}

/** The form of a new record, once it is known what that starts with. */
function NewRecord({ screen, start, onSaved }: NewRecordProps) {
  const { useStart = useNothing, useCreated = useNoFollowUp } = screen;
  const proposed = useStart();
  const followUp = useCreated();
  if (proposed === null) return <FormSkeleton />;
  return (
    <RecordForm
      key="new"
      screen={screen}
      record={null}
      created={null}
      start={{ ...proposed, ...start }}
      onSaved={(row) => {
        followUp(row);
        onSaved(row);
      }}
    />
  );
}

const NOTHING: RecordValues = {};
const useNothing = () => NOTHING;
const doNothing = () => undefined;
const useNoFollowUp = () => doNothing;

function FormSkeleton() {
  return (
    <div aria-hidden="true" className="mx-auto flex max-w-5xl flex-col gap-5 px-4 py-6 sm:px-6">
      <div className="skeleton h-10 w-72" />
      <div className="skeleton h-72" />
      <div className="skeleton h-56" />
    </div>
  );
}
