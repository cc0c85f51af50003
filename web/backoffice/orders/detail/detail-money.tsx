import { formatAmount } from '#domain/amount.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { formatPrice } from '#domain/price-text.ts';
import { DetailSection } from './detail-section.tsx';
import * as texts from './texts.ts';

/** The totals with their taxes, as final as the order's pricing allows (R7). */
export function DetailMoney({ order }: { order: StaffOrder }) {
  const money = (value: Cents) => formatPrice(value, order.pricing, order.currency);
  if (order.pricing === 'minimum') {
    return (
      <DetailSection title={texts.amount}>
        <p className="font-semibold text-lg">{texts.finalAmountLater}</p>
        {order.isDelivery && (
          <Row label={texts.delivery} value={formatMoney(order.deliveryGross, order.currency)} />
        )}
      </DetailSection>
    );
  }
  return (
    <DetailSection title={texts.amount}>
      <dl className="flex flex-col gap-1">
        {order.isDelivery && <Row label={texts.subtotal} value={money(order.gross)} />}
        {order.isDelivery && (
          <Row
            label={order.deliveryArea ? texts.deliveryTo({ area: order.deliveryArea }) : texts.delivery}
            value={order.deliveryGross === 0 ? texts.free : formatMoney(order.deliveryGross, order.currency)}
          />
        )}
        <Row label={texts.total} value={money(order.totalGross)} isStrong />
        {order.taxLines.map(({ rate, vat, net }) => (
          <Row
            key={rate}
            label={texts.tax({ rate: formatAmount(rate), net: money(net) })}
            value={money(vat)}
            isQuiet
          />
        ))}
        <Row label={texts.netTotal} value={money(order.totalNet)} isQuiet />
      </dl>
      {order.donatee && <p className="text-muted text-sm">{texts.donation({ donatee: order.donatee })}</p>}
    </DetailSection>
  );
}

function Row({
  label,
  value,
  isStrong = false,
  isQuiet = false,
}: {
  label: string;
  value: string;
  isStrong?: boolean;
  isQuiet?: boolean;
}) {
  const look = isStrong ? 'font-bold text-xl' : isQuiet ? 'text-muted text-sm' : '';
  return (
    <div className={`flex items-baseline justify-between gap-4 ${look}`}>
      <dt>{label}</dt>
      <dd className="shrink-0 tabular-nums">{value}</dd>
    </div>
  );
}
