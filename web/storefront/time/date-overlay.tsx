import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Slot } from '#domain/ordering/slots.ts';
import type { LocalDay } from '#domain/time/zoned-time.ts';
import { formatFullDay, formatMonth } from '#text/calendar/days.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { addMonths, COLUMNS, dayAfterKey, monthGrid, monthOf } from './calendar.ts';
import * as texts from './texts.ts';

interface DateOverlayProps {
  days: ReadonlyMap<LocalDay, readonly Slot[]>;
  chosen: LocalDay | null;
  today: LocalDay;
  onClose: () => void;
  onSave: (day: LocalDay) => void;
}

/** A month of days to choose from. Past days are disabled; a day without a slot can be viewed, but not saved. */
export function DateOverlay({ days, chosen, today, onClose, onSave }: DateOverlayProps) {
  const firstDay = days.keys().next().value ?? today;
  const lastMonth = monthOf([...days.keys()].at(-1) ?? today);
  const [selected, setSelected] = useState<LocalDay | null>(chosen && chosen >= today ? chosen : null);
  const [month, setMonth] = useState(monthOf(selected ?? firstDay));
  const isPossible = selected !== null && days.has(selected);

  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.chooseDate}
      footer={
        <div className="flex gap-3">
          <Button look="secondary" onClick={onClose} className="flex-1">
            {texts.cancel}
          </Button>
          <Button disabled={!isPossible} onClick={() => selected && onSave(selected)} className="flex-1">
            {texts.next}
          </Button>
        </div>
      }
    >
      <div className="mx-auto max-w-md">
        <div className="mb-3 flex items-center justify-between">
          <IconButton
            label={texts.previousMonth}
            disabled={month <= monthOf(today)}
            onClick={() => setMonth(addMonths(month, -1))}
          >
            <Icon name="chevron-left" />
          </IconButton>
          <p aria-live="polite" className="font-display text-xl">
            {formatMonth(month)}
          </p>
          <IconButton
            label={texts.nextMonth}
            disabled={month >= lastMonth}
            onClick={() => setMonth(addMonths(month, 1))}
          >
            <Icon name="chevron-right" />
          </IconButton>
        </div>
        <MonthTable {...{ days, month, today, selected }} onSelect={setSelected} onMonth={setMonth} />
        <div aria-live="polite" className="mt-4 min-h-14">
          {selected && !isPossible && <NoticeBox tone="warning">{texts.noAppointmentsThatDay}</NoticeBox>}
          {selected && isPossible && <p className="text-center font-semibold">{formatFullDay(selected)}</p>}
        </div>
      </div>
    </Overlay>
  );
}

interface MonthTableProps {
  days: ReadonlyMap<LocalDay, readonly Slot[]>;
  month: string;
  today: LocalDay;
  selected: LocalDay | null;
  onSelect: (day: LocalDay) => void;
  onMonth: (month: string) => void;
}

/** One tab stop; the arrow keys move between the days and into the adjacent months. */
function MonthTable({ days, month, today, selected, onSelect, onMonth }: MonthTableProps) {
  const weeks = monthGrid(month);
  const inMonth = weeks.flat().filter((day): day is LocalDay => day !== null && day >= today);
  const [focused, setFocused] = useState<LocalDay | null>(null);
  const stop = [focused, selected, inMonth.find((day) => days.has(day)), inMonth[0]].find(
    (day) => day && inMonth.includes(day),
  );
  const table = useRef<HTMLTableElement>(null);
  const mayFocus = useRef(false);

  useEffect(() => {
    if (!mayFocus.current || !focused) return;
    mayFocus.current = false;
    table.current?.querySelector<HTMLButtonElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  const move = (event: KeyboardEvent<HTMLButtonElement>, day: LocalDay) => {
    const next = dayAfterKey(day, event.key);
    if (!next || next < today) return;
    event.preventDefault();
    mayFocus.current = true;
    setFocused(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };

  return (
    <table
      ref={table}
      aria-label={formatMonth(month)}
      className="w-full table-fixed border-collapse text-center"
    >
      <thead>
        <tr>
          {COLUMNS.map(({ short, long }) => (
            <th key={short} scope="col" abbr={long} className="pb-2 font-medium text-muted text-sm">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) => (
              <td key={day ?? `empty-${COLUMNS[column]?.short}`} className="p-0.5">
                {day && (
                  <DayButton
                    day={day}
                    isToday={day === today}
                    isPast={day < today}
                    isPossible={days.has(day)}
                    isSelected={day === selected}
                    isStop={day === stop}
                    onSelect={() => {
                      setFocused(day);
                      onSelect(day);
                    }}
                    onKeyDown={(event) => move(event, day)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayButtonProps {
  day: LocalDay;
  isToday: boolean;
  isPast: boolean;
  isPossible: boolean;
  isSelected: boolean;
  isStop: boolean;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

function DayButton({
  day,
  isToday,
  isPast,
  isPossible,
  isSelected,
  isStop,
  onSelect,
  onKeyDown,
}: DayButtonProps) {
  const look = isSelected
    ? isPossible
      ? 'bg-primary text-on-primary font-semibold'
      : 'bg-sand text-ink ring-2 ring-line-strong ring-inset'
    : isPossible
      ? 'font-semibold hover:bg-primary-soft'
      : 'text-muted line-through decoration-1 hover:bg-sand';
  return (
    <button
      type="button"
      data-day={day}
      disabled={isPast}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={texts.dayLabel({
        day: formatFullDay(day),
        today: isToday ? 'yes' : 'no',
        free: isPossible || isPast ? 'yes' : 'no',
      })}
      {...(isToday ? { 'aria-current': 'date' as const } : {})}
      onClick={onSelect}
      onKeyDown={onKeyDown}
      className={`relative mx-auto flex h-11 w-full max-w-11 items-center justify-center rounded-full tabular-nums ${isPast ? 'text-muted/60' : look}`}
    >
      {Number(day.slice(8))}
      {isToday && (
        <span
          className={`absolute bottom-1.5 size-1 rounded-full ${isSelected ? 'bg-on-primary' : 'bg-primary-edge'}`}
        />
      )}
    </button>
  );
}
