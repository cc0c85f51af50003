import { useState } from 'react';
import { WEEKDAYS, type Weekday } from '#domain/time/zoned-time.ts';
import { WEEKDAY_NAMES } from '#text/calendar/calendar-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import * as texts from './texts.ts';

interface CopyDayDialogProps {
  from: Weekday;
  onCopy: (targets: readonly Weekday[]) => void;
  onClose: () => void;
}

const WORKDAYS = WEEKDAYS.slice(0, 5);

/** Which days to copy a day's times to; theirs are replaced. */
export function CopyDayDialog({ from, onCopy, onClose }: CopyDayDialogProps) {
  const others = WEEKDAYS.filter((day) => day !== from);
  const [chosen, setChosen] = useState<readonly Weekday[]>(others.filter((day) => WORKDAYS.includes(day)));
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.copyDay({ day: WEEKDAY_NAMES[from] })}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
            {texts.copy}
          </Button>
        </div>
      }
    >
      <p className="max-w-prose">{texts.copyDayHint({ day: WEEKDAY_NAMES[from] })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => setChosen(others)}>
          {texts.allDays}
        </Button>
        <Button
          look="secondary"
          size="small"
          onClick={() => setChosen(others.filter((day) => WORKDAYS.includes(day)))}
        >
          {texts.workdays}
        </Button>
      </div>
      <div className="mt-3 grid gap-x-6 sm:grid-cols-2">
        {others.map((day) => (
          <CheckboxField
            key={day}
            label={WEEKDAY_NAMES[day]}
            checked={chosen.includes(day)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, day] : chosen.filter((one) => one !== day))
            }
          />
        ))}
      </div>
    </Overlay>
  );
}
