import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '#web/backoffice/crud/confirm-dialog.tsx';
import type { ExtrasProps } from '#web/backoffice/crud/screen.ts';
import { useMay, useSession } from '#web/backoffice/session/session.tsx';
import { notify } from '#web/lib/notices.ts';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { PasswordForm } from '../password-form.tsx';
import { PinForm } from '../pin-form.tsx';
import { SessionCard } from '../session-card.tsx';
import * as texts from './texts.ts';

const CARD = 'flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6';

/** Below the form of a person: the credentials and sessions, which are not fields. */
export function UserExtras({ record }: ExtrasProps) {
  const { staff } = useSession();
  const may = useMay();
  const { client } = trpc.useUtils();
  const isOwn = staff.kind === 'user' && staff.id === record.id;
  if (isOwn)
    return (
      <section className={CARD} aria-label={texts.ownAccess}>
        <h2 className="font-display text-xl">{texts.ownAccessTitle}</h2>
        <p>
          {texts.ownAccessHint({
            account: (words) => (
              <Link key="account" to="/account" className="font-semibold underline underline-offset-4">
                {words}
              </Link>
            ),
          })}
        </p>
      </section>
    );
  return (
    <>
      {may(['ROLE_ADMIN']) && (
        <>
          <AccessCard id={record.id} email={String(record.email)} />
          <SessionsCard id={record.id} />
          <FactorCard id={record.id} />
        </>
      )}
      <section className={CARD} aria-label={texts.clockPin}>
        <h2 className="font-display text-xl">{texts.clockPin}</h2>
        <PinForm hasPin={null} onSave={(pin) => client.users.setTerminalPin.mutate({ id: record.id, pin })} />
      </section>
    </>
  );
}

function AccessCard({ id, email }: { id: number; email: string }) {
  const { client, users } = trpc.useUtils();
  const link = trpc.users.sendLoginLink.useMutation({
    onSuccess: () => notify({ text: texts.linkSent({ email }), tone: 'success' }),
  });
  return (
    <section className={CARD} aria-label={texts.access}>
      <h2 className="font-display text-xl">{texts.access}</h2>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex flex-col items-start gap-3">
          <h3 className="font-semibold">{texts.linkTitle}</h3>
          <p className="text-muted text-sm">{texts.linkHint({ email })}</p>
          {link.isError && (
            <NoticeBox tone="error" role="alert">
              {problemOf(link.error).message ?? texts.noServer}
            </NoticeBox>
          )}
          <Button look="secondary" disabled={link.isPending} onClick={() => link.mutate({ id })}>
            <StaffIcon name="mail" />
            {link.isPending ? texts.sending : texts.sendLink}
          </Button>
        </div>
        <div className="flex flex-col gap-3">
          <h3 className="font-semibold">{texts.setPassword}</h3>
          <p className="text-muted text-sm">{texts.setPasswordHint}</p>
          <PasswordForm
            onSave={async ({ newPassword }) => {
              await client.users.setPassword.mutate({ id, newPassword });
              notify({ text: texts.passwordSaved, tone: 'success' });
              await users.sessions.invalidate({ id });
            }}
          />
        </div>
      </div>
    </section>
  );
}

const NO_FACTOR = { isOn: false, codesLeft: 0, passkeys: 0 };

/** Only for those who have one. */
function FactorCard({ id }: { id: number }) {
  const { client, users } = trpc.useUtils();
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const factor = trpc.users.factor.useQuery({ id });
  const { isOn, codesLeft, passkeys } = factor.data ?? NO_FACTOR;
  if (!isOn && passkeys === 0 && error === null) return null;
  const reset = async () => {
    setAsked(false);
    setError(null);
    try {
      await client.users.resetFactor.mutate({ id });
      notify({ text: texts.factorWasReset, tone: 'success' });
      await Promise.all([factor.refetch(), users.sessions.invalidate({ id })]);
    } catch (failure) {
      setError(problemOf(failure).message ?? texts.noServer);
    }
  };
  return (
    <section className={CARD} aria-label={texts.factor}>
      <h2 className="font-display text-xl">{texts.factor}</h2>
      {error && (
        <NoticeBox tone="error" role="alert">
          {error}
        </NoticeBox>
      )}
      {isOn && <p>{texts.factorNote({ count: codesLeft })}</p>}
      {passkeys > 0 && <p>{texts.passkeysNote({ count: passkeys })}</p>}
      <div>
        <Button look="danger" onClick={() => setAsked(true)}>
          {texts.resetFactor}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.resetFactorTitle}
        text={texts.resetFactorText}
        confirm={texts.resetFactor}
        isDanger
        onConfirm={() => void reset()}
        onCancel={() => setAsked(false)}
      />
    </section>
  );
}

function SessionsCard({ id }: { id: number }) {
  const { client } = trpc.useUtils();
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const sessions = trpc.users.sessions.useQuery({ id });
  const end = async () => {
    setAsked(false);
    setError(null);
    try {
      await client.users.endSessions.mutate({ id });
      notify({ text: texts.signedOut, tone: 'success' });
      await sessions.refetch();
    } catch (failure) {
      setError(problemOf(failure).message ?? texts.noServer);
    }
  };
  return (
    <SessionCard
      label={texts.personSessions}
      title={texts.sessions}
      sessions={sessions}
      error={error}
      action={
        <Button look="danger" disabled={!sessions.data?.length} onClick={() => setAsked(true)}>
          <StaffIcon name="logout" />
          {texts.signOut}
        </Button>
      }
    >
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.signOutTitle}
        text={texts.signOutText}
        confirm={texts.signOut}
        isDanger
        onConfirm={() => void end()}
        onCancel={() => setAsked(false)}
      />
    </SessionCard>
  );
}
