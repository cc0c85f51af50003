import { useEffect, useRef } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { isTyping, type Shortcuts } from '#web/backoffice/shell/shortcuts-help.tsx';
import * as texts from './texts.ts';

/** Their descriptions in the help. */
export const SHORTCUTS: Shortcuts = [
  [texts.keysUpDown, texts.toCard],
  ['← →', texts.toLane],
  ['Enter', texts.openOrder],
  ['B', texts.goOn],
  [texts.keyWithoutCard, texts.confirmOldest],
  ['T', texts.proposeTime],
  ['A', texts.reject],
  ['D', texts.printReceipt],
  ['Esc', texts.close],
  ['?', texts.thisHelp],
];

export interface BoardKeys {
  /** The cards, lane by lane, in screen order. */
  walk: readonly (readonly StaffOrder[])[];
  /** The new order that has waited longest and can be confirmed. */
  oldest: StaffOrder | null;
  /** The order whose details are open. */
  selected: StaffOrder | null;
  onLane: (index: number) => void;
  onClose: () => void;
  onNext: (order: StaffOrder) => void;
  onPropose: (order: StaffOrder) => void;
  onReject: (order: StaffOrder) => void;
  onPrint: (order: StaffOrder) => void;
}

/**
 * The keyboard shortcuts of the board: arrows navigate, letters act on the open order, else on the focused card. Without
 * either B confirms what has waited longest: one key from the sound to 'confirmed'.
 */
export function useBoardKeys(keys: BoardKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || isOtherDialogOpen()) return;
      // A key held down keeps navigating, but does not repeat actions.
      if (event.repeat && !event.key.startsWith('Arrow')) return;
      if (act(event.key, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function act(key: string, keys: BoardKeys): boolean {
  const { walk, selected } = keys;
  const focused = focusedOrder();
  const current = selected ?? walk.flat().find(({ id }) => id === focused) ?? null;
  switch (key) {
    case 'ArrowDown':
    case 'j':
    case 'J':
      return step(keys, focused, 0, 1);
    case 'ArrowUp':
    case 'k':
    case 'K':
      return step(keys, focused, 0, -1);
    case 'ArrowRight':
      return step(keys, focused, 1, 0);
    case 'ArrowLeft':
      return step(keys, focused, -1, 0);
    case 'Escape':
      if (selected) keys.onClose();
      return selected !== null;
  }
  const command = { b: keys.onNext, t: keys.onPropose, a: keys.onReject, d: keys.onPrint }[key.toLowerCase()];
  const order = current ?? (command === keys.onNext ? keys.oldest : null);
  if (!command || !order) return false;
  command(order);
  return true;
}

/** Moves focus; without any, to the first card. */
function step(keys: BoardKeys, focused: number | null, lanes: number, cards: number): boolean {
  const { walk } = keys;
  const lane = walk.findIndex((orders) => orders.some(({ id }) => id === focused));
  if (lane < 0) {
    const first = walk.findIndex((orders) => orders.length > 0);
    return first >= 0 && focus(keys, first, 0);
  }
  const place = walk[lane]?.findIndex(({ id }) => id === focused) ?? 0;
  if (lanes === 0) return focus(keys, lane, place + cards);
  for (let next = lane + lanes; next >= 0 && next < walk.length; next += lanes) {
    const length = walk[next]?.length ?? 0;
    if (length > 0) return focus(keys, next, Math.min(place, length - 1));
  }
  return true;
}

/** The card that gets the focus with the next frame: a second key before it goes on from there. */
let aimed: number | null = null;

function focus(keys: BoardKeys, lane: number, place: number): boolean {
  const order = keys.walk[lane]?.[place];
  if (!order) return true;
  keys.onLane(lane);
  aimed = order.id;
  // On a narrow screen the lane appears in the next frame.
  requestAnimationFrame(() => {
    aimed = null;
    const card = document.querySelector<HTMLElement>(`[data-order="${order.id}"]`);
    card?.closest('details')?.setAttribute('open', '');
    card?.focus();
    card?.scrollIntoView({ block: 'nearest' });
  });
  return true;
}

function focusedOrder(): number | null {
  if (aimed !== null) return aimed;
  const { activeElement } = document;
  const card = activeElement?.closest('article')?.querySelector('[data-order]') ?? activeElement;
  return Number(card?.getAttribute('data-order')) || null;
}

/** A dialog on top captures the keys; the order's own details let them through. */
function isOtherDialogOpen(): boolean {
  return [...document.querySelectorAll('dialog[open]')].some(
    (dialog) => !dialog.querySelector('[data-order-detail]'),
  );
}
