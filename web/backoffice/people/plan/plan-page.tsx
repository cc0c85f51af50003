import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { addDays, isLocalDay, type LocalDay, localDayOf } from '#domain/time/zoned-time.ts';
import { mondayOf, planSums, weekDays, weekNumber } from '#domain/working/week-plan.ts';
import { type WorkingScheduleRow, workingSchedule } from '#entities/working-schedule.ts';
import { formatDay } from '#text/calendar/calendar.ts';
import { formatShortDay } from '#text/calendar/days.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { RecordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { useOptions } from '#web/backoffice/crud/use-options.ts';
import { EmptyBox } from '#web/backoffice/layout/empty-box.tsx';
import { useShownBranch } from '#web/backoffice/session/chosen-branch.tsx';
import { useMay, useSession } from '#web/backoffice/session/session.tsx';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { type Person, useBranchPeople } from '../branch-people.ts';
import { PeriodStepper, SELECT, SheetHead, SheetPage } from '../sheet-head.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { PlanDialog, type PlanDraft } from './plan-dialog.tsx';
import { PlanGrid } from './plan-grid.tsx';
import { TYPE_LOOKS, TYPE_NAMES, weekWord } from './plan-words.ts';
import * as texts from './texts.ts';
import { usePlan } from './use-plan.ts';

type Dialog =
  | { kind: 'entry'; target: WorkingScheduleRow | PlanDraft }
  | { kind: 'copy'; from: LocalDay; to: LocalDay };

/** #/working-schedules: who works when, week by week. */
export function PlanPage() {
  const { branches } = useSession();
  const [params, setParams] = useSearchParams();
  const { branch: shown } = useShownBranch();
  const branch = branches.find(({ id }) => id === shown) ?? branches[0];
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(name, value);
        return after;
      },
      { replace: true },
    );
  if (!branch)
    return (
      <SheetPage label={texts.title}>
        <EmptyBox text={texts.noBranch} />
      </SheetPage>
    );
  return <BranchPlan key={branch.id} branch={branch} week={params.get('week')} onSet={set} />;
}

interface BranchPlanProps {
  branch: { id: number; name: string; timeZone: Zone };
  week: string | null;
  onSet: (name: 'branch' | 'week', value: string) => void;
}

function BranchPlan({ branch, week, onSet }: BranchPlanProps) {
  const { branches } = useSession();
  const canWrite = useMay()(workingSchedule.access.write);
  const today = localDayOf(useServerNowEvery(60), branch.timeZone);
  const thisMonday = mondayOf(today);
  const monday = mondayOf(week && isLocalDay(week) ? week : today);
  const days = weekDays(monday);
  const plan = usePlan(branch.id, monday, branch.timeZone);
  const { people, isLoaded } = useShownPeople(branch.id, plan.entries);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const sums = planSums(plan.entries, days, branch.timeZone);
  const go = (next: string) => onSet('week', next);
  return (
    <SheetPage label={texts.title}>
      <SheetHead title={texts.title} purpose={canWrite ? texts.editorPurpose : texts.readerPurpose}>
        <Button look="secondary" onClick={() => window.print()}>
          <StaffIcon name="printer" />
          {texts.print}
        </Button>
        {canWrite && (
          <CopyButtons monday={monday} onCopy={(weeks) => setDialog({ kind: 'copy', ...weeks })} />
        )}
      </SheetHead>
      <PeriodStepper
        title={texts.weekTitle({
          week: weekNumber(monday),
          monday: formatShortDay(monday),
          sunday: formatDay(addDays(monday, 6)),
        })}
        note={weekWord(monday, thisMonday)}
        earlier={texts.weekBack}
        later={texts.weekOn}
        onStep={(steps) => go(addDays(monday, steps * 7))}
      >
        {monday !== thisMonday && (
          <Button look="secondary" size="small" onClick={() => go(thisMonday)}>
            {texts.thisWeek}
          </Button>
        )}
        <input
          type="date"
          aria-label={texts.chooseWeek}
          value={monday}
          onChange={({ target }) => target.value && go(mondayOf(target.value))}
          className={SELECT}
        />
        {branches.length > 1 && (
          <select
            aria-label={texts.branch}
            value={branch.id}
            onChange={({ target }) => onSet('branch', target.value)}
            className={SELECT}
          >
            <RecordOptions records={branches} />
          </select>
        )}
      </PeriodStepper>
      <p className="hidden print:block">{branch.name}</p>
      {plan.isError && (
        <EmptyBox text={recordFailure(workingSchedule, 'list')}>
          <Button look="secondary" onClick={() => void plan.refetch()}>
            {texts.retry}
          </Button>
        </EmptyBox>
      )}
      {!plan.isError && !(plan.isLoaded && isLoaded) && <div className="skeleton h-96" aria-hidden="true" />}
      {plan.isLoaded && isLoaded && people.length === 0 && (
        <EmptyBox text={texts.noPeople}>
          {canWrite && <ButtonLink to="/users">{texts.toUsers}</ButtonLink>}
        </EmptyBox>
      )}
      {plan.isLoaded && isLoaded && people.length > 0 && (
        <>
          <PlanGrid
            people={people}
            days={days}
            today={today}
            entries={plan.entries}
            sums={sums}
            timeZone={branch.timeZone}
            edit={
              canWrite
                ? {
                    onCreate: (user, day) =>
                      setDialog({ kind: 'entry', target: { user, day, branch: branch.id } }),
                    onOpen: (target) => setDialog({ kind: 'entry', target }),
                    onMove: (entry, to) => void plan.move(entry, to),
                  }
                : null
            }
          />
          <Legend />
        </>
      )}
      {dialog?.kind === 'entry' && (
        <PlanDialog
          target={dialog.target}
          timeZone={branch.timeZone}
          onClose={() => setDialog(null)}
          onReload={() => void plan.refetch()}
        />
      )}
      {dialog?.kind === 'copy' && (
        <CopyDialog
          branch={branch.id}
          from={dialog.from}
          to={dialog.to}
          timeZone={branch.timeZone}
          people={people}
          onClose={() => setDialog(null)}
          onCopied={(copied) => {
            setDialog(null);
            go(copied);
          }}
        />
      )}
    </SheetPage>
  );
}

interface CopyButtonsProps {
  monday: LocalDay;
  onCopy: (weeks: { from: LocalDay; to: LocalDay }) => void;
}

function CopyButtons({ monday, onCopy }: CopyButtonsProps) {
  return (
    <>
      <Button look="secondary" onClick={() => onCopy({ from: monday, to: addDays(monday, 7) })}>
        <StaffIcon name="copy" />
        {texts.copyWeek}
      </Button>
      <Button look="secondary" onClick={() => onCopy({ from: addDays(monday, -7), to: monday })}>
        <StaffIcon name="history" />
        {texts.copyLastWeek}
      </Button>
    </>
  );
}

/** The active people of the branch, and anybody else with an entry in the plan. */
function useShownPeople(branch: number, entries: readonly { user: number }[]) {
  const { people, isLoaded } = useBranchPeople(branch);
  const { options } = useOptions('user');
  const active = people.filter(({ isActive }) => isActive);
  const missing = [...new Set(entries.map(({ user }) => user))]
    .filter((user) => !active.some(({ id }) => id === user))
    .map(
      (id): Person => ({
        id,
        name: options.find((option) => option.id === id)?.name ?? texts.recordNumber({ number: id }),
        weeklyHours: people.find((person) => person.id === id)?.weeklyHours ?? null,
        isActive: false,
        branch,
      }),
    );
  return { people: [...active, ...missing], isLoaded };
}

function Legend() {
  return (
    <ul aria-label={texts.legend} className="flex flex-wrap gap-3 text-sm">
      {Object.entries(TYPE_LOOKS).map(([type, { box, icon }]) => (
        <li key={type} className={`flex items-center gap-1.5 rounded-theme border px-2.5 py-1 ${box}`}>
          <StaffIcon name={icon} className="size-4" />
          {TYPE_NAMES[type]}
        </li>
      ))}
    </ul>
  );
}
