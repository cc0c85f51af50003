import type { PublicOrder } from '#domain/order/order.ts';
import { isPayingTimeOver } from '#domain/order/payments/settlement.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { useShop } from '#web/lib/shop.tsx';
import { PayOrder } from '../payment/pay-order.tsx';
import { Card } from './card.tsx';
import * as texts from './texts.ts';

/** Pays an order that waits for it, as long as it waits. */
export function PayCard({
  order,
  branch,
  onChanged,
}: {
  order: PublicOrder;
  branch: Branch;
  onChanged: () => void;
}) {
  const { now } = useShop();
  if (isPayingTimeOver(order, now)) return null;
  return (
    <div className="mx-auto w-full desk:max-w-2xl print:hidden">
      <Card title={texts.payTitle}>
        <PayOrder order={order} branch={branch} onSettled={onChanged} onLate={onChanged} />
      </Card>
    </div>
  );
}
