/**
 * One read for all who ask at the same moment, whatever key they ask for. A question during a read waits for the next one:
 * no answer is older than its question.
 */
export function sharedRead<K, V>(
  read: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let planned: { keys: Set<K>; answers: Promise<ReadonlyMap<K, V>> } | null = null;

  function plan() {
    const keys = new Set<K>();
    const answers = new Promise((resolve) => setImmediate(resolve)).then(() => {
      planned = null;
      return read([...keys]);
    });
    return { keys, answers };
  }

  return async (key) => {
    planned ??= plan();
    planned.keys.add(key);
    return (await planned.answers).get(key);
  };
}
