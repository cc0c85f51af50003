import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { Pager } from '#web/backoffice/crud/list/pager.tsx';
import { useIsDesktop } from '#web/lib/media.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { EmptyBox } from '../layout/empty-box.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { ScrollPage } from '../layout/scroll-region.tsx';
import { useMay, useSession } from '../session/session.tsx';
import { KeptMailView } from './kept-mail-view.tsx';
import { TestMail } from './test-mail.tsx';
import * as texts from './texts.ts';
import { useMailServer } from './use-mail-server.ts';

const PAGE_SIZE = 25;

/** #/mail-box: what could not leave the server for want of a mail server, newest first. */
export function MailBoxPage() {
  const isAllowed = useMay()(['ROLE_MANAGER']);
  return isAllowed ? <MailBox /> : <NotFoundPage />;
}

function MailBox() {
  const [page, setPage] = useState(1);
  const { id } = useParams();
  const navigate = useNavigate();
  const isWide = useIsDesktop();
  const { isSending } = useMailServer();
  const box = useBox(page);
  const mails = box.data?.data ?? [];
  const close = () => navigate('/mail-box');
  return (
    <ScrollPage label={texts.mailBox} className="max-w-7xl gap-5 pb-24">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-display text-3xl">{texts.mailBox}</h1>
          <p className="mt-1 max-w-prose text-muted">{isSending ? texts.sentElsewhere : texts.keptHere}</p>
        </div>
        <TestMail />
      </div>
      {box.isError && !box.data && (
        <EmptyBox text={texts.mailBoxFailed}>
          <Button look="secondary" onClick={() => void box.refetch()}>
            {texts.retry}
          </Button>
        </EmptyBox>
      )}
      {box.isPending && <div className="skeleton h-96" aria-hidden="true" />}
      {box.data && mails.length === 0 && <EmptyBox text={texts.mailBoxEmpty} />}
      {mails.length > 0 && (
        <div className="grid gap-6 desk:grid-cols-[24rem_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-4">
            <ul aria-label={texts.mails} className="flex flex-col gap-2">
              {mails.map((mail) => (
                <li key={mail.id}>
                  <MailLink mail={mail} isOpen={mail.id === id} />
                </li>
              ))}
            </ul>
            <Pager page={page} pageSize={PAGE_SIZE} total={box.data?.total ?? 0} onPage={setPage} />
          </div>
          {isWide && (id ? <KeptMailView id={id} /> : <EmptyBox text={texts.chooseMail} />)}
        </div>
      )}
      {!isWide && id && (
        <Overlay isOpen onClose={close} title={texts.mailTitle}>
          <KeptMailView id={id} />
        </Overlay>
      )}
    </ScrollPage>
  );
}

function useBox(page: number) {
  return trpc.mailBox.list.useQuery(
    { page, pageSize: PAGE_SIZE },
    {
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: 15_000,
      meta: { failure: { id: 'mail-box', text: texts.mailBoxFailed }, isPolled: true },
    },
  );
}

interface Head {
  id: string;
  at: string;
  to: string;
  subject: string;
}

function MailLink({ mail: { id, at, to, subject }, isOpen }: { mail: Head; isOpen: boolean }) {
  const { zoneOf, branches } = useSession();
  return (
    <Link
      to={`/mail-box/${id}`}
      aria-current={isOpen ? 'true' : undefined}
      className="flex min-h-16 flex-col justify-center rounded-theme border border-line bg-card px-4 py-2.5 leading-snug hover:border-ink aria-[current=true]:border-2 aria-[current=true]:border-primary"
    >
      <span className="break-words font-semibold">{subject || texts.noSubject}</span>
      <span className="break-words text-muted text-sm">
        {to} · {formatDateTime(new Date(at), zoneOf(branches[0]?.id ?? 0))}
      </span>
    </Link>
  );
}
