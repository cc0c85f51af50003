/**
 * Held orders by who sent them: orders that share a key are of one sender, and so are those that are linked over others (R344). In
 * the order of their first one; orders without any key stand alone.
 */
export function senderGroups<T extends { keys: readonly string[] }>(orders: readonly T[]): T[][] {
  const parent = orders.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root] ?? root;
    let step = index;
    // Flattened on the way: long chains are walked once.
    while (parent[step] !== root) {
      const next = parent[step] ?? root;
      parent[step] = root;
      step = next;
    }
    return root;
  };
  const first = new Map<string, number>();
  orders.forEach(({ keys }, index) => {
    for (const key of keys) {
      const other = first.get(key);
      if (other === undefined) first.set(key, index);
      else {
        const [low, high] = [rootOf(other), rootOf(index)].sort((a, b) => a - b);
        if (low !== undefined && high !== undefined) parent[high] = low;
      }
    }
  });
  const groups = new Map<number, T[]>();
  orders.forEach((order, index) => {
    const root = rootOf(index);
    groups.set(root, [...(groups.get(root) ?? []), order]);
  });
  return [...groups.values()];
}
