import { useEffectEvent, useLayoutEffect } from 'react';

/** An overlay that the browser's Back button closes. */
interface Layer {
  close: () => void;
}

/** The open overlays, bottom first. The history holds one entry above the page's own for each of them. */
const layers: Layer[] = [];
/** Callbacks waiting for the history to be at the page's own entry. */
const waiting: (() => void)[] = [];
let isFollowed = false;
/** The history entry of the page below, by the key that the router gave it. */
let page: unknown;
/** We have called history.go, and it has not arrived yet: it is asynchronous. */
let journey: ReturnType<typeof setTimeout> | null = null;

/** A journey that takes longer than this leads nowhere. */
const TIMEOUT_MS = 1_000;

/**
 * Gives an overlay a history entry: Back closes it, and closing it in another way removes the entry. `onClose` may refuse
 * (ask first): then the entry is restored. Does nothing where the history is not followed, as in the backoffice.
 */
export function useHistoryEntry(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    return isOpen ? openLayer(() => close()) : undefined;
  }, [isOpen]);
}

/** The same outside of rendering: returns a function to call on close. */
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
 * Keeps the history in sync with the open overlays from now on; called once by the router, before it listens itself:
 * React renders within the event, and what follows must not be taken for the end of a journey. Returns a function that
 * stops it.
 */
export function followHistory(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onMoved();
  };
  isFollowed = true;
  addEventListener('popstate', onMoved);
  // A page from the back/forward cache may be at another entry than the one it was left at.
  addEventListener('pageshow', onShow);
  // After a reload the entry of an overlay still exists, the overlay does not.
  settleOverlays();
  return () => {
    isFollowed = false;
    removeEventListener('popstate', onMoved);
    removeEventListener('pageshow', onShow);
  };
}

/**
 * Runs once the history is at the page's own entry, without those of overlays: at once if none is open. For everything
 * that leaves the page, so that Back from there leads to the page and not to an overlay that is gone.
 */
export function fromPage(run: () => void): void {
  if (journey === null && heldEntries() === 0) {
    run();
    return;
  }
  waiting.push(run);
  if (journey === null) travel(-heldEntries());
}

/**
 * Called once everything of the previous page is closed: overlays that persist across pages get their entry on the new
 * one.
 */
export function settleOnNewPage(): () => void {
  const timer = setTimeout(settleOverlays);
  return () => clearTimeout(timer);
}

/** Adds missing entries, or goes back over surplus ones. */
function settleOverlays(): void {
  if (!isFollowed || journey !== null) return;
  page = pageKey();
  const held = heldEntries();
  if (held > layers.length) travel(layers.length - held);
  for (let count = held + 1; count <= layers.length; count += 1)
    history.pushState({ ...history.state, overlays: count }, '');
}

/** After everything that opens and closes in the same tick: an overlay that replaces another keeps the entry. */
function settleSoon(): void {
  queueMicrotask(settleOverlays);
}

/** How many overlays the current entry stands for. */
function heldEntries(): number {
  const state: unknown = history.state;
  const held = state !== null && typeof state === 'object' && 'overlays' in state ? state.overlays : 0;
  return typeof held === 'number' ? held : 0;
}

/** Overlay entries carry the key of their page. */
function pageKey(): unknown {
  const state: unknown = history.state;
  return state !== null && typeof state === 'object' && 'key' in state ? state.key : undefined;
}

function travel(by: number): void {
  journey = setTimeout(arrive, TIMEOUT_MS);
  history.go(by);
}

function arrive(): void {
  if (journey !== null) clearTimeout(journey);
  journey = null;
  const runs = waiting.splice(0);
  for (const run of runs) run();
  // The callbacks' navigation closes this page's overlays first.
  if (runs.length === 0) settleOverlays();
}

function onMoved(): void {
  if (journey !== null) {
    arrive();
    return;
  }
  // Another page: the router shows it, and closes the old page's overlays without asking.
  if (pageKey() !== page) return;
  for (const layer of layers.slice(heldEntries()).reverse()) layer.close();
  // Whatever stayed open gets its entry back; an entry without its overlay, reached by Forward, is left again.
  setTimeout(settleOverlays);
}
