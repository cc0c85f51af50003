import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EVERY_ENTITY } from '#entities/index.ts';
import { log } from '#entities/log.ts';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { AnyEntity } from '../crud/record.ts';
import { useOptions } from '../crud/use-options.ts';
import { CopyButton } from '../devices/secret-box.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { ScrollPage } from '../layout/scroll-region.tsx';
import { useSession } from '../session/session.tsx';
import * as texts from './log-texts.ts';

const LEVEL_LOOKS = {
  info: 'border-line-strong bg-paper',
  warning: 'border-warning/40 bg-warning-soft text-warning',
  error: 'border-error/40 bg-error-soft text-error',
} as const;

/** #/logs/12: one entry, to read and to share. */
export function LogPage({ id }: { id: number | null }) {
  const { client } = trpc.useUtils();
  const stored = useQuery({ ...entityQueries(log, client.logs).one(id ?? 0), enabled: id !== null });
  const { zoneOf, branchOf } = useSession();
  const devices = useOptions('device');
  if (stored.isError && problemOf(stored.error).status === 404) return <NotFoundPage />;
  if (stored.isError)
    return (
      <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-16 text-center">
        <p>{recordFailure(log, 'read')}</p>
        <div className="flex gap-3">
          <ButtonLink to={log.path} look="secondary">
            {texts.toList}
          </ButtonLink>
          <Button onClick={() => void stored.refetch()}>{texts.retry}</Button>
        </div>
      </div>
    );
  const entry = stored.data;
  if (!entry) return <div aria-hidden="true" className="skeleton m-6 h-96" />;
  const at = new Date(entry.at);
  const zone = zoneOf(entry.branch ?? 0);
  const time = texts.time({ time: formatDateTime(at, zone) });
  const subject = EVERY_ENTITY.find(({ name }) => name === entry.subject);
  const details = subject ? fieldLabels(subject, entry.details) : entry.details;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [texts.at, time],
    [texts.source, log.fields.source.choices?.[entry.source] ?? entry.source],
    [
      texts.actor,
      entry.user === null ? (
        entry.actor
      ) : (
        <Link key="actor" className="underline" to={`/users/${entry.user}`}>
          {entry.actor}
        </Link>
      ),
    ],
    [
      texts.branch,
      entry.branch === null ? '' : (branchOf(entry.branch)?.name ?? texts.number({ number: entry.branch })),
    ],
    [
      texts.device,
      entry.device !== null && (
        <Link className="underline" to={`/devices/${entry.device}`}>
          {devices.options.find((one) => one.id === entry.device)?.name ??
            texts.number({ number: entry.device })}
        </Link>
      ),
    ],
    [
      texts.subject,
      subject && entry.subjectId > 0 ? (
        <Link key="subject" className="underline" to={`${subject.path}/${entry.subjectId}`}>
          {texts.subjectNumber({ subject: subject.label.one, number: entry.subjectId })}
        </Link>
      ) : (
        entry.subject
      ),
    ],
  ];
  return (
    <ScrollPage label={texts.log} className="max-w-5xl gap-5">
      <BackLink to={log.path}>{log.label.many}</BackLink>
      <div className="flex flex-col items-start gap-3">
        <span className={`rounded-full border px-3 py-1 font-semibold text-sm ${LEVEL_LOOKS[entry.level]}`}>
          {log.fields.level.choices?.[entry.level] ?? entry.level}
        </span>
        <h1 className="font-display text-2xl">{entry.message}</h1>
      </div>
      <dl className="grid gap-x-6 gap-y-2 rounded-card border border-line bg-card p-5 sm:grid-cols-[10rem_1fr] sm:p-6">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted text-sm sm:pt-0.5">{name}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
      </dl>
      <section
        aria-label={texts.details}
        className="flex flex-col gap-3 rounded-card border border-line bg-card p-5 sm:p-6"
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-display text-xl">{texts.details}</h2>
          <CopyButton text={`${time}\n${entry.message}\n\n${details}`.trim()} label={texts.copyAll} />
        </div>
        {details === '' ? (
          <p className="text-muted">{texts.noDetails}</p>
        ) : (
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reached by the keyboard.
            tabIndex={0}
            className="max-h-[70vh] overflow-auto whitespace-pre-wrap break-words rounded-theme border border-line bg-paper p-4 font-mono text-sm"
          >
            {details}
          </pre>
        )}
      </section>
    </ScrollPage>
  );
}

/** What was changed, by field labels: 'Öffnungszeiten, Telefon'. Other details stay as they are. */
function fieldLabels({ fields }: AnyEntity, details: string): string {
  const labels = details.split(', ').map((name) => fields[name]?.label);
  return labels.every((label) => label !== undefined)
    ? texts.changed({ fields: labels.join(', ') })
    : details;
}
