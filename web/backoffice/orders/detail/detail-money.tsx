import { formatAmount } from '#domain/catalogue/amount.ts';
import { type Cents, formatMoney } from '#domain/money/money.ts';
import { givenLines, leadOf } from '#domain/order/lines/index.ts';
import { chargedLines } from '#domain/order/lines/line.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import { chargedText, givenText } from '#text/line-amounts.ts';
import { DetailSection } from './detail-section.tsx';
import * as texts from './texts.ts';

/** The totals with their taxes, as final as the order's pricing allows (R7). */
export function DetailMoney({ order }: { order: StaffOrder }) {
  const money = (value: Cents) => formatPrice(value, order.pricing, order.currency);
  const lines = chargedLines(order.lines);
  if (order.pricing === 'minimum') {
    return (
      <DetailSection title={texts.amount}>
        <p className="font-semibold text-lg">{texts.finalAmountLater}</p>
        {lines.map(({ kind, label, amount }) => (
          <Row key={kind} label={label} value={formatMoney(amount, order.currency)} />
        ))}
      </DetailSection>
    );
  }
  return (
    <DetailSection title={texts.amount}>
      <dl className="flex flex-col gap-1">
        {lines.length > 0 && <Row label={texts.subtotal} value={money(order.gross)} />}
        {lines.map((line) => (
          <Row
            key={line.kind}
            label={line.detail ? `${line.label} (${line.detail})` : line.label}
            value={chargedText(line, order.currency)}
          />
        ))}
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
      {givenLines(order.lines).map((line) => (
        <p key={line.kind} className="text-muted text-sm">
          {leadOf(line)}: {givenText(line, order.currency)}
        </p>
      ))}
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
