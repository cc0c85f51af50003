import { useState } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import type { Wire } from '#domain/money/wire.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { PUBLIC_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { type ReorderChange, reorderOf } from '#domain/ordering/reorder.ts';
import { serviceOf } from '#domain/shop/service.ts';
import { ApiError, apiGet } from '#web/lib/api.ts';
import { openCartPanel } from '#web/lib/cart/cart-panel.ts';
import { cartActions } from '#web/lib/cart/cart-store.ts';
import { joinWords } from '#web/lib/format.ts';
import { orderPath } from '#web/lib/order-path.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { lossOf } from '../offer/offer.ts';
import * as texts from './texts.ts';

interface ReorderButtonProps {
  uid: string;
  hash: string;
  /** The order if the page has it already; else it is fetched by its key. */
  order?: PublicOrder;
  look?: 'primary' | 'secondary';
}

/** What came of it, below the button. */
type Outcome = { fault: string } | { count: number; changes: readonly string[] };

/**
 * Puts the items of an earlier order that can still be had into the cart of their branch, at present prices, and opens the
 * cart. Lists first what is gone or has changed (R144).
 */
export function ReorderButton({ uid, hash, order, look = 'primary' }: ReorderButtonProps) {
  const { shop, now } = useShop();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const put = (known: PublicOrder): Outcome => {
    const branch = shop.branches.find(({ id }) => id === known.branch);
    if (!branch) return { fault: texts.branchGone };
    const sold = (id: number) => {
      const product = shop.products.find((one) => one.id === id);
      return product && !lossOf(shop, branch, product, now) ? product : null;
    };
    const { items, changes } = reorderOf(known.items, sold, branch.shortages);
    if (items.length === 0) return { fault: texts.nothingLeft };
    const actions = cartActions(branch.identifier);
    for (const item of items) actions.add(item);
    const service = serviceOf(known);
    if (service !== 'dineIn') actions.setService(service);
    if (changes.length === 0) openCartPanel();
    return { count: items.length, changes: changes.map((change) => changeText(change, known.currency)) };
  };
  const reorder = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(null);
    try {
      setOutcome(
        put(order ?? PUBLIC_ORDER_WIRE.fromWire(await apiGet<Wire<PublicOrder>>(orderPath(uid, hash)))),
      );
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      setOutcome({ fault: isGone ? texts.orderGone : texts.failed });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button look={look} aria-disabled={isBusy} onClick={() => void reorder()}>
        {isBusy ? texts.loading : texts.again}
      </Button>
      <div role="status" className="basis-full empty:hidden">
        {outcome && <OutcomeNotice outcome={outcome} />}
      </div>
    </>
  );
}

function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  if ('fault' in outcome) return <NoticeBox tone="warning">{outcome.fault}</NoticeBox>;
  const { count, changes } = outcome;
  if (changes.length === 0) return null;
  return (
    <NoticeBox tone="warning" title={texts.changedTitle}>
      <ul className="my-1">
        {changes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{texts.inCart({ count })}</p>
      <Button look="secondary" className="mt-3" onClick={() => openCartPanel()}>
        {texts.openCart}
      </Button>
    </NoticeBox>
  );
}

function changeText(change: ReorderChange, currency: string): string {
  const { name } = change;
  switch (change.kind) {
    case 'gone':
      return texts.gone({ name });
    case 'incomplete':
      return texts.incomplete({ name });
    case 'choice-gone':
      return texts.choiceGone({ name, choices: joinWords(change.choices) });
    case 'price':
      return texts.priceChanged({
        name,
        before: formatMoney(change.before, currency),
        now: formatMoney(change.now, currency),
      });
  }
}
