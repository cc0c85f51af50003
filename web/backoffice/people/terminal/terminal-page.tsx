import { useCallback, useEffect, useState } from 'react';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { daySpan } from '#domain/working/working-time.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { formatLongDay } from '#text/calendar/days.ts';
import { ConfirmDialog } from '#web/backoffice/crud/confirm-dialog.tsx';
import { ApiError } from '#web/lib/api.ts';
import { serverNow, useServerNow } from '#web/lib/clock/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { PeopleTiles } from './people-tiles.tsx';
import { PinPad } from './pin-pad.tsx';
import {
  askTerminal,
  fullName,
  noConnection,
  type PlannedShift,
  storedTerminal,
  storeTerminal,
  type Terminal,
  type TerminalLogin,
  type TerminalPerson,
  type TerminalWork,
  type TrackingState,
} from './terminal-api.ts';
import { TerminalSetup } from './terminal-setup.tsx';
import * as texts from './texts.ts';
import { useIdle } from './use-idle.ts';
import { WorkScreen } from './work-screen.tsx';

/** /backend/terminal: time tracking on a computer shared by a team. */
export function TerminalPage() {
  const [terminal, setTerminal] = useState(storedTerminal);
  useEffect(() => {
    document.title = texts.pageTitle;
  }, []);
  const keep = (next: Terminal | null) => {
    storeTerminal(next);
    setTerminal(next);
  };
  if (!terminal) return <TerminalSetup onReady={keep} />;
  return <Desk terminal={terminal} onReset={() => keep(null)} />;
}

interface Present {
  login: TerminalLogin;
  state: TrackingState;
  work: TerminalWork;
  plan: readonly PlannedShift[];
}

/** How often the list of names is refetched; this also checks that the server is up. */
const LOOK_EVERY = 30_000;

function Desk({ terminal, onReset }: { terminal: Terminal; onReset: () => void }) {
  const [people, setPeople] = useState<readonly TerminalPerson[] | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [person, setPerson] = useState<TerminalPerson | null>(null);
  const [present, setPresent] = useState<Present | null>(null);
  const [isAsked, setAsked] = useState(false);

  const look = useCallback(async () => {
    try {
      setPeople(await askTerminal<TerminalPerson[]>(terminal, '/people'));
      setProblem(null);
    } catch (failure) {
      setProblem(failure instanceof ApiError ? failure : noConnection());
    }
  }, [terminal]);
  useEffect(() => {
    const again = () => void look();
    again();
    const timer = setInterval(again, LOOK_EVERY);
    window.addEventListener('online', again);
    window.addEventListener('offline', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      window.removeEventListener('offline', again);
    };
  }, [look]);

  const leave = () => {
    setPresent(null);
    setPerson(null);
    void look();
  };
  const signIn = async (who: TerminalPerson, pin: string) => {
    const login = { id: who.id, pin };
    // The first call verifies the PIN; the others would only count a wrong one several times.
    const state = await askTerminal<TrackingState>(terminal, '/me', { login });
    const { start, end } = daySpan(localDayOf(serverNow(), terminal.timeZone), terminal.timeZone);
    const range = `from=${new Date(start).toISOString()}&to=${new Date(end).toISOString()}`;
    const [work, plan] = await Promise.all([
      askTerminal<TerminalWork>(terminal, '/work', { login }),
      askTerminal<PlannedShift[]>(terminal, `/working-schedules?${range}`, { login }),
    ]);
    setPresent({ login, state, work, plan });
  };

  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <header className="flex items-center justify-between gap-4 border-line border-b bg-card px-5 py-3">
        <p className="leading-tight">
          <span className="block font-display text-primary text-xl">{texts.theke}</span>
          <span className="text-muted text-sm">{terminal.branchName}</span>
        </p>
        <Clock timeZone={terminal.timeZone} />
      </header>
      <main className="flex flex-1 flex-col justify-center gap-6 px-5 py-8">
        {problem && (
          <div className="mx-auto flex w-full max-w-2xl flex-col gap-3">
            <NoticeBox tone="error" role="alert" title={problem.status === 0 ? texts.offline : texts.fault}>
              {problem.message}
            </NoticeBox>
            <div className="flex flex-wrap gap-3">
              <Button look="secondary" onClick={() => void look()}>
                <StaffIcon name="retry" />
                {texts.retry}
              </Button>
              {problem.errors[0]?.code === 'device-key-invalid' && (
                <Button look="secondary" onClick={onReset}>
                  {texts.setUpAgain}
                </Button>
              )}
            </div>
          </div>
        )}
        {present && (
          <WorkScreen
            terminal={terminal}
            login={present.login}
            first={present.state}
            work={present.work}
            plan={present.plan}
            onLeave={leave}
          />
        )}
        {!present && person && (
          <IdlePad person={person} onBack={leave} onSubmit={(pin) => signIn(person, pin)} />
        )}
        {!present && !person && (
          <PeopleTiles people={people} isOffline={problem !== null} onChoose={setPerson} />
        )}
      </main>
      {!present && !person && (
        <footer className="flex justify-center px-5 pb-4">
          <Button look="quiet" size="small" onClick={() => setAsked(true)}>
            <StaffIcon name="settings" className="size-4" />
            {texts.setUp}
          </Button>
        </footer>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.setUpAgainTitle}
        text={texts.setUpAgainText}
        confirm={texts.setUpAgainConfirm}
        isDanger
        onConfirm={onReset}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
}

const PIN_SECONDS = 30;

/** The PIN pad, which closes when idle. */
function IdlePad({
  person,
  onSubmit,
  onBack,
}: {
  person: TerminalPerson;
  onSubmit: (pin: string) => Promise<void>;
  onBack: () => void;
}) {
  useIdle(PIN_SECONDS, onBack);
  return <PinPad name={fullName(person)} onSubmit={onSubmit} onBack={onBack} />;
}

function Clock({ timeZone }: { timeZone: string }) {
  const now = useServerNow();
  return (
    <p className="text-right leading-tight">
      <time dateTime={now.toISOString()} className="block font-bold text-3xl tabular-nums">
        {formatTime(now, timeZone)}
      </time>
      <span className="text-muted text-sm">{formatLongDay(localDayOf(now, timeZone))}</span>
    </p>
  );
}
