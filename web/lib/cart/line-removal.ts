import { flushSync } from 'react-dom';
import type { CartItem } from '#domain/ordering/item.ts';
import { dismissNotice, notify, useNotices } from '../notices.ts';
import * as texts from '../texts.ts';
import { cartActions, cartOf } from './cart-store.ts';

interface Removal {
  index: number;
  item: CartItem;
}

/** What the notice on the screen can bring back, oldest first. */
let last: { notice: number; identifier: string; removals: readonly Removal[] } | null = null;

/**
 * Removes a line from a cart and offers to undo it, also on the next page. Several lines removed while the offer
 * stands come back together. `place` names branch and service.
 */
export function removeLine(identifier: string, index: number, place: string): void {
  const item = cartOf(identifier).items[index];
  if (!item) return;
  const offered = last?.identifier === identifier && isShown(last.notice) ? last : null;
  const removals = [...(offered?.removals ?? []), { index, item }];
  if (offered) dismissNotice(offered.notice);
  cartActions(identifier).remove(index);
  const notice = notify({
    text: texts.lineRemoved({ count: removals.length, product: item.product.name }),
    detail: place,
    about: identifier,
    isUndo: true,
    actions: [{ label: texts.undo, run: () => restore(identifier, removals) }],
  });
  last = { notice, identifier, removals };
}

function isShown(id: number): boolean {
  return useNotices.getState().notices.some((notice) => notice.id === id);
}

/** Puts the lines back in their places, last one first, and moves the focus there. */
function restore(identifier: string, removals: readonly Removal[]): void {
  const { insert } = cartActions(identifier);
  flushSync(() => {
    for (const { index, item } of removals.toReversed()) insert(index, item);
  });
  const first = removals[0]?.index ?? 0;
  for (const lines of document.querySelectorAll('[data-lines]')) {
    const line = lines.children[Math.min(first, lines.children.length - 1)];
    if (line instanceof HTMLElement && line.getClientRects().length > 0) line.focus({ preventScroll: true });
  }
}
