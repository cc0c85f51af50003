export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Where a window goes that was at `wanted`: moved and shrunk into the display that it covers most. Null if it would be on
 * none, because its display is gone: then it opens where the system puts new windows.
 *
 * @param areas the displays without bars of the system
 */
export function placeWithin(wanted: Place, areas: readonly Place[]): Place | null {
  let best: Place | null = null;
  for (const area of areas) {
    if (overlap(wanted, area) > (best ? overlap(wanted, best) : 0)) best = area;
  }
  if (!best) return null;
  const width = Math.min(wanted.width, best.width);
  const height = Math.min(wanted.height, best.height);
  return {
    x: between(wanted.x, best.x, best.x + best.width - width),
    y: between(wanted.y, best.y, best.y + best.height - height),
    width,
    height,
  };
}

function overlap(a: Place, b: Place): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
