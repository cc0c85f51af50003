import { useState } from 'react';
import { decimalText } from '#web/backoffice/crud/inputs/decimal.ts';
import { NotFoundPage } from '#web/backoffice/layout/not-found-page.tsx';
import { ScrollPage } from '#web/backoffice/layout/scroll-region.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { notify } from '#web/lib/notices.ts';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { PasswordForm } from '../password-form.tsx';
import { PinForm } from '../pin-form.tsx';
import { SessionCard } from '../session-card.tsx';
import { ProfileForm } from './profile-form.tsx';

const CARD = 'flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6';
const NO_ANSWER = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.';

/** #/account: what people see and change about themselves. */
export function AccountPage() {
  const { staff } = useSession();
  const { client } = trpc.useUtils();
  const profile = trpc.account.profile.useQuery(undefined, { enabled: staff.kind === 'user' });
  if (staff.kind !== 'user') return <NotFoundPage />;
  return (
    <ScrollPage label="Mein Konto" className="max-w-5xl gap-6">
      <h1 className="font-display text-3xl">Mein Konto</h1>
      {profile.isError && (
        <NoticeBox tone="error" role="alert">
          {problemOf(profile.error).message ?? NO_ANSWER}
        </NoticeBox>
      )}
      {profile.isPending && <div className="skeleton h-64" aria-hidden="true" />}
      {profile.data && (
        <>
          <section className={CARD} aria-label="Profil">
            <h2 className="font-display text-xl">Profil</h2>
            <ProfileForm profile={profile.data} />
          </section>
          <div className="grid gap-6 lg:grid-cols-2">
            <section className={CARD} aria-label="Passwort ändern">
              <h2 className="font-display text-xl">
                {profile.data.hasPassword ? 'Passwort ändern' : 'Passwort wählen'}
              </h2>
              <PasswordForm
                isOwn
                onSave={async ({ currentPassword, newPassword }) => {
                  await client.account.changePassword.mutate({
                    ...(currentPassword === '' ? {} : { currentPassword }),
                    newPassword,
                  });
                  notify({
                    text: 'Passwort geändert. Alle anderen Sitzungen sind beendet.',
                    tone: 'success',
                  });
                  await profile.refetch();
                }}
              />
            </section>
            <section className={CARD} aria-label="Eigene PIN">
              <h2 className="font-display text-xl">PIN für die Zeiterfassung</h2>
              <p>
                {profile.data.hasTerminalPin
                  ? 'Eine PIN ist gesetzt.'
                  : 'Noch keine PIN: Ohne sie können Sie sich am Terminal nicht anmelden.'}
              </p>
              <PinForm
                key={String(profile.data.hasTerminalPin)}
                hasPin={profile.data.hasTerminalPin}
                onSave={async (pin) => {
                  await client.account.setTerminalPin.mutate({ pin });
                  await profile.refetch();
                }}
              />
            </section>
          </div>
          <OwnSessions />
          <OwnHoliday user={staff.id} />
        </>
      )}
    </ScrollPage>
  );
}

function OwnSessions() {
  const { client } = trpc.useUtils();
  const sessions = trpc.account.sessions.useQuery();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (end: () => Promise<unknown>, said: string) => {
    setBusy(true);
    setError(null);
    try {
      await end();
      notify({ text: said, tone: 'success' });
      await sessions.refetch();
    } catch (failure) {
      setError(problemOf(failure).message ?? NO_ANSWER);
    }
    setBusy(false);
  };
  const others = (sessions.data ?? []).filter(({ isCurrent }) => !isCurrent).length;
  return (
    <SessionCard
      label="Eigene Sitzungen"
      title="Wo Sie angemeldet sind"
      sessions={sessions}
      error={error}
      isBusy={isBusy}
      onEnd={({ id }) => void run(() => client.account.endSession.mutate({ id }), 'Sitzung beendet.')}
      action={
        <Button
          look="secondary"
          disabled={isBusy || others === 0}
          onClick={() =>
            void run(() => client.account.endOtherSessions.mutate(), 'Alle anderen Sitzungen sind beendet.')
          }
        >
          <StaffIcon name="logout" />
          Alle anderen abmelden
        </Button>
      }
    />
  );
}

function OwnHoliday({ user }: { user: number }) {
  const balances = trpc.timeSheets.holidayBalances.useQuery({ user });
  const own = balances.data?.data[0];
  if (!own) return null;
  const facts = [
    ['Anspruch', own.entitlement],
    ['Übertrag', own.carriedOver],
    ['Genommen', own.taken],
    ['Geplant', own.planned],
    ['Rest', own.left],
  ] as const;
  return (
    <section className={CARD} aria-label="Urlaubskonto">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-xl">Urlaub {own.year}</h2>
        <ButtonLink look="quiet" to="/time-sheets">
          Zum Stundenzettel
        </ButtonLink>
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {facts.map(([term, days]) => (
          <div key={term} className="rounded-theme bg-paper px-4 py-3">
            <dt className="text-muted text-sm">{term}</dt>
            <dd className={`font-semibold text-xl tabular-nums ${days < 0 ? 'text-error' : ''}`}>
              {decimalText(days)} {days === 1 ? 'Tag' : 'Tage'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
