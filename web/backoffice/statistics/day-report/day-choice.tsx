import { addDays } from '#domain/time/zoned-time.ts';
import { formatFullDay } from '#text/calendar/days.ts';
import { RecordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { PeriodStepper, SELECT } from '#web/backoffice/people/sheet-head.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import * as texts from './texts.ts';

interface DayChoiceProps {
  day: string;
  today: string;
  /** '' = the input was emptied. */
  onDay: (day: string) => void;
  /** null = all of them, where the report can be about all. */
  branch: number | null;
  onBranch: (branch: number | null) => void;
  isForAll?: boolean;
}

/** The day of a report, day by day or from a calendar, and its branch where there are several. */
export function DayChoice({ day, today, onDay, branch, onBranch, isForAll = false }: DayChoiceProps) {
  const { branches } = useSession();
  return (
    <PeriodStepper
      title={formatFullDay(day)}
      earlier={texts.earlier}
      later={texts.later}
      onStep={(steps) => onDay(addDays(day, steps))}
    >
      <input
        type="date"
        aria-label={texts.day}
        value={day}
        max={today}
        onChange={({ target }) => onDay(target.value)}
        className={SELECT}
      />
      {day !== today && (
        <Button look="secondary" size="small" onClick={() => onDay(today)}>
          {texts.today}
        </Button>
      )}
      {branches.length > 1 && (
        <select
          aria-label={texts.branch}
          value={branch ?? ''}
          onChange={({ target }) => onBranch(target.value === '' ? null : Number(target.value))}
          className={SELECT}
        >
          {isForAll && <option value="">{texts.allBranches}</option>}
          <RecordOptions records={branches} />
        </select>
      )}
    </PeriodStepper>
  );
}
