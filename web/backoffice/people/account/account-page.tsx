import { useState } from 'react';
import { decimalText } from '#web/backoffice/crud/inputs/decimal.ts';
import { NotFoundPage } from '#web/backoffice/layout/not-found-page.tsx';
import { ScrollPage } from '#web/backoffice/layout/scroll-region.tsx';
import { FactorCard } from '#web/backoffice/session/factor/factor-card.tsx';
import { PasskeyList } from '#web/backoffice/session/factor/passkey-list.tsx';
import * as factorTexts from '#web/backoffice/session/factor/texts.ts';
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
import { PushCard } from './push-card.tsx';
import * as texts from './texts.ts';

const CARD = 'flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6';

/** #/account: the user's own data. */
export function AccountPage() {
  const { staff, branches, zoneOf, shopName } = useSession();
  const { client } = trpc.useUtils();
  const profile = trpc.account.profile.useQuery(undefined, { enabled: staff.kind === 'user' });
  if (staff.kind !== 'user') return <NotFoundPage />;
  const timeZone = zoneOf(branches[0]?.id ?? 0);
  return (
    <ScrollPage label={texts.myAccount} className="max-w-5xl gap-6">
      <h1 className="font-display text-3xl">{texts.myAccount}</h1>
      {profile.isError && (
        <NoticeBox tone="error" role="alert">
          {problemOf(profile.error).message ?? texts.unreachable}
        </NoticeBox>
      )}
      {profile.isPending && <div className="skeleton h-64" aria-hidden="true" />}
      {profile.data && (
        <>
          <section className={CARD} aria-label={texts.profile}>
            <h2 className="font-display text-xl">{texts.profile}</h2>
            <ProfileForm profile={profile.data} />
          </section>
          <div className="grid gap-6 lg:grid-cols-2">
            <section className={CARD} aria-label={texts.changePassword}>
              <h2 className="font-display text-xl">
                {profile.data.hasPassword ? texts.changePassword : texts.choosePassword}
              </h2>
              <PasswordForm
                isOwn
                onSave={async ({ currentPassword, newPassword }) => {
                  await client.account.changePassword.mutate({
                    ...(currentPassword === '' ? {} : { currentPassword }),
                    newPassword,
                  });
                  notify({
                    text: texts.passwordChanged,
                    tone: 'success',
                  });
                  await profile.refetch();
                }}
              />
            </section>
            <section className={CARD} aria-label={texts.ownPin}>
              <h2 className="font-display text-xl">{texts.clockPin}</h2>
              <p>{profile.data.hasTerminalPin ? texts.pinSet : texts.pinMissing}</p>
              {profile.data.isTerminalPinWeak && <NoticeBox tone="warning">{texts.pinWeak}</NoticeBox>}
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
          <section className={CARD} aria-label={texts.pushTitle}>
            <h2 className="font-display text-xl">{texts.pushTitle}</h2>
            <PushCard person={staff.id} />
          </section>
          <section className={CARD} aria-label={factorTexts.title}>
            <h2 className="font-display text-xl">{factorTexts.title}</h2>
            <FactorCard owner={{ email: staff.email, shop: shopName, timeZone }} />
          </section>
          <section className={CARD} aria-label={factorTexts.passkeys}>
            <h2 className="font-display text-xl">{factorTexts.passkeys}</h2>
            <PasskeyList timeZone={timeZone} />
          </section>
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
      setError(problemOf(failure).message ?? texts.unreachable);
    }
    setBusy(false);
  };
  const others = (sessions.data ?? []).filter(({ isCurrent }) => !isCurrent).length;
  return (
    <SessionCard
      label={texts.ownSessions}
      title={texts.signedInAt}
      sessions={sessions}
      error={error}
      isBusy={isBusy}
      onEnd={({ id }) => void run(() => client.account.endSession.mutate({ id }), texts.sessionEnded)}
      action={
        <Button
          look="secondary"
          disabled={isBusy || others === 0}
          onClick={() => void run(() => client.account.endOtherSessions.mutate(), texts.otherSessionsEnded)}
        >
          <StaffIcon name="logout" />
          {texts.endOtherSessions}
        </Button>
      }
    />
  );
}

function OwnHoliday({ user }: { user: number }) {
  const balances = trpc.timeSheets.holidayBalances.useQuery({ user });
  const own = balances.data?.data[0];
  if (!own) return null;
  return (
    <section className={CARD} aria-label={texts.holidayAccount}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-xl">{texts.holidayOf({ year: own.year })}</h2>
        <ButtonLink look="quiet" to="/time-sheets">
          {texts.toTimeSheet}
        </ButtonLink>
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {texts.HOLIDAY_FIGURES.map(([figure, term]) => (
          <div key={figure} className="rounded-theme bg-paper px-4 py-3">
            <dt className="text-muted text-sm">{term}</dt>
            <dd className={`font-semibold text-xl tabular-nums ${own[figure] < 0 ? 'text-warning' : ''}`}>
              {texts.holidayDays({ days: decimalText(own[figure]), count: own[figure] })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
