import { useSortable } from '@dnd-kit/sortable';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { NavigationItem } from '#entities/shapes/navigation.ts';
import { FoldButton } from '#web/backoffice/crud/inputs/fold-button.tsx';
import type { InputErrors } from '#web/backoffice/crud/inputs/input-props.ts';
import { IconButton } from '#web/ui/button.tsx';
import { StaffIcon, type StaffIconName } from '#web/ui/staff-icon.tsx';
import { ItemFields } from './item-fields.tsx';
import { ITEM_ICONS, type ItemTargets, itemLabel } from './item-kinds.ts';
import type { Direction, FlatItem } from './navigation-tree.ts';
import * as texts from './texts.ts';

interface ItemRowProps {
  flat: FlatItem;
  id: string;
  /** While dragging: the depth at which it would land. */
  depth: number;
  targets: ItemTargets;
  errors: InputErrors;
  isOpen: boolean;
  /** Just added: takes focus. */
  isNew: boolean;
  isDisabled: boolean;
  canMove: (direction: Direction) => boolean;
  onMove: (direction: Direction) => void;
  onToggle: () => void;
  onChange: (item: NavigationItem) => void;
  onAddBelow: (() => void) | null;
  onRemove: () => void;
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'indent',
  ArrowLeft: 'outdent',
};
const STEPS: readonly { direction: Direction; icon: StaffIconName }[] = [
  { direction: 'up', icon: 'arrow-up' },
  { direction: 'down', icon: 'arrow-down' },
  { direction: 'indent', icon: 'indent' },
  { direction: 'outdent', icon: 'outdent' },
];

/** One entry of a menu, indented by level. */
export function ItemRow(props: ItemRowProps) {
  const { flat, id, depth, targets, errors, isOpen, isNew, isDisabled, canMove, onMove } = props;
  const { item, key } = flat;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: key, disabled: isDisabled });
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) toggle.current?.focus();
  }, [isNew]);
  const label = itemLabel(item, targets);
  const name = label || texts.ITEM_KINDS[item.type];
  const hasErrors = Object.keys(errors).length > 0;
  const onKey = (event: KeyboardEvent) => {
    const direction = KEYS[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(direction);
  };
  return (
    <li
      ref={setNodeRef}
      style={{
        marginLeft: `${flat.depth * 2}rem`,
        // The drop position is not a margin: the drag is measured from where the row is.
        transform: transform ? `translate(${(depth - flat.depth) * 2}rem, ${transform.y}px)` : undefined,
        transition,
      }}
      className={isDragging ? 'relative z-10 opacity-80 shadow-lift' : ''}
    >
      <div className={`rounded-card border bg-card ${hasErrors ? 'border-error' : 'border-line-strong'}`}>
        <div className="flex flex-wrap items-center gap-x-1 p-1">
          {!isDisabled && (
            <button
              type="button"
              ref={setActivatorNodeRef}
              {...attributes}
              {...listeners}
              onKeyDown={onKey}
              aria-roledescription={texts.movable}
              aria-label={texts.moveNamed({ name })}
              className="inline-flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-theme text-muted hover:bg-ink/8 hover:text-ink"
            >
              <StaffIcon name="grip" />
            </button>
          )}
          <FoldButton
            ref={toggle}
            isOpen={isOpen}
            controls={`${id}-fields`}
            hasErrors={hasErrors}
            className="min-w-40 gap-3"
            onToggle={props.onToggle}
          >
            <StaffIcon name={ITEM_ICONS[item.type]} className="size-4.5 text-muted" />
            <span className={`min-w-0 flex-1 truncate font-semibold ${item.isEnabled ? '' : 'text-muted'}`}>
              {label || <span className="font-normal text-muted">{name}</span>}
            </span>
            {!item.isEnabled && <span className="text-muted text-sm">{texts.hidden}</span>}
          </FoldButton>
          {!isDisabled && (
            <div className="ml-auto flex">
              {STEPS.map(({ direction, icon }) => (
                <IconButton
                  key={direction}
                  label={texts.step({ name, direction })}
                  // The focus stays on the pressed button, even when it cannot go any further.
                  aria-disabled={!canMove(direction)}
                  className="aria-disabled:text-muted/50"
                  onClick={() => onMove(direction)}
                >
                  <StaffIcon name={icon} className="size-4.5" />
                </IconButton>
              ))}
              {props.onAddBelow && (
                <IconButton label={texts.addBelow({ name })} onClick={props.onAddBelow}>
                  <StaffIcon name="plus" className="size-4.5" />
                </IconButton>
              )}
              <IconButton label={texts.removeNamed({ name })} onClick={props.onRemove}>
                <StaffIcon name="trash" className="size-4.5" />
              </IconButton>
            </div>
          )}
        </div>
        <div id={`${id}-fields`} hidden={!isOpen} className="border-line border-t p-4 sm:p-5">
          {isOpen && (
            <ItemFields
              item={item}
              id={id}
              targets={targets}
              errors={errors}
              isDisabled={isDisabled}
              onChange={props.onChange}
            />
          )}
        </div>
      </div>
    </li>
  );
}
