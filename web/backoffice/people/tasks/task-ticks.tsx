import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { localDayOf } from '#domain/time/zoned-time.ts';
import type { TaskRow } from '#entities/task.ts';
import { formatDay } from '#text/calendar/calendar.ts';
import { useOptimisticSwitches } from '#web/backoffice/crud/use-wishes.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import * as texts from './texts.ts';
import { useTaskTick } from './use-task-tick.ts';

/** Tasks to tick off: checkbox, what to do, until when. */
export function TaskTicks({ label, tasks }: { label: string; tasks: readonly TaskRow[] }) {
  const tick = useTaskTick();
  const { isOn, wish } = useOptimisticSwitches((id, isCompleted) => tick.mutateAsync({ id, isCompleted }));
  const list = useRef<HTMLUListElement>(null);
  const keepPlace = usePlaceInList(list, tasks);
  return (
    <ul
      ref={list}
      aria-label={label}
      className="divide-y divide-line rounded-card border border-line bg-card"
    >
      {tasks.map((row, place) => (
        <li key={row.id} className="flex items-start gap-3 px-4 py-2 sm:px-5">
          <input
            type="checkbox"
            className="tick mt-2.5 block shrink-0"
            aria-label={texts.taskDone({ name: row.name })}
            checked={isOn(row.id, row.isCompleted)}
            onChange={({ target }) => {
              keepPlace(place);
              void wish(row.id, target.checked);
            }}
          />
          <div className="min-w-0 flex-1">
            <Link
              to={`/tasks/${row.id}`}
              className="inline-flex min-h-11 items-center break-words font-semibold underline-offset-4 hover:underline"
            >
              {row.name}
            </Link>
            {row.description && (
              <p className="line-clamp-2 max-w-prose whitespace-pre-line break-words pb-2 text-muted text-sm">
                {row.description}
              </p>
            )}
            <DueAndPlace {...row} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * A ticked task leaves the list, and focus would be lost with it: it goes to the next task, and after the last one to the
 * screen itself.
 */
function usePlaceInList(list: RefObject<HTMLUListElement | null>, tasks: readonly TaskRow[]) {
  const ticked = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever the list has changed.
  useLayoutEffect(() => {
    if (ticked.current === null || document.activeElement !== document.body) return;
    const boxes = list.current?.querySelectorAll('input') ?? [];
    boxes[Math.min(ticked.current, boxes.length - 1)]?.focus();
    ticked.current = null;
  }, [tasks]);

  useLayoutEffect(
    () => () => {
      if (ticked.current !== null) document.getElementById('main')?.focus();
    },
    [],
  );

  return (place: number) => {
    ticked.current = place;
  };
}

function DueAndPlace({ branch, dueOn, isCompleted }: TaskRow) {
  const { branches, branchOf, zoneOf } = useSession();
  const today = localDayOf(useServerNowEvery(60), zoneOf(branch));
  const isLate = !isCompleted && dueOn !== null && dueOn < today;
  const due = dueOn !== null && dueText(dueOn, isLate, !isCompleted && dueOn === today);
  const place = branches.length > 1 ? branchOf(branch)?.name : null;
  if (!due && !place) return null;
  return (
    <p className="flex flex-wrap gap-x-3 pb-2 text-muted text-sm">
      {due && <span className={isLate ? 'font-semibold text-error' : ''}>{due}</span>}
      {place && <span>{place}</span>}
    </p>
  );
}

function dueText(day: string, isLate: boolean, isToday: boolean): string {
  if (isToday) return texts.dueToday;
  return isLate ? texts.overdueSince({ day: formatDay(day) }) : texts.dueOn({ day: formatDay(day) });
}
