import type { Layer } from '#domain/drawing/image-template.ts';
import { SortableList } from '#web/backoffice/crud/inputs/sortable-list.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { LAYER_KINDS, layerName } from './layer-kinds.ts';
import * as texts from './texts.ts';

interface LayerListProps {
  layers: readonly Layer[];
  selected: number | null;
  isDisabled: boolean;
  onSelect: (index: number) => void;
  /** The layers in their new order, and the new index of the selected one. */
  onMove: (layers: Layer[], selected: number | null) => void;
  onCopy: (index: number) => void;
  onRemove: (index: number) => void;
}

interface Entry {
  layer: Layer;
  index: number;
}

/** The layers in stacking order, topmost first. */
export function LayerList({
  layers,
  selected,
  isDisabled,
  onSelect,
  onMove,
  onCopy,
  onRemove,
}: LayerListProps) {
  const entries: Entry[] = layers.map((layer, index) => ({ layer, index })).toReversed();
  return (
    <SortableList
      label={texts.layersLabel}
      items={entries}
      keyOf={({ index }) => index + 1}
      nameOf={({ layer }) => layerName(layer)}
      isDisabled={isDisabled}
      onMove={(moved) => {
        const pile = moved.toReversed();
        const place = pile.findIndex(({ index }) => index === selected);
        onMove(
          pile.map(({ layer }) => layer),
          place < 0 ? null : place,
        );
      }}
    >
      {({ layer, index }, _place, handle) => (
        <div
          className={`flex items-center rounded-theme border bg-card ${selected === index ? 'border-primary-edge bg-primary-soft' : 'border-line'}`}
        >
          {!isDisabled && handle}
          <button
            type="button"
            aria-pressed={selected === index}
            onClick={() => onSelect(index)}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-2 px-2 text-left"
          >
            <StaffIcon name={LAYER_KINDS[layer.type].icon} className="size-4" />
            <span className="truncate">{layerName(layer)}</span>
          </button>
          {!isDisabled && (
            <>
              <IconButton label={texts.copyLayer({ name: layerName(layer) })} onClick={() => onCopy(index)}>
                <StaffIcon name="copy" className="size-4" />
              </IconButton>
              <IconButton
                label={texts.removeLayer({ name: layerName(layer) })}
                onClick={() => onRemove(index)}
              >
                <StaffIcon name="trash" className="size-4" />
              </IconButton>
            </>
          )}
        </div>
      )}
    </SortableList>
  );
}
