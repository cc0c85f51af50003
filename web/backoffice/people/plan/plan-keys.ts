import {
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  pointerWithin,
  rectIntersection,
} from '@dnd-kit/core';
import type { LocalDay } from '#domain/time/zoned-time.ts';
import * as texts from './texts.ts';

/** The drag and drop id of a cell. */
export function cellId(user: number, day: LocalDay): string {
  return `${user}|${day}`;
}

export function cellOf(id: string | number): { user: number; day: LocalDay } | null {
  const [user, day] = String(id).split('|');
  return user && day ? { user: Number(user), day } : null;
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Space picks up and drops; the arrows move from cell to cell. Enter opens. */
export const KEYS = { start: ['Space'], cancel: ['Escape', 'Tab'], end: ['Space', 'Enter'] };

/** Moves by one cell, whatever the size of the cells. */
export function cellSteps(
  users: readonly number[],
  days: readonly LocalDay[],
  startOf: (active: string) => string | null,
): KeyboardCoordinateGetter {
  return (event, { active, context: { over, droppableRects } }) => {
    const step = STEPS[event.code];
    const here = cellOf(over?.id ?? startOf(String(active)) ?? '');
    if (!step || !here) return undefined;
    event.preventDefault();
    const user = users[users.indexOf(here.user) + step[0]];
    const day = days[days.indexOf(here.day) + step[1]];
    const rect = user !== undefined && day ? droppableRects.get(cellId(user, day)) : undefined;
    return rect ? { x: rect.left + 4, y: rect.top + 4 } : undefined;
  };
}

/** Under the mouse, or where the keyboard has moved it. */
export const underPointer: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

/** Screen reader announcements while an entry moves. */
export function planAnnouncements(nameOf: (cell: string | number) => string): Announcements {
  return {
    onDragStart: () => texts.lifted,
    onDragOver: ({ over }) => (over ? `${nameOf(over.id)}.` : ''),
    onDragEnd: ({ over }) => (over ? texts.dropped({ place: nameOf(over.id) }) : texts.notMoved),
    onDragCancel: () => texts.notMoved,
  };
}
