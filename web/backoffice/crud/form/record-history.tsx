import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type LogRow, log } from '#entities/log.ts';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import type { AnyEntity } from '../record.ts';
import * as texts from './texts.ts';

const MOST = 50;

/** Below a form: who changed the record and when, as long as the log is kept; read when it is opened. */
export function RecordHistory({ entity, id }: { entity: AnyEntity; id: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="rounded-card border border-line bg-card"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer px-5 py-3 font-semibold sm:px-6">{texts.history}</summary>
      {isOpen && <Entries entity={entity} id={id} />}
    </details>
  );
}

function Entries({ entity, id }: { entity: AnyEntity; id: number }) {
  const { client } = trpc.useUtils();
  const found = useQuery({
    ...entityQueries(log, client.logs).list({ subject: entity.name, subjectId: id, pageSize: MOST }),
    staleTime: 0,
  });
  if (found.isError)
    return (
      <div className="flex flex-wrap items-center gap-3 px-5 pb-4 sm:px-6">
        <p>{recordFailure(log, 'list')}</p>
        <Button look="secondary" size="small" onClick={() => void found.refetch()}>
          {texts.retry}
        </Button>
      </div>
    );
  if (!found.data) return <div aria-hidden="true" className="skeleton m-5 h-16" />;
  const entries = found.data.data;
  if (entries.length === 0) return <p className="px-5 pb-4 text-muted sm:px-6">{texts.noHistory}</p>;
  return (
    <ol aria-label={texts.history} className="divide-y divide-line border-line border-t">
      {entries.map((entry) => (
        <Entry key={entry.id} entity={entity} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entity: { fields }, entry }: { entity: AnyEntity; entry: LogRow }) {
  const { zoneOf, branches } = useSession();
  const zone = zoneOf(entry.branch ?? branches[0]?.id ?? 0);
  const changed = entry.details.split(', ').flatMap((name) => fields[name]?.label ?? []);
  return (
    <li className="flex flex-col gap-0.5 px-5 py-3 sm:px-6">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <time dateTime={entry.at} className="text-muted text-sm tabular-nums">
          {formatDateTime(new Date(entry.at), zone)}
        </time>
        <Author entry={entry} />
      </p>
      <p>
        <Link className="underline" to={`${log.path}/${entry.id}`}>
          {entry.message}
        </Link>
      </p>
      {changed.length > 0 && <p className="text-muted text-sm">{changed.join(', ')}</p>}
    </li>
  );
}

/** The person or device, with the way to it; entries from before have only a name. */
function Author({ entry: { actor, user, device } }: { entry: LogRow }) {
  const to = user !== null ? `/users/${user}` : device !== null ? `/devices/${device}` : null;
  if (to === null) return <span className="font-semibold">{actor}</span>;
  return (
    <Link className="font-semibold underline" to={to}>
      {actor}
    </Link>
  );
}
