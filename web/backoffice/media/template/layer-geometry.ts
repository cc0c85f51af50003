import { LARGEST_TEMPLATE, type Placement } from '#domain/drawing/image-template.ts';

type Box = Pick<Placement, 'x' | 'y' | 'width' | 'height'>;
type Turned = Box & Pick<Placement, 'rotation'>;

/** Which edges a handle pulls: -1 = left or top, 1 = right or bottom, 0 = neither. */
export interface Handle {
  across: -1 | 0 | 1;
  down: -1 | 0 | 1;
}

export const HANDLES: readonly Handle[] = [
  { across: -1, down: -1 },
  { across: 0, down: -1 },
  { across: 1, down: -1 },
  { across: 1, down: 0 },
  { across: 1, down: 1 },
  { across: 0, down: 1 },
  { across: -1, down: 1 },
  { across: -1, down: 0 },
];

/** Smaller boxes cannot be grabbed any more. */
const SMALLEST = 4;

/** A moved box, in whole pixels. */
export function moved<B extends Box>(box: B, right: number, down: number): B {
  return { ...box, x: place(box.x + right), y: place(box.y + down) };
}

/**
 * A box resized at a handle by some canvas pixels; the opposite edge stays where it is, even when the box is rotated.
 * With `isProportional` a corner keeps the aspect ratio.
 */
export function resized<B extends Turned>(
  box: B,
  { across, down }: Pick<Handle, 'across' | 'down'>,
  right: number,
  below: number,
  isProportional = false,
): B {
  const angle = (box.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let width = edge(box.width + across * (right * cos + below * sin));
  let height = edge(box.height + down * (below * cos - right * sin));
  if (isProportional && across !== 0 && down !== 0) {
    const scale = Math.max(width / box.width, height / box.height);
    width = edge(box.width * scale);
    height = edge(box.height * scale);
  }
  const shiftX = (across * (width - box.width)) / 2;
  const shiftY = (down * (height - box.height)) / 2;
  const middleX = box.x + box.width / 2 + shiftX * cos - shiftY * sin;
  const middleY = box.y + box.height / 2 + shiftX * sin + shiftY * cos;
  return { ...box, x: place(middleX - width / 2), y: place(middleY - height / 2), width, height };
}

/** The nearest position at which edges or centre of a box align with those of the canvas, if within `reach` pixels. */
export function snapped<B extends Turned>(
  box: B,
  canvas: { width: number; height: number },
  reach: number,
): B {
  if (box.rotation % 360 !== 0) return box;
  return {
    ...box,
    x: nearest(box.x, [0, (canvas.width - box.width) / 2, canvas.width - box.width], reach),
    y: nearest(box.y, [0, (canvas.height - box.height) / 2, canvas.height - box.height], reach),
  };
}

function nearest(value: number, goals: readonly number[], reach: number): number {
  const [best = value] = goals.toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value));
  return Math.abs(best - value) <= reach ? Math.round(best) : value;
}

function place(value: number): number {
  return Math.round(Math.min(LARGEST_TEMPLATE, Math.max(-LARGEST_TEMPLATE, value)));
}

function edge(value: number): number {
  return Math.round(Math.min(LARGEST_TEMPLATE, Math.max(SMALLEST, value)));
}
