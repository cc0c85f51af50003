import { useState } from 'react';
import { formatLongDateTime } from '#text/calendar/days.ts';
import { formatFileSize } from '#web/lib/file-size.ts';
import { trpc } from '#web/lib/trpc.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useSession } from '../session/session.tsx';
import { Choice } from './choice.tsx';
import { MailFrame, type MailWidth } from './mail-frame.tsx';
import * as texts from './texts.ts';

/** One message of the box: its head, both of its forms, and the files with it. */
export function KeptMailView({ id }: { id: string }) {
  const { zoneOf, branches } = useSession();
  const [view, setView] = useState<'html' | 'text'>('html');
  const [width, setWidth] = useState<MailWidth>('desktop');
  const { data: mail, isError } = trpc.mailBox.show.useQuery(
    { id },
    { meta: { failure: { id: `mail-box.${id}`, text: texts.mailFailed } } },
  );
  if (isError) return <p className="text-muted">{texts.mailFailed}</p>;
  if (!mail) return <div aria-hidden="true" className="skeleton h-96" />;
  const facts = [
    [texts.to, mail.to],
    [texts.from, mail.from],
    [texts.answersTo, mail.replyTo],
    [texts.writtenAt, formatLongDateTime(new Date(mail.at), zoneOf(branches[0]?.id ?? 0))],
  ] as const;
  return (
    <article className="flex min-w-0 flex-col gap-4">
      <h2 className="break-words font-display text-xl">{mail.subject || texts.noSubject}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
      </dl>
      {mail.attachments.length > 0 && (
        <ul aria-label={texts.attachments} className="flex flex-wrap gap-2">
          {mail.attachments.map(({ name, bytes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is what names an attachment.
            <li key={index}>
              <a
                href={`/api/mail-box/${id}/attachments/${index}`}
                download
                className="inline-flex min-h-11 items-center gap-2 rounded-theme border border-line-strong bg-card px-3 text-sm hover:border-ink"
              >
                <StaffIcon name="upload" className="size-4" />
                {texts.attachmentOf({ name: name || texts.unnamed, size: formatFileSize(bytes) })}
              </a>
            </li>
          ))}
        </ul>
      )}
      {mail.html !== null && (
        <div className="flex flex-wrap gap-3">
          <Choice
            label={texts.view}
            value={view}
            options={{ html: texts.asHtml, text: texts.asText }}
            onChange={setView}
          />
          {view === 'html' && (
            <Choice label={texts.width} value={width} options={texts.WIDTHS} onChange={setWidth} />
          )}
        </div>
      )}
      {mail.html !== null && view === 'html' ? (
        <MailFrame html={mail.html} title={texts.mailTitle} width={width} />
      ) : (
        <MailText text={mail.text} />
      )}
    </article>
  );
}

/** The plain part of a mail, as a program without HTML shows it. */
export function MailText({ text }: { text: string }) {
  return (
    <pre className="whitespace-pre-wrap break-words rounded-card border border-line-strong bg-card p-4 text-sm">
      {text}
    </pre>
  );
}
