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

const CARD = 'flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6';

/** Below the form of a person: the ways in and out that are no fields. */
export function UserExtras({ record }: ExtrasProps) {
  const { staff } = useSession();
  const may = useMay();
  const { client } = trpc.useUtils();
  const isOwn = staff.kind === 'user' && staff.id === record.id;
  if (isOwn)
    return (
      <section className={CARD} aria-label="Eigener Zugang">
        <h2 className="font-display text-xl">Ihr eigener Zugang</h2>
        <p>
          Passwort, PIN und Sitzungen ändern Sie in{' '}
          <Link to="/account" className="font-semibold underline underline-offset-4">
            Mein Konto
          </Link>
          .
        </p>
      </section>
    );
  return (
    <>
      {may(['ROLE_ADMIN']) && (
        <>
          <AccessCard id={record.id} email={String(record.email)} />
          <SessionsCard id={record.id} />
        </>
      )}
      <section className={CARD} aria-label="PIN für die Zeiterfassung">
        <h2 className="font-display text-xl">PIN für die Zeiterfassung</h2>
        <PinForm hasPin={null} onSave={(pin) => client.users.setTerminalPin.mutate({ id: record.id, pin })} />
      </section>
    </>
  );
}

function AccessCard({ id, email }: { id: number; email: string }) {
  const { client, users } = trpc.useUtils();
  const link = trpc.users.sendLoginLink.useMutation({
    onSuccess: () => notify({ text: `Anmeldelink an ${email} gesendet.`, tone: 'success' }),
  });
  return (
    <section className={CARD} aria-label="Zugang">
      <h2 className="font-display text-xl">Zugang</h2>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex flex-col items-start gap-3">
          <h3 className="font-semibold">Einladung oder Anmeldelink</h3>
          <p className="text-muted text-sm">
            Geht an {email}, gilt 15 Minuten und einmal. Danach kann die Person selbst ein Passwort wählen.
          </p>
          {link.isError && (
            <NoticeBox tone="error" role="alert">
              {problemOf(link.error).message ?? 'Der Server ist nicht erreichbar.'}
            </NoticeBox>
          )}
          <Button look="secondary" disabled={link.isPending} onClick={() => link.mutate({ id })}>
            <StaffIcon name="mail" />
            {link.isPending ? 'Wird gesendet …' : 'Anmeldelink senden'}
          </Button>
        </div>
        <div className="flex flex-col gap-3">
          <h3 className="font-semibold">Passwort setzen</h3>
          <p className="text-muted text-sm">Die Person wird damit überall abgemeldet.</p>
          <PasswordForm
            onSave={async ({ newPassword }) => {
              await client.users.setPassword.mutate({ id, newPassword });
              notify({ text: 'Passwort gespeichert.', tone: 'success' });
              await users.sessions.invalidate({ id });
            }}
          />
        </div>
      </div>
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
      notify({ text: 'Überall abgemeldet.', tone: 'success' });
      await sessions.refetch();
    } catch (failure) {
      setError(problemOf(failure).message ?? 'Der Server ist nicht erreichbar.');
    }
  };
  return (
    <SessionCard
      label="Sitzungen der Person"
      title="Sitzungen"
      sessions={sessions}
      error={error}
      action={
        <Button look="danger" disabled={!sessions.data?.length} onClick={() => setAsked(true)}>
          <StaffIcon name="logout" />
          Überall abmelden
        </Button>
      }
    >
      <ConfirmDialog
        isOpen={isAsked}
        title="Überall abmelden?"
        text="Alle Sitzungen enden, und gesendete Anmeldelinks werden ungültig."
        confirm="Überall abmelden"
        isDanger
        onConfirm={() => void end()}
        onCancel={() => setAsked(false)}
      />
    </SessionCard>
  );
}
