import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId, useRef, useState } from 'react';
import { NAVIGATION_LEVELS, type NavigationItem } from '#entities/shapes/navigation.ts';
import { errorsBelow, type InputErrors, type InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { useOptions } from '#web/backoffice/crud/use-options.ts';
import { notify } from '#web/lib/notices.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { newKeys, useKeys } from '../sections/use-keys.ts';
import { itemLabel, NEW_ITEM } from './item-kinds.ts';
import { ItemRow } from './item-row.tsx';
import {
  countItems,
  type Direction,
  dropped,
  endOf,
  type FlatItem,
  flatten,
  nest,
  stepped,
} from './navigation-tree.ts';
import * as texts from './texts.ts';

/** Horizontal drag distance per level, in px. */
const INDENT = 32;

/** The tree of a menu: drag the handle by mouse or touch, use arrow keys on it, or the buttons of each entry. */
export function NavigationInput({ id, value, onChange, errors, isDisabled }: InputProps<NavigationItem[]>) {
  const { flat, set, drop, remove } = useTree(value, onChange);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<string | null>(null);
  const [drag, setDrag] = useState<{ key: string; depth: number } | null>(null);
  const [said, setSaid] = useState('');
  const dndId = useId();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const targets = { sites: useOptions('site').options, branches: useOptions('branch').options };
  const nameOf = (item: NavigationItem) => itemLabel(item, targets) || texts.ITEM_KINDS[item.type];

  const move = (index: number, direction: Direction) => {
    const next = stepped(flat, index, direction);
    const name = nameOf(flat[index]?.item ?? NEW_ITEM);
    setSaid(next ? texts.moved({ name, direction }) : texts.noFurther({ name }));
    if (next) set(next);
  };
  const add = (index: number, depth: number) => {
    const [key = ''] = newKeys(1);
    set(flat.toSpliced(index, 0, { key, depth, path: '', item: NEW_ITEM }));
    setOpen(new Set([...open, key]));
    setAdded(key);
  };
  const removeAt = (index: number) => remove(index, nameOf(flat[index]?.item ?? NEW_ITEM));
  const landing = ({ active, over, delta }: DragMoveEvent | DragEndEvent) => {
    const from = flat.find(({ key }) => key === active.id);
    if (!over || !from) return null;
    return dropped(flat, from.key, String(over.id), from.depth + Math.round(delta.x / INDENT));
  };
  const shown = drag ? withoutBelow(flat, drag.key) : flat;

  return (
    <div className="flex flex-col gap-4">
      {flat.length === 0 && (
        <p className="rounded-card border border-line-strong border-dashed bg-paper px-5 py-8 text-center text-muted">
          {texts.empty}
        </p>
      )}
      <DndContext
        id={dndId}
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={({ active }) => setDrag({ key: String(active.id), depth: depthOf(flat, active.id) })}
        onDragMove={(event) => {
          const place = landing(event);
          const key = String(event.active.id);
          if (place && (drag?.key !== key || drag.depth !== place.depth))
            setDrag({ key, depth: place.depth });
        }}
        onDragEnd={(event) => {
          const place = landing(event);
          setDrag(null);
          const moved = flat.find(({ key }) => key === event.active.id);
          if (place && moved) drop(place.flat, nameOf(moved.item));
        }}
        onDragCancel={() => setDrag(null)}
        accessibility={{
          announcements: SILENT,
          screenReaderInstructions: {
            draggable: texts.keyboardHint,
          },
        }}
      >
        <SortableContext items={shown.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <ul aria-label={texts.entries} className="flex flex-col gap-2">
            {shown.map((entry) => {
              const index = flat.indexOf(entry);
              const own = ownErrors(errorsBelow(errors, entry.path));
              const isOpen = open.has(entry.key) || Object.keys(own).length > 0;
              return (
                <ItemRow
                  key={entry.key}
                  flat={entry}
                  id={`${id}-${entry.key}`}
                  depth={drag?.key === entry.key ? drag.depth : entry.depth}
                  targets={targets}
                  errors={own}
                  isOpen={isOpen}
                  isNew={added === entry.key}
                  isDisabled={isDisabled}
                  canMove={(direction) => stepped(flat, index, direction) !== null}
                  onMove={(direction) => move(index, direction)}
                  onToggle={() => setOpen(toggled(open, entry.key))}
                  onChange={(item) => set(flat.with(index, { ...entry, item }))}
                  onAddBelow={
                    entry.depth < NAVIGATION_LEVELS - 1
                      ? () => add(endOf(flat, index), entry.depth + 1)
                      : null
                  }
                  onRemove={() => removeAt(index)}
                />
              );
            })}
          </ul>
        </SortableContext>
      </DndContext>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <FieldError id={`${id}-error`} error={errors['']} />
      {!isDisabled && (
        <Button look="secondary" className="self-start" onClick={() => add(flat.length, 0)}>
          <StaffIcon name="plus" />
          {texts.addEntry}
        </Button>
      )}
    </div>
  );
}

/** The entries in one list, each with a key; a removed one can be brought back, a dropped one put back. */
function useTree(value: NavigationItem[], onChange: (items: NavigationItem[]) => void) {
  const [keys, setKeys] = useKeys(countItems(value));
  const flat = flatten(value, keys);
  const latest = useRef(flat);
  latest.current = flat;
  const set = (next: readonly FlatItem[]) => {
    latest.current = [...next];
    setKeys(next.map(({ key }) => key));
    onChange(nest(next));
  };
  const remove = (index: number, name: string) => {
    const end = endOf(flat, index);
    const gone = flat.slice(index, end);
    set(flat.toSpliced(index, gone.length));
    notify({
      text: texts.removed({ name, below: gone.length - 1 }),
      actions: [
        {
          label: texts.undo,
          run: () => set(latest.current.toSpliced(Math.min(index, latest.current.length), 0, ...gone)),
        },
      ],
    });
  };
  const drop = (next: readonly FlatItem[], name: string) => {
    if (isSameTree(flat, next)) return;
    set(next);
    const takeBack = () => {
      const now = new Map(latest.current.map((one) => [one.key, one.item]));
      // What was added or removed since has a place of its own.
      if (now.size !== flat.length || flat.some(({ key }) => !now.has(key))) return;
      set(flat.map((one) => ({ ...one, item: now.get(one.key) ?? one.item })));
    };
    notify({ text: texts.dropped({ name }), actions: [{ label: texts.undo, run: takeBack }] });
  };
  return { flat, set, drop, remove };
}

function isSameTree(one: readonly FlatItem[], other: readonly FlatItem[]): boolean {
  return one.every(({ key, depth }, index) => other[index]?.key === key && other[index].depth === depth);
}

/** Dragging by mouse needs no announcements, and the arrow keys have a line of their own. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

function depthOf(flat: readonly FlatItem[], key: string | number): number {
  return flat.find((one) => one.key === key)?.depth ?? 0;
}

/** The children of a dragged entry travel with it, hidden. */
function withoutBelow(flat: readonly FlatItem[], key: string): FlatItem[] {
  const index = flat.findIndex((one) => one.key === key);
  return index < 0 ? [...flat] : flat.toSpliced(index + 1, endOf(flat, index) - index - 1);
}

/** The errors of an entry without those of its descendants. */
function ownErrors(errors: InputErrors): InputErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !path.startsWith('children.')));
}

function toggled(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
}
