import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { daysBetween, type LocalDay, weekdayOf } from '#domain/time/zoned-time.ts';
import { entryDays, movedTimes, type PlanSums } from '#domain/working/week-plan.ts';
import type { WorkingScheduleRow } from '#entities/working-schedule.ts';
import { formatLongDay, formatShortDay, shortWeekday } from '#text/calendar/days.ts';
import { decimalText } from '#web/backoffice/crud/inputs/decimal.ts';
import { TableRegion } from '#web/backoffice/layout/table-region.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { Person } from '../branch-people.ts';
import { PlanBlock, StillBlock } from './plan-block.tsx';
import { cellId, cellOf, cellSteps, KEYS, planAnnouncements, underPointer } from './plan-keys.ts';
import { hoursText } from './plan-words.ts';
import * as texts from './texts.ts';
import type { Move } from './use-plan.ts';

interface PlanGridProps {
  people: readonly Person[];
  days: readonly LocalDay[];
  today: LocalDay;
  entries: readonly WorkingScheduleRow[];
  sums: PlanSums;
  timeZone: Zone;
  /** null for read-only users. */
  edit: {
    onCreate: (user: number, day: LocalDay) => void;
    onOpen: (entry: WorkingScheduleRow) => void;
    onMove: (entry: WorkingScheduleRow, to: Move) => void;
  } | null;
}

/** People down, days across; entries move by mouse, touch and keyboard. */
export function PlanGrid(props: PlanGridProps) {
  const { people, days, today, entries, sums, timeZone, edit } = props;
  const [lifted, setLifted] = useState<{ entry: WorkingScheduleRow; day: LocalDay } | null>(null);
  const users = people.map(({ id }) => id);
  const cells = useMemo(() => cellsOf(entries, timeZone), [entries, timeZone]);
  const nameOf = (user: number) => people.find(({ id }) => id === user)?.name ?? '';
  const liftedOf = (id: string | number) => {
    const [entry, day] = String(id).split('|');
    const found = entries.find((one) => one.id === Number(entry));
    return found && day ? { entry: found, day } : null;
  };
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: KEYS,
      coordinateGetter: cellSteps(users, days, (active) => {
        const found = liftedOf(active);
        return found && cellId(found.entry.user, found.day);
      }),
    }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    setLifted(null);
    const found = liftedOf(active.id);
    const target = over && cellOf(over.id);
    if (!found || !target || !edit) return;
    const shift = daysBetween(found.day, target.day);
    if (shift === 0 && target.user === found.entry.user) return;
    edit.onMove(found.entry, { user: target.user, ...movedTimes(found.entry, shift, timeZone) });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      onDragStart={({ active }) => setLifted(liftedOf(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setLifted(null)}
      accessibility={{
        announcements: planAnnouncements((id) => {
          const cell = cellOf(id);
          return cell ? `${nameOf(cell.user)}, ${formatLongDay(cell.day)}` : '';
        }),
        screenReaderInstructions: {
          draggable: texts.dragInstructions,
        },
      }}
    >
      <TableRegion label={texts.weekPlan} className="print:overflow-visible">
        <table className="w-full min-w-4xl table-fixed text-left print:min-w-0">
          <DayHeads days={days} today={today} />
          <tbody className="divide-y divide-line">
            {people.map((person) => (
              <tr key={person.id} className="align-top">
                <th scope="row" className="sticky left-0 z-10 bg-card px-3 py-2.5 font-semibold">
                  {person.name}
                </th>
                {days.map((day) => (
                  <Cell key={day} id={cellId(person.id, day)} isToday={day === today}>
                    {(cells.get(cellId(person.id, day)) ?? []).map((entry) =>
                      edit ? (
                        <PlanBlock
                          key={entry.id}
                          entry={entry}
                          day={day}
                          timeZone={timeZone}
                          name={person.name}
                          onOpen={() => edit.onOpen(entry)}
                        />
                      ) : (
                        <StillBlock key={entry.id} entry={entry} day={day} timeZone={timeZone} />
                      ),
                    )}
                    {edit && (
                      <button
                        type="button"
                        aria-label={texts.newEntryFor({ name: person.name, day: formatLongDay(day) })}
                        onClick={() => edit.onCreate(person.id, day)}
                        className={`grid flex-1 place-items-center rounded-theme border border-transparent text-transparent hover:border-line-strong hover:border-dashed hover:text-muted focus-visible:text-muted print:hidden ${(cells.get(cellId(person.id, day)) ?? []).length > 0 ? 'min-h-11 sm:min-h-7' : 'min-h-11'}`}
                      >
                        <StaffIcon name="plus" className="size-4" />
                      </button>
                    )}
                  </Cell>
                ))}
                <td className="px-3 py-2.5 text-right">
                  <PersonHours planned={sums.byUser.get(person.id) ?? 0} weeklyHours={person.weeklyHours} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot className="border-line-strong border-t bg-paper font-semibold text-sm tabular-nums">
            <tr>
              <th scope="row" className="sticky left-0 z-10 bg-paper px-3 py-2.5">
                {texts.hoursOfDay}
              </th>
              {days.map((day) => (
                <td key={day} className="px-2 py-2.5">
                  {hoursText(sums.byDay.get(day) ?? 0)}
                </td>
              ))}
              <td className="px-3 py-2.5 text-right">{hoursText(sums.total)}</td>
            </tr>
          </tfoot>
        </table>
      </TableRegion>
      <DragOverlay dropAnimation={null}>
        {lifted && <StillBlock {...lifted} timeZone={timeZone} isLifted />}
      </DragOverlay>
    </DndContext>
  );
}

function DayHeads({ days, today }: Pick<PlanGridProps, 'days' | 'today'>) {
  return (
    <thead className="border-line border-b bg-paper text-sm">
      <tr>
        <th scope="col" className="sticky left-0 z-10 w-36 bg-paper px-3 py-2.5 print:w-28">
          {texts.person}
        </th>
        {days.map((day) => (
          <th
            key={day}
            scope="col"
            aria-current={day === today ? 'date' : undefined}
            className={`px-2 py-2.5 font-semibold ${day === today ? 'text-primary' : ''}`}
          >
            <abbr title={formatLongDay(day)} className="no-underline">
              {shortWeekday(weekdayOf(day))}
            </abbr>{' '}
            <span className="whitespace-nowrap tabular-nums">{formatShortDay(day)}</span>
          </th>
        ))}
        <th scope="col" className="w-24 px-3 py-2.5 text-right">
          {texts.hours}
        </th>
      </tr>
    </thead>
  );
}

function cellsOf(entries: readonly WorkingScheduleRow[], timeZone: Zone) {
  const cells = new Map<string, WorkingScheduleRow[]>();
  for (const entry of entries.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from))) {
    for (const day of entryDays(entry, timeZone)) {
      const id = cellId(entry.user, day);
      cells.set(id, [...(cells.get(id) ?? []), entry]);
    }
  }
  return cells;
}

function Cell({ id, isToday, children }: { id: string; isToday: boolean; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <td
      ref={setNodeRef}
      className={`h-px px-1 py-1.5 ${isOver ? 'bg-secondary-soft outline-2 outline-secondary -outline-offset-2' : isToday ? 'bg-primary-soft/40' : ''}`}
    >
      <div className="flex h-full min-h-12 flex-col gap-1">{children}</div>
    </td>
  );
}

/** Planned hours against the contract. */
function PersonHours({ planned, weeklyHours }: { planned: number; weeklyHours: number | null }) {
  const isOver = weeklyHours !== null && planned > weeklyHours * 3_600_000;
  return (
    <p className="leading-tight tabular-nums">
      <span className={`font-semibold ${isOver ? 'text-warning' : ''}`}>{hoursText(planned)}</span>
      {weeklyHours !== null && (
        <span className="block text-muted text-xs">
          {texts.ofContract({ hours: decimalText(weeklyHours) })}
          {isOver && <span className="block text-warning">{texts.aboveContract}</span>}
        </span>
      )}
    </p>
  );
}
