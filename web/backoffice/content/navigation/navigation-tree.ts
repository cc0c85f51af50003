import { NAVIGATION_LEVELS, type NavigationItem } from '#entities/shapes/navigation.ts';

/** An entry in reading order, with its depth; its descendants follow it. */
export interface FlatItem {
  key: string;
  /** 0 at the top. */
  depth: number;
  /** Its place in the tree, as error paths name it: '1.children.0'. */
  path: string;
  /** `children` are empty: they follow in the list. */
  item: NavigationItem;
}

const DEEPEST = NAVIGATION_LEVELS - 1;

export function countItems(items: readonly NavigationItem[]): number {
  return items.reduce((sum, { children }) => sum + 1 + countItems(children), 0);
}

/** The entries of a tree in reading order; `keys` has one for each. */
export function flatten(items: readonly NavigationItem[], keys: readonly string[]): FlatItem[] {
  const flat: FlatItem[] = [];
  const walk = (level: readonly NavigationItem[], depth: number, prefix: string) => {
    for (const [index, item] of level.entries()) {
      const path = `${prefix}${index}`;
      flat.push({ key: keys[flat.length] ?? path, depth, path, item: { ...item, children: [] } });
      walk(item.children, depth + 1, `${path}.children.`);
    }
  };
  walk(items, 0, '');
  return flat;
}

/** The tree of entries in reading order; an entry too deep for the one above it becomes that one's child. */
export function nest(flat: readonly FlatItem[]): NavigationItem[] {
  const roots: NavigationItem[] = [];
  const levels: NavigationItem[][] = [roots];
  for (const { item, depth } of flat) {
    const level = Math.min(depth, levels.length - 1);
    const copy: NavigationItem = { ...item, children: [] };
    levels[level]?.push(copy);
    levels.length = level + 1;
    levels.push(copy.children);
  }
  return roots;
}

/** The index after the entry and all its descendants. */
export function endOf(flat: readonly FlatItem[], index: number): number {
  const depth = flat[index]?.depth ?? 0;
  const next = flat.findIndex((one, place) => place > index && one.depth <= depth);
  return next < 0 ? flat.length : next;
}

/** How many levels there are below an entry. */
function heightOf(flat: readonly FlatItem[], index: number): number {
  const depth = flat[index]?.depth ?? 0;
  return Math.max(...flat.slice(index, endOf(flat, index)).map((one) => one.depth - depth));
}

export type Direction = 'up' | 'down' | 'indent' | 'outdent';

/** The entries after one of them took a step with all its descendants; null where that step is not possible. */
export function stepped(flat: readonly FlatItem[], index: number, direction: Direction): FlatItem[] | null {
  const { depth = 0 } = flat[index] ?? {};
  const end = endOf(flat, index);
  const before = siblingBefore(flat, index);
  switch (direction) {
    case 'up':
      return before === null ? null : moved(flat, index, before, depth);
    case 'down': {
      if (flat[end]?.depth !== depth) return null;
      return moved(flat, end, index, depth);
    }
    case 'indent': {
      if (before === null || depth + 1 + heightOf(flat, index) > DEEPEST) return null;
      return moved(flat, index, index, depth + 1);
    }
    case 'outdent': {
      if (depth === 0) return null;
      // After all descendants of the same parent.
      const parent = flat.findLastIndex((one, place) => place < index && one.depth === depth - 1);
      return moved(flat, index, endOf(flat, parent), depth - 1);
    }
  }
}

function siblingBefore(flat: readonly FlatItem[], index: number): number | null {
  const { depth = 0 } = flat[index] ?? {};
  for (let place = index - 1; place >= 0; place -= 1) {
    const other = flat[place]?.depth ?? 0;
    if (other === depth) return place;
    if (other < depth) return null;
  }
  return null;
}

/** Moves the entry at `from` with its descendants to the index `to` (of the list before the move), at another depth. */
function moved(flat: readonly FlatItem[], from: number, to: number, depth: number): FlatItem[] {
  const end = endOf(flat, from);
  const shift = depth - (flat[from]?.depth ?? 0);
  const part = flat.slice(from, end).map((one) => ({ ...one, depth: one.depth + shift }));
  const rest = flat.toSpliced(from, end - from);
  return rest.toSpliced(to > from ? to - part.length : to, 0, ...part);
}

/**
 * Where an entry lands when dragged over another one: `wish` is the depth that the pointer indicates, limited to what is
 * possible there. null where it cannot be dropped.
 */
export function dropped(
  flat: readonly FlatItem[],
  active: string,
  over: string,
  wish: number,
): { flat: FlatItem[]; depth: number } | null {
  const from = flat.findIndex(({ key }) => key === active);
  const target = flat.findIndex(({ key }) => key === over);
  const end = endOf(flat, from);
  if (from < 0 || target < 0 || (target > from && target < end)) return null;
  // Moving down it goes after the other one, moving up before it.
  const to = target > from ? target + 1 : target;
  const rest = flat.toSpliced(from, end - from);
  const place = to > from ? to - (end - from) : to;
  const before = rest[place - 1];
  const after = rest[place];
  const deepest = Math.min(before ? before.depth + 1 : 0, DEEPEST - heightOf(flat, from));
  const shallowest = after?.depth ?? 0;
  if (deepest < shallowest) return null;
  const depth = Math.max(shallowest, Math.min(deepest, wish));
  return { flat: moved(flat, from, target === from ? from : to, depth), depth };
}
