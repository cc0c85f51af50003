/** A property, a place in a list, or the element of a list that has this id. */
type Step = string | number | { id: number };

/**
 * What a value lost: an element of a list or, where elements cannot be told apart, a whole replaced value.
 */
export type LostValue =
  | { path: readonly Step[]; element: unknown; place: number; after: number | null }
  | { path: readonly Step[]; former: unknown; now: unknown };

/** The difference between a value and what remained of it, as small as its ids allow. */
export function lostValues(former: unknown, now: unknown, path: readonly Step[] = []): LostValue[] {
  if (isEqual(former, now)) return [];
  if (Array.isArray(former) && Array.isArray(now)) {
    if (hasKeys(former) && hasKeys(now)) return lostElements(former, now, path);
    if (former.length === now.length)
      return former.flatMap((one, place) => lostValues(one, now[place], [...path, place]));
  } else if (isObject(former) && isObject(now) && hasSameNames(former, now)) {
    return Object.keys(former).flatMap((name) => lostValues(former[name], now[name], [...path, name]));
  }
  return [{ path, former, now }];
}

function lostElements(
  former: readonly unknown[],
  now: readonly unknown[],
  path: readonly Step[],
): LostValue[] {
  const left = new Map(now.map((one) => [keyOf(one), one]));
  let after: number | null = null;
  return former.flatMap((element, place): LostValue[] => {
    const key = keyOf(element);
    const before = after;
    after = key;
    if (key === null || !left.has(key)) return [{ path, element, place, after: before }];
    return isObject(element) ? lostValues(element, left.get(key), [...path, { id: key }]) : [];
  });
}

/** The value with what it lost; what others have changed in between stays as it is. */
export function withLost(value: unknown, lost: readonly LostValue[]): unknown {
  return lost.reduce((current, one) => at(current, one.path, (place) => restored(place, one)), value);
}

function restored(value: unknown, lost: LostValue): unknown {
  if ('former' in lost) return isEqual(value, lost.now) ? lost.former : value;
  if (!Array.isArray(value) || value.some((one) => isSame(one, lost.element))) return value;
  const neighbour = lost.after === null ? -1 : value.findIndex((one) => keyOf(one) === lost.after);
  const place = neighbour >= 0 ? neighbour + 1 : Math.min(lost.place, value.length);
  return value.toSpliced(place, 0, lost.element);
}

function at(value: unknown, [step, ...rest]: readonly Step[], act: (value: unknown) => unknown): unknown {
  if (step === undefined) return act(value);
  if (Array.isArray(value)) {
    const wanted = typeof step === 'object' ? value.findIndex((one) => keyOf(one) === step.id) : Number(step);
    return value.map((one, place) => (place === wanted ? at(one, rest, act) : one));
  }
  if (!isObject(value) || typeof step !== 'string' || !Object.hasOwn(value, step)) return value;
  return { ...value, [step]: at(value[step], rest, act) };
}

function isSame(one: unknown, other: unknown): boolean {
  const key = keyOf(one);
  return key !== null && key === keyOf(other);
}

function hasKeys(list: readonly unknown[]): boolean {
  const keys = list.map(keyOf);
  return !keys.includes(null) && new Set(keys).size === keys.length;
}

function keyOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return isObject(value) && typeof value.id === 'number' ? value.id : null;
}

function hasSameNames(one: object, other: object): boolean {
  return Object.keys(one).toSorted().join() === Object.keys(other).toSorted().join();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Whether two JSON values are the same, whatever the order of their names. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, place) => isEqual(value, other[place]));
  if (!isObject(one) || !isObject(other) || !hasSameNames(one, other)) return false;
  return Object.keys(one).every((name) => isEqual(one[name], other[name]));
}
