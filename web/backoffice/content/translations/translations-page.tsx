import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { config } from '#entities/config.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { type AnyEntity, callsOf, type RecordRow } from '#web/backoffice/crud/record.ts';
import { erased } from '#web/backoffice/crud/screen.ts';
import { useRecordNames } from '#web/backoffice/crud/use-record-names.ts';
import { NotFoundPage } from '#web/backoffice/layout/not-found-page.tsx';
import { ScrollPage } from '#web/backoffice/layout/scroll-region.tsx';
import { useMay } from '#web/backoffice/session/session.tsx';
import { entityQueries } from '#web/lib/entity-list.ts';
import { singleQuery } from '#web/lib/single-record.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { type Progress, progressOf } from './progress.ts';
import * as texts from './texts.ts';

const SETTINGS = erased(config);
const LISTED = EVERY_ENTITY.filter(
  ({ name, fields }) => name !== config.name && fields.translations?.translates !== undefined,
);
/** More entries than these open on demand. */
const FIRST = 8;

/** #/translations: what guests still read in German on the English pages, entity by entity. */
export function TranslationsPage() {
  const isAllowed = useMay()(['ROLE_MANAGER']);
  if (!isAllowed) return <NotFoundPage />;
  return (
    <ScrollPage label={texts.title} className="max-w-5xl gap-5">
      <div>
        <h1 className="font-display text-2xl">{texts.title}</h1>
        <p className="mt-1 max-w-prose text-muted">{texts.purpose}</p>
      </div>
      <SettingsCard />
      {LISTED.map((entity) => (
        <EntityCard key={entity.name} entity={entity} />
      ))}
    </ScrollPage>
  );
}

/** The settings are a single record, and say whether there are English pages at all. */
function SettingsCard() {
  const { client } = trpc.useUtils();
  const stored = useQuery(
    singleQuery('config', recordFailure(config, 'read'), () => client.config.get.query()),
  );
  const progress = useMemo(
    () => stored.data && progressOf(SETTINGS, [{ ...stored.data, id: 1 }]),
    [stored.data],
  );
  return (
    <>
      {stored.data?.enablePluginEnglish === false && (
        <NoticeBox tone="info">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{texts.switchedOff}</p>
            <ButtonLink look="secondary" to={config.path}>
              {texts.toSettings}
            </ButtonLink>
          </div>
        </NoticeBox>
      )}
      <Card
        title={config.label.many}
        progress={progress}
        hasFailed={stored.isError}
        onRetry={() => void stored.refetch()}
        entryOf={() => ({ name: config.label.many, path: config.path })}
      />
    </>
  );
}

function EntityCard({ entity }: { entity: AnyEntity }) {
  const { client } = trpc.useUtils();
  const names = useRecordNames();
  const stored = useQuery(entityQueries<RecordRow, unknown>(entity, callsOf(client, entity)).list());
  const progress = useMemo(() => stored.data && progressOf(entity, stored.data.data), [entity, stored.data]);
  return (
    <Card
      title={entity.label.many}
      progress={progress}
      hasFailed={stored.isError}
      onRetry={() => void stored.refetch()}
      entryOf={(record) => ({ name: names.of(entity, record), path: `${entity.path}/${record.id}` })}
    />
  );
}

interface CardProps {
  title: string;
  /** Unset while it loads. */
  progress: Progress | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  entryOf: (record: RecordRow) => { name: string; path: string };
}

function Card({ title, progress, hasFailed, onRetry, entryOf }: CardProps) {
  const [isWhole, setWhole] = useState(false);
  if (!progress && !hasFailed) return <div aria-hidden="true" className="skeleton h-32" />;
  const open = progress?.open ?? [];
  const shown = isWhole ? open : open.slice(0, FIRST);
  return (
    <section aria-label={title} className="rounded-card border border-line bg-card p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-display text-xl">{title}</h2>
        {progress && progress.count > 0 && <p className="text-muted tabular-nums">{texts.total(progress)}</p>}
      </div>
      {hasFailed && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p>{texts.notLoaded}</p>
          <Button look="secondary" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {progress && open.length === 0 && (
        <p className="mt-2 text-muted">{progress.count === 0 ? texts.empty : texts.complete}</p>
      )}
      {shown.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {shown.map(({ record, missing }) => {
            const { name, path } = entryOf(record);
            return (
              <li key={record.id}>
                <Link
                  to={path}
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1 hover:underline"
                >
                  <span className="min-w-0 break-words font-medium">{name}</span>
                  <span className="text-muted text-sm tabular-nums">{texts.missing({ count: missing })}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {shown.length < open.length && (
        <Button look="secondary" onClick={() => setWhole(true)} className="mt-3">
          {texts.more({ count: open.length - shown.length })}
        </Button>
      )}
    </section>
  );
}
