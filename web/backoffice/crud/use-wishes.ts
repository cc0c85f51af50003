import { useRef, useState } from 'react';

/**
 * Switches that apply without 'Speichern': they flip optimistically, and flip back when the server rejects the change.
 * `send` resolves when the stored value has arrived; it also reports rejections itself. Changes of mind count as well:
 * calls of one switch are queued, so that the last wish is the one that is stored.
 */
export function useOptimisticSwitches(send: (key: number, isOn: boolean) => Promise<unknown>) {
  const open = useRef(new Map<number, boolean>());
  const [wishes, setWishes] = useState<ReadonlyMap<number, boolean>>(new Map());
  const show = () => setWishes(new Map(open.current));
  return {
    /** The switch's state: as wished, else as stored. */
    isOn: (key: number, stored: boolean) => wishes.get(key) ?? stored,
    wish: async (key: number, isOn: boolean): Promise<void> => {
      const isRunning = open.current.has(key);
      open.current.set(key, isOn);
      show();
      if (isRunning) return;
      let sent: boolean | undefined;
      while (sent !== open.current.get(key)) {
        sent = open.current.get(key);
        const isDone = await send(key, sent === true).then(
          () => true,
          () => false,
        );
        if (!isDone) break;
      }
      open.current.delete(key);
      show();
    },
  };
}
