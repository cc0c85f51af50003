import { formatMoney } from '#domain/money/money.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { COUNTER_METHODS } from '#domain/order/payments/counter.ts';
import { voucherOf } from '#domain/order/payments/voucher-code.ts';
import { isReached } from '#web/backoffice/orders/offline/use-command-desk.ts';
import { balanceOfOrder, isPayable } from '#web/backoffice/orders/order-money.ts';
import { useOrders } from '#web/backoffice/orders/orders-provider.tsx';
import { useOrderChanges } from '#web/backoffice/orders/use-order-changes.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { takingOf } from './counter-change.ts';
import * as texts from './payment-texts.ts';

interface PayButtonProps {
  order: StaffOrder;
  /** A voucher has a code that somebody must type. */
  onAsk: () => void;
  isLarge?: boolean;
}

/** The usual case with one tap: all that is due, by the method that the guest chose, or in cash if that was an online one. */
export function PayButton({ order, onAsk, isLarge = false }: PayButtonProps) {
  const { status } = useOrders();
  const { run, isBusy } = useOrderChanges(order);
  const { due } = balanceOfOrder(order);
  if (!isPayable(order)) return null;
  const method = COUNTER_METHODS.includes(order.paymentMethod) ? order.paymentMethod : 'cash';
  const words = texts.PAID_BY[method] ?? texts.PAID_BY.cash;
  const pay = () => {
    if (voucherOf(method)) onAsk();
    else void run(takingOf(order, { method, amount: due, code: null }, false));
  };
  return (
    <Button
      look="secondary"
      size={isLarge ? 'large' : 'normal'}
      isWide
      disabled={isBusy || !isReached(status.link)}
      onClick={pay}
      className="px-3! only:col-span-2"
    >
      <StaffIcon name="cash" className="size-6" />
      {words?.({ amount: formatMoney(due, order.currency) })}
    </Button>
  );
}
