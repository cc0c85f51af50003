import { Link, useParams } from 'react-router-dom';
import type { MailName } from '#domain/messages/mail-names.ts';
import { MAIL_KINDS, MAIL_NAMES, type MailKind } from '#text/mails/mail-kinds.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { ScrollPage } from '../layout/scroll-region.tsx';
import { useMay } from '../session/session.tsx';
import { MessageView } from './message-view.tsx';
import { TestMail } from './test-mail.tsx';
import * as texts from './texts.ts';

const FIRST: MailName = 'received';

/** #/messages and #/messages/{mail}: every mail that the shop sends, as its reader sees it. */
export function MessagesPage() {
  const isAllowed = useMay()(['ROLE_MANAGER']);
  const isWide = useIsDesktop();
  const wanted = useParams().mail;
  const chosen = MAIL_NAMES.find((name) => name === wanted);
  if (!isAllowed || (wanted !== undefined && !chosen)) return <NotFoundPage />;
  // Beside the list there is always one; on a phone the list comes first.
  const shown = chosen ?? (isWide ? FIRST : null);
  return (
    <ScrollPage label={texts.messages} className="max-w-7xl gap-5 pb-24">
      {!isWide && shown ? <BackLink to="/messages">{texts.messages}</BackLink> : <Head />}
      <div className="grid gap-6 desk:grid-cols-[20rem_minmax(0,1fr)]">
        {(isWide || !shown) && <MailList shown={shown} />}
        {shown && <MessageView key={shown} mail={shown} isAlone={!isWide} />}
      </div>
    </ScrollPage>
  );
}

function Head() {
  const canSet = useMay()(['ROLE_ADMIN']);
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="font-display text-3xl">{texts.messages}</h1>
        <p className="mt-1 max-w-prose text-muted">{texts.messagesPurpose}</p>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        {canSet && (
          <ButtonLink look="secondary" to="/config?field=mailSenderName">
            {texts.toSender}
          </ButtonLink>
        )}
        <TestMail />
      </div>
    </div>
  );
}

function MailList({ shown }: { shown: MailName | null }) {
  return (
    <nav aria-label={texts.messages} className="flex flex-col gap-5">
      {(['guest', 'shop'] as const).map((to) => (
        <section key={to} aria-label={texts.READERS[to]} className="flex flex-col gap-1.5">
          <h2 className="font-bold text-muted text-sm">{texts.READERS[to]}</h2>
          <ul className="flex flex-col">
            {MAIL_NAMES.filter((name) => MAIL_KINDS[name].to === to).map((name) => (
              <li key={name}>
                <MailLink name={name} kind={MAIL_KINDS[name]} isShown={name === shown} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface MailLinkProps {
  name: MailName;
  kind: MailKind;
  isShown: boolean;
}

function MailLink({ name, kind: { label, when }, isShown }: MailLinkProps) {
  return (
    <Link
      to={`/messages/${name}`}
      aria-current={isShown ? 'page' : undefined}
      className="flex min-h-11 flex-col justify-center rounded-theme px-3 py-1.5 leading-snug hover:bg-ink/5 aria-[current=page]:bg-primary-soft"
    >
      <span className="font-semibold">{label}</span>
      <span className="text-muted text-sm">{when}</span>
    </Link>
  );
}
