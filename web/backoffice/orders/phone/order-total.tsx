import { formatMoney } from '#domain/money/money.ts';
import { givenLines, leadOf } from '#domain/order/lines/index.ts';
import { chargedLines } from '#domain/order/lines/line.ts';
import type { PricedCart } from '#domain/ordering/pricing.ts';
import { chargedText, givenText } from '#text/line-amounts.ts';
import * as texts from './texts.ts';

interface OrderTotalProps {
  /** null while nothing can be priced. */
  totals: PricedCart | null;
  currency: string;
}

/** What it comes to, with what it costs besides the items, as it is told on the phone. */
export function OrderTotal({ totals, currency }: OrderTotalProps) {
  const charged = chargedLines(totals?.lines);
  return (
    <div className="flex flex-col gap-3">
      {totals && charged.length > 0 && (
        <dl className="flex flex-col gap-1 tabular-nums">
          <Row label={texts.subtotal} value={formatMoney(totals.gross, currency)} />
          {charged.map((line) => (
            <Row
              key={line.kind}
              label={line.detail ? `${line.label} (${line.detail})` : line.label}
              value={chargedText(line, currency)}
            />
          ))}
        </dl>
      )}
      <p aria-live="polite" className="font-bold text-2xl tabular-nums">
        {totals ? texts.total({ amount: formatMoney(totals.totalGross, currency) }) : texts.noTotal}
      </p>
      {givenLines(totals?.lines).map((line) => (
        <p key={line.kind} className="text-muted text-sm">
          {leadOf(line)}: {givenText(line, currency)}
        </p>
      ))}
    </div>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd className="shrink-0">{value}</dd>
    </div>
  );
}
