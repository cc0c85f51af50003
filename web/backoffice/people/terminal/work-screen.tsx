import { useState } from 'react';
import { HOUR } from '#domain/time/zoned-time.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { RecordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { useServerNow } from '#web/lib/clock/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon, type StaffIconName } from '#web/ui/staff-icon.tsx';
import { clockText } from '../clock-text.ts';
import { spanText, TYPE_NAMES } from '../plan/plan-words.ts';
import {
  askTerminal,
  fullName,
  type PlannedShift,
  type Terminal,
  type TerminalLogin,
  type TerminalWork,
  type TrackingState,
} from './terminal-api.ts';
import * as texts from './texts.ts';
import { useIdle } from './use-idle.ts';

interface WorkScreenProps {
  terminal: Terminal;
  login: TerminalLogin;
  first: TrackingState;
  work: TerminalWork;
  plan: readonly PlannedShift[];
  onLeave: () => void;
}

type Command = 'start' | 'pause' | 'resume' | 'end';

/** Nobody stays signed in on a shared computer; after an action the countdown is shorter. */
const IDLE_SECONDS = 30;
const DONE_SECONDS = 6;

/** The person's current activity, and the possible actions. */
export function WorkScreen({ terminal, login, first, work, plan, onLeave }: WorkScreenProps) {
  const { state, said, act } = useWork(terminal, login, first);
  const [project, setProject] = useState<number | null>(null);
  const [task, setTask] = useState<number | null>(null);
  const now = useServerNow();
  const left = useIdle(said?.tone === 'success' ? DONE_SECONDS : IDLE_SECONDS, onLeave);
  const current = state.currentActivity;
  const isWorking = current?.state === 'working';
  const since = Math.max(0, now.getTime() - Date.parse(state.serverTime));
  const today = state.todayHours * HOUR + (isWorking ? since : 0);
  const tasks = work.tasks.filter((one) => project === null || one.project === project);
  const subject =
    work.tasks.find(({ id }) => id === current?.task) ??
    work.projects.find(({ id }) => id === current?.project);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <h1 className="text-center font-display text-4xl">{fullName(state.user)}</h1>
      <div
        className={`flex flex-col items-center gap-1 rounded-card border-2 p-6 text-center ${isWorking ? 'border-secondary bg-secondary-soft' : current ? 'border-warning bg-warning-soft' : 'border-line bg-card'}`}
      >
        <p className="font-semibold text-2xl" role="status">
          {!current && texts.notWorking}
          {isWorking &&
            texts.workingSince({ time: formatTime(new Date(current.startedAt), terminal.timeZone) })}
          {current?.pausedAt &&
            texts.pausedSince({ time: formatTime(new Date(current.pausedAt), terminal.timeZone) })}
        </p>
        {subject && <p className="text-lg">{subject.name}</p>}
        <p className="text-lg">
          {texts.workedToday({
            hours: clockText(today),
            time: (words) => (
              <span key="time" className="font-semibold tabular-nums">
                {words}
              </span>
            ),
          })}
        </p>
        {plan.length > 0 && (
          <p className="text-muted">
            {texts.plannedToday({
              plan: plan
                .map((shift) =>
                  shift.type === 'work' ? spanText(shift, terminal.timeZone) : TYPE_NAMES[shift.type],
                )
                .join(', '),
            })}
          </p>
        )}
      </div>
      {current?.isForgotten && <NoticeBox tone="warning">{texts.forgotten}</NoticeBox>}
      {said && (
        <NoticeBox tone={said.tone} role={said.tone === 'error' ? 'alert' : 'status'}>
          {said.text}
        </NoticeBox>
      )}
      {!current && (work.projects.length > 0 || work.tasks.length > 0) && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={texts.project}
            value={project ?? ''}
            className="min-h-14 text-lg"
            onChange={({ target }) => {
              setProject(Number(target.value) || null);
              setTask(null);
            }}
          >
            <option value="">{texts.noProject}</option>
            <RecordOptions records={work.projects} />
          </SelectField>
          <SelectField
            label={texts.task}
            value={task ?? ''}
            className="min-h-14 text-lg"
            disabled={tasks.length === 0}
            onChange={({ target }) => setTask(Number(target.value) || null)}
          >
            <option value="">{texts.noTask}</option>
            <RecordOptions records={tasks} />
          </SelectField>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {!current && (
          <Command icon="time" label={texts.startWork} isMain {...act('start', { project, task })} />
        )}
        {isWorking && <Command icon="clock" label={texts.startPause} {...act('pause')} />}
        {current?.state === 'paused' && (
          <Command icon="time" label={texts.resumeWork} isMain {...act('resume')} />
        )}
        {current && <Command icon="logout" label={texts.endWork} {...act('end')} />}
      </div>
      <Button look="secondary" size="large" onClick={onLeave}>
        {texts.signOut({
          seconds: left,
          note: (words) => (
            <span key="note" className="text-muted tabular-nums">
              {words}
            </span>
          ),
        })}
      </Button>
    </div>
  );
}

/** What the person does at present, and the commands that change it. */
function useWork(terminal: Terminal, login: TerminalLogin, first: TrackingState) {
  const [state, setState] = useState(first);
  const [said, setSaid] = useState<{ tone: 'success' | 'error'; text: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const command = async (name: Command, body: object = {}) => {
    setBusy(true);
    setSaid(null);
    try {
      await askTerminal(terminal, `/working-activities/${name}`, { login, body });
      setSaid({ tone: 'success', text: texts.DONE[name] });
    } catch (failure) {
      const text = failure instanceof Error ? failure.message : texts.commandFailed;
      setSaid({ tone: 'error', text });
    }
    // Whatever happened: the server's state counts.
    await askTerminal<TrackingState>(terminal, '/me', { login }).then(setState, () => undefined);
    setBusy(false);
  };
  return { state, said, act: (name: Command, body?: object) => ({ isBusy, run: () => command(name, body) }) };
}

interface CommandProps {
  icon: StaffIconName;
  label: string;
  isMain?: boolean;
  isBusy: boolean;
  run: () => Promise<void>;
}

function Command({ icon, label, isMain = false, isBusy, run }: CommandProps) {
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={() => void run()}
      className={`flex min-h-28 items-center justify-center gap-3 rounded-card border-2 px-4 font-semibold text-2xl only:col-span-full disabled:opacity-60 ${isMain ? 'border-secondary bg-secondary text-on-secondary' : 'border-line-strong bg-card hover:bg-sand'}`}
    >
      <StaffIcon name={icon} className="size-8" />
      {label}
    </button>
  );
}
