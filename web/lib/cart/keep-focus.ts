import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs what takes the pressed button in a cart away: the focus moves to its line, to the one that has taken its place, or
 * to what remains of the cart.
 */
export function keepFocus({ currentTarget }: MouseEvent<HTMLElement>, run: () => void): void {
  const line = currentTarget.closest<HTMLElement>('[data-line]');
  const lines = line?.parentElement;
  const cart = currentTarget.closest<HTMLElement>('[data-cart]');
  const sheet = currentTarget.closest('dialog');
  const at = line && lines ? [...lines.children].indexOf(line) : 0;
  flushSync(run);
  const next = lines?.isConnected ? lines.children[Math.min(at, lines.children.length - 1)] : null;
  const rest = sheet?.isConnected ? sheet.querySelector<HTMLElement>('[data-line]') : null;
  const place = next instanceof HTMLElement ? next : cart?.isConnected ? cart : rest;
  (place ?? document.getElementById('inhalt'))?.focus({ preventScroll: true });
}
