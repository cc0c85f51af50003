import { append, changeShelf, readShelf } from '#web/backoffice/session/desk-store.ts';
import type { OutboxStore } from './command-desk.ts';
import type { KeptCommand } from './outbox.ts';

/** Where no disk is to be had commands are kept at least as long as the page, behind those on the disk. */
const kept = new Map<number, KeptCommand>();
let lastUnstored = Number.MAX_SAFE_INTEGER / 2;

/** The outbox on the disk of this browser. */
export const browserOutbox: OutboxStore = {
  async all() {
    const stored = await readShelf<KeptCommand>('outbox').catch(() => []);
    return [...stored, ...kept.values()];
  },
  async add(command) {
    const place = await append('outbox', command).catch(() => null);
    if (place !== null) return { ...command, place };
    lastUnstored += 1;
    const unstored = { ...command, place: lastUnstored };
    kept.set(unstored.place, unstored);
    return unstored;
  },
  async change(puts, removed) {
    const stored = puts.filter(({ place }) => !kept.has(place));
    const gone = removed.filter((place) => !kept.has(place));
    for (const command of puts) if (kept.has(command.place)) kept.set(command.place, command);
    for (const place of removed) kept.delete(place);
    if (stored.length + gone.length === 0) return;
    await changeShelf('outbox', { puts: stored.map((value) => ({ value })), removed: gone });
  },
};

const LOCK = 'theke-outbox';
const CHANNEL = 'theke-outbox';

/** Runs the work while no other tab of this browser runs its own; a tab that ends gives the lock back. */
export async function exclusively(work: () => Promise<void>): Promise<void> {
  // Only pages of https and of this computer have locks; others have neither keys for commands.
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(LOCK, work);
}

/** Tells the other tabs that the outbox has changed. */
export function tellTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back when another tab has changed the outbox; returns how to stop. */
export function onTabs(heard: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = heard;
  return () => channel.close();
}
