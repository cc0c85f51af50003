import { useDraggable } from '@dnd-kit/core';
import type { Zone } from '#domain/time/zone-offsets.ts';
import type { LocalDay } from '#domain/time/zoned-time.ts';
import { isWholeDay } from '#domain/working/week-plan.ts';
import type { WorkingScheduleRow } from '#entities/working-schedule.ts';
import { formatLongDay } from '#text/calendar/days.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { spanText, TYPE_LOOKS, TYPE_NAMES } from './plan-words.ts';
import * as texts from './texts.ts';

interface BlockProps {
  entry: WorkingScheduleRow;
  day: LocalDay;
  timeZone: Zone;
}

const BOX = 'flex w-full flex-col gap-0.5 rounded-theme border px-2 py-1.5 text-left text-sm leading-tight';

/** A shift or an absence in a cell; can be opened and moved. */
export function PlanBlock({ name, onOpen, ...props }: BlockProps & { name: string; onOpen: () => void }) {
  const { entry, day } = props;
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: `${entry.id}|${day}`,
    data: { entry, day },
  });
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      aria-roledescription={texts.draggable}
      onClick={onOpen}
      className={`${BOX} min-h-11 cursor-grab touch-manipulation hover:shadow-card ${TYPE_LOOKS[entry.type].box} ${isDragging ? 'opacity-40' : ''}`}
    >
      <span className="sr-only">{`${name}, ${formatLongDay(day)}: ${entry.type === 'work' ? `${TYPE_NAMES.work} ` : ''}`}</span>
      <BlockText {...props} />
    </button>
  );
}

/** The same read-only, and as the drag overlay. */
export function StillBlock({ isLifted = false, ...props }: BlockProps & { isLifted?: boolean }) {
  return (
    <div
      className={`${BOX} ${TYPE_LOOKS[props.entry.type].box} ${isLifted ? 'cursor-grabbing shadow-lift' : ''}`}
    >
      <BlockText {...props} />
    </div>
  );
}

function BlockText({ entry, day, timeZone }: BlockProps) {
  const isWork = entry.type === 'work';
  return (
    <>
      {!isWork && (
        <span className="flex items-center gap-1 font-semibold">
          <StaffIcon name={TYPE_LOOKS[entry.type].icon} className="size-4" />
          {TYPE_NAMES[entry.type]}
        </span>
      )}
      {(isWork || !isWholeDay(entry, day, timeZone)) && (
        <span className={`tabular-nums ${isWork ? 'font-semibold' : ''}`}>{spanText(entry, timeZone)}</span>
      )}
      {entry.breakMinutes > 0 && (
        <span className="text-xs">{texts.pauseMinutes({ minutes: entry.breakMinutes })}</span>
      )}
      {entry.note && <span className="line-clamp-2 break-words text-xs">{entry.note}</span>}
    </>
  );
}
