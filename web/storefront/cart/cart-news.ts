import { useEffect, useRef } from 'react';
import type { Branch } from '#domain/shop/branch.ts';
import { isCartShown, openCartPanel } from '#web/lib/cart/cart-panel.ts';
import { useCart } from '#web/lib/cart/cart-store.ts';
import { useOrderPlace } from '#web/lib/cart/order-place.ts';
import { notify } from '#web/lib/notices.ts';
import { useLineQuestions } from './questions.ts';
import * as texts from './texts.ts';

/** Notifies guests who are not looking at the cart, once, that one of its lines has a question, and links there. */
export function CartNews({ branch }: { branch: Branch }) {
  const { items, hydrated } = useCart(branch.identifier);
  const place = useOrderPlace(branch);
  const questions = useLineQuestions(branch, items);
  // null until the cart is loaded: questions from before this page are no news.
  const known = useRef<ReadonlySet<number> | null>(null);
  useEffect(() => {
    if (!hydrated) return;
    const asking = items.filter((_, index) => questions[index]).map(({ product }) => product);
    const before = known.current;
    known.current = new Set(asking.map(({ id }) => id));
    const names = asking.filter(({ id }) => before?.has(id) === false).map(({ name }) => name);
    if (names.length === 0 || isCartShown()) return;
    notify({
      text: texts.linesChanged({ products: [...new Set(names)].join(', ') }),
      detail: place,
      about: branch.identifier,
      actions: [{ label: texts.look, run: () => openCartPanel() }],
    });
  }, [branch.identifier, items, questions, hydrated, place]);
  return null;
}
