import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useRef } from 'react';
import type { Layer } from '#domain/drawing/image-template.ts';
import { HANDLES, type Handle, moved, resized, snapped } from './layer-geometry.ts';
import { layerName } from './layer-kinds.ts';
import * as texts from './texts.ts';

interface LayerBoxProps {
  layer: Layer;
  canvas: { width: number; height: number };
  /** Screen pixels per canvas pixel. */
  scale: number;
  isSelected: boolean;
  isDisabled: boolean;
  onSelect: () => void;
  onChange: (layer: Layer, kind: string) => void;
  onRemove: () => void;
}

/** Snapping distance to the edges and centre lines of the canvas, in screen pixels. */
const REACH = 6;

/**
 * A layer on the canvas as a control: pressing selects it, dragging moves it, its handles resize it. Arrow keys do the
 * same.
 */
export function LayerBox({
  layer,
  canvas,
  scale,
  isSelected,
  isDisabled,
  onSelect,
  onChange,
  onRemove,
}: LayerBoxProps) {
  const drag = useRef<{ x: number; y: number; layer: Layer; handle: Handle | null } | null>(null);
  const isProportional = layer.type === 'qr';

  const begin = (event: ReactPointerEvent, handle: Handle | null) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    onSelect();
    if (isDisabled) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, layer, handle };
  };
  const pull = (event: ReactPointerEvent) => {
    const start = drag.current;
    if (!start) return;
    const [right, down] = [(event.clientX - start.x) / scale, (event.clientY - start.y) / scale];
    if (start.handle) {
      const keepsRatio = isProportional || event.shiftKey;
      onChange(resized(start.layer, start.handle, right, down, keepsRatio), 'resize');
    } else {
      const there = moved(start.layer, right, down);
      onChange(event.altKey ? there : snapped(there, canvas, REACH / scale), 'move');
    }
  };
  const end = () => {
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isDisabled) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return onRemove();
    }
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 1;
    const [right, down] = [direction[0] * step, direction[1] * step];
    if (event.ctrlKey || event.metaKey)
      onChange(resized(layer, { across: 1, down: 1 }, right, down, isProportional), 'resize');
    else onChange(moved(layer, right, down), 'move');
  };

  return (
    <div
      // The selected one can be moved even where others cover it.
      className={isSelected ? 'absolute z-10' : 'absolute'}
      style={{
        left: layer.x * scale,
        top: layer.y * scale,
        width: layer.width * scale,
        height: layer.height * scale,
        rotate: `${layer.rotation}deg`,
      }}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={texts.layerNamed({ name: layerName(layer) })}
        aria-describedby="layer-keys"
        onPointerDown={(event) => begin(event, null)}
        onPointerMove={pull}
        onPointerUp={end}
        onPointerCancel={end}
        onClick={onSelect}
        onFocus={onSelect}
        onKeyDown={onKeyDown}
        className={`absolute inset-0 touch-none ${isDisabled ? '' : 'cursor-move'} ${isSelected ? 'outline-2 outline-primary' : 'hover:outline-2 hover:outline-line-strong hover:outline-dashed'}`}
      />
      {isSelected &&
        !isDisabled &&
        HANDLES.filter(({ across, down }) => !isProportional || (across !== 0 && down !== 0)).map(
          (handle) => (
            <span
              key={`${handle.across} ${handle.down}`}
              aria-hidden="true"
              onPointerDown={(event) => begin(event, handle)}
              onPointerMove={pull}
              onPointerUp={end}
              onPointerCancel={end}
              className="absolute z-10 -m-2 flex size-4 touch-none items-center justify-center"
              style={{
                left: `${(handle.across + 1) * 50}%`,
                top: `${(handle.down + 1) * 50}%`,
                cursor: cursorOf(handle),
              }}
            >
              <span className="size-2.5 rounded-xs border-2 border-primary-edge bg-white" />
            </span>
          ),
        )}
    </div>
  );
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function cursorOf({ across, down }: Handle): string {
  if (across === 0) return 'ns-resize';
  if (down === 0) return 'ew-resize';
  return across === down ? 'nwse-resize' : 'nesw-resize';
}
