import { useEffectEvent, useLayoutEffect } from 'react';

/** Something that lies over the page and closes with the browser's Back button. */
interface Layer {
  close: () => void;
}

/** What is open, the lowest first. The history holds one entry above that of the page for each of them. */
const layers: Layer[] = [];
/** What waits until the history stands at the entry of the page itself. */
const waiting: (() => void)[] = [];
let isFollowed = false;
/** The entry of the page that they lie over, by the key that the router gave it. */
let page: unknown;
/** We have sent the browser through the history, and it has not arrived yet: it moves in its own time. */
let journey: ReturnType<typeof setTimeout> | null = null;

/** A journey that takes longer than this leads nowhere. */
const PATIENCE_MS = 1_000;

/**
 * Makes something that is open over the page an entry of the history: Back closes it, closing it in another way takes the
 * entry back. `onClose` may refuse (ask first): then the entry comes back. Where nobody follows the history, as in the
 * backoffice, nothing happens.
 */
export function useHistoryEntry(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    return isOpen ? openLayer(() => close()) : undefined;
  }, [isOpen]);
}

/** The same outside of rendering: answers how to say that it is closed. */
export function openLayer(close: () => void): () => void {
  const layer: Layer = { close };
  layers.push(layer);
  settleSoon();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    settleSoon();
  };
}

/**
 * Keeps the history in step with what is open from now on; called once by the router, before it listens itself: React renders
 * within the event, and what that sets off must not be taken for the end of a journey. Answers how to stop.
 */
export function followHistory(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onMoved();
  };
  isFollowed = true;
  addEventListener('popstate', onMoved);
  // A page out of the back/forward cache may stand at another entry than the one it was left at.
  addEventListener('pageshow', onShow);
  // After a reload the entry of an overlay is still there, the overlay is not.
  settleOverlays();
  return () => {
    isFollowed = false;
    removeEventListener('popstate', onMoved);
    removeEventListener('pageshow', onShow);
  };
}

/**
 * Runs once the history stands at the entry of the page itself, without those of overlays: at once where none is open. For
 * everything that leaves the page, so that Back from there leads to the page and not to an overlay that is gone.
 */
export function fromPage(run: () => void): void {
  if (journey === null && heldEntries() === 0) {
    run();
    return;
  }
  waiting.push(run);
  if (journey === null) travel(-heldEntries());
}

/** Once everything is closed that belonged to the page before: what outlives a change of the page gets its entry there. */
export function settleOnNewPage(): () => void {
  const timer = setTimeout(settleOverlays);
  return () => clearTimeout(timer);
}

/** Adds the entries that are missing, or goes back over those that are left over. */
function settleOverlays(): void {
  if (!isFollowed || journey !== null) return;
  page = pageKey();
  const held = heldEntries();
  if (held > layers.length) travel(layers.length - held);
  for (let count = held + 1; count <= layers.length; count += 1)
    history.pushState({ ...history.state, overlays: count }, '');
}

/** After all that opens and closes at the same moment: one overlay in the place of another keeps the entry. */
function settleSoon(): void {
  queueMicrotask(settleOverlays);
}

/** How many overlays the present entry stands for. */
function heldEntries(): number {
  const state: unknown = history.state;
  const held = state !== null && typeof state === 'object' && 'overlays' in state ? state.overlays : 0;
  return typeof held === 'number' ? held : 0;
}

/** The entries of overlays carry the key of their page. */
function pageKey(): unknown {
  const state: unknown = history.state;
  return state !== null && typeof state === 'object' && 'key' in state ? state.key : undefined;
}

function travel(by: number): void {
  journey = setTimeout(arrive, PATIENCE_MS);
  history.go(by);
}

function arrive(): void {
  if (journey !== null) clearTimeout(journey);
  journey = null;
  const runs = waiting.splice(0);
  for (const run of runs) run();
  // What the runs lead to closes the overlays of this page first.
  if (runs.length === 0) settleOverlays();
}

function onMoved(): void {
  if (journey !== null) {
    arrive();
    return;
  }
  // Another page: the router shows it, and closes what belonged to the old one without asking.
  if (pageKey() !== page) return;
  for (const layer of layers.slice(heldEntries()).reverse()) layer.close();
  // Whatever stayed open gets its entry back; and an entry without its overlay, reached by Forward, is left again.
  setTimeout(settleOverlays);
}
