import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

interface SortableListProps<T> {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly T[];
  /** Stays with an item through moves and changes. */
  keyOf: (item: T, index: number) => string | number;
  /** The name of an item in announcements. */
  nameOf: (item: T, index: number) => string;
  onMove: (items: T[]) => void;
  isDisabled?: boolean;
  /** The item; it has to contain `handle`. */
  children: (item: T, index: number, handle: ReactNode) => ReactNode;
}

/** A list whose items can be moved by mouse, touch and keyboard (space, arrows, space). */
export function SortableList<T>({
  label,
  items,
  keyOf,
  nameOf,
  onMove,
  isDisabled = false,
  children,
}: SortableListProps<T>) {
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = items.map((item, index) => String(keyOf(item, index)));
  const nameAt = (key: string | number) => {
    const index = keys.indexOf(String(key));
    const item = items[index];
    return item === undefined ? '' : nameOf(item, index);
  };
  const list = useRef<HTMLUListElement>(null);
  /** The last move, as long as nothing was added or removed since. */
  const [last, setLast] = useState<{ from: number; to: number; count: number } | null>(null);
  const put = (from: number, to: number) => {
    const item = items[from];
    if (item !== undefined) onMove(items.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  const move = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over.id))];
    setLast({ from, to, count: items.length });
    put(from, to);
  };
  const takeBack = ({ from, to }: { from: number; to: number }) => {
    put(to, from);
    setLast(null);
    // The button goes: the keyboard goes on in the list.
    list.current?.querySelector<HTMLElement>('[aria-roledescription]')?.focus();
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestTop}
      onDragEnd={move}
      accessibility={{
        announcements: announcementsOf(nameAt, keys),
        screenReaderInstructions: {
          draggable: texts.moveInstructions,
        },
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy} disabled={isDisabled}>
        <ul ref={list} aria-label={label} className="flex flex-col gap-2">
          {items.map((item, index) => (
            <SortableItem key={keys[index]} id={keys[index] ?? ''} name={nameOf(item, index)}>
              {(handle) => children(item, index, handle)}
            </SortableItem>
          ))}
        </ul>
        {last && !isDisabled && last.count === items.length && (
          <Button look="quiet" size="small" className="mt-2 self-start" onClick={() => takeBack(last)}>
            {texts.takeMoveBack}
          </Button>
        )}
      </SortableContext>
    </DndContext>
  );
}

/** By the top edges, where the handles are: an expanded item is many times as tall as a collapsed one. */
const closestTop: CollisionDetection = ({ collisionRect, droppableRects, droppableContainers }) =>
  droppableContainers
    .flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id);
      const value = rect && Math.abs(rect.top - collisionRect.top);
      return value === undefined ? [] : { id: droppableContainer.id, data: { droppableContainer, value } };
    })
    .sort((a, b) => a.data.value - b.data.value);

function SortableItem({
  id,
  name,
  children,
}: {
  id: string;
  name: string;
  children: (handle: ReactNode) => ReactNode;
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-roledescription={texts.movable}
      aria-label={texts.moveNamed({ name })}
      className="inline-flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-theme text-muted hover:bg-ink/8 hover:text-ink"
    >
      <StaffIcon name="grip" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
      className={isDragging ? 'relative z-10 opacity-80 shadow-lift' : ''}
    >
      {children(handle)}
    </li>
  );
}

/** Screen reader announcements while an item moves. */
function announcementsOf(nameAt: (key: string | number) => string, keys: readonly string[]): Announcements {
  const placeOf = (key: string | number) =>
    texts.place({ place: keys.indexOf(String(key)) + 1, count: keys.length });
  return {
    onDragStart: ({ active }) => texts.pickedUp({ name: nameAt(active.id), place: placeOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? texts.movedTo({ name: nameAt(active.id), place: placeOf(over.id) }) : '',
    onDragEnd: ({ active, over }) =>
      over
        ? texts.droppedAt({ name: nameAt(active.id), place: placeOf(over.id) })
        : texts.dropped({ name: nameAt(active.id) }),
    onDragCancel: ({ active }) => texts.leftInPlace({ name: nameAt(active.id) }),
  };
}
