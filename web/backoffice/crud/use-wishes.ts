import { useRef, useState } from 'react';

/**
 * Switches that count without 'Speichern': they move at once, and go back when the server refuses. `send` answers when what is
 * stored has arrived; who shows the sentence of a refusal is for it to say. Whoever changes their mind meanwhile is heard as
 * well: of one switch the calls follow each other, so that the last wish is the one that is stored.
 */
export function useWishes(send: (key: number, isOn: boolean) => Promise<unknown>) {
  const open = useRef(new Map<number, boolean>());
  const [wishes, setWishes] = useState<ReadonlyMap<number, boolean>>(new Map());
  const show = () => setWishes(new Map(open.current));
  return {
    /** How the switch stands: as was wished, else as is stored. */
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
