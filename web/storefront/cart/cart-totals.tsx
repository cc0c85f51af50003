import type { ReactNode } from 'react';
import { type Cents, formatMoney } from '#domain/money/money.ts';
import { chargedLines } from '#domain/order/lines/line.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import type { PricedCart } from '#domain/ordering/pricing.ts';
import type { Branch, DeliveryArea } from '#domain/shop/branch.ts';
import { freeFromMissing, minimumMissing } from '#domain/shop/delivery-area.ts';
import { chargedText } from '#text/line-amounts.ts';
import { taxLineName } from '#text/tax-lines.ts';
import { cartActions } from '#web/lib/cart/cart-store.ts';
import { useShop } from '#web/lib/shop.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import * as texts from './texts.ts';

interface CartTotalsProps {
  priced: PricedCart;
  /** Also shows the VAT lines (checkout). */
  hasTaxes?: boolean;
}

interface HintProps {
  priced: PricedCart;
  area: DeliveryArea | null;
}

/** Sum, lines and total. An approximate total is marked 'ca.'; with a minimum price there is none (R7). */
export function CartTotals({ priced, hasTaxes = false }: CartTotalsProps) {
  const { currency } = useShop().shop.config;
  const price = (value: Cents) => formatPrice(value, priced.pricing, currency);
  const lines = chargedLines(priced.lines);
  if (priced.pricing === 'minimum') {
    return <p className="text-muted">{texts.totalOnRequest}</p>;
  }
  return (
    <dl className="flex flex-col gap-1.5 tabular-nums">
      {lines.length > 0 && <Row name={texts.subtotal} value={price(priced.gross)} />}
      {lines.map((line) => (
        <Row key={line.kind} name={line.label} value={chargedText(line, currency)} />
      ))}
      <div className="flex items-baseline justify-between gap-4 text-lg">
        <dt className="font-semibold">{texts.total}</dt>
        <dd className="font-display text-xl">{price(priced.totalGross)}</dd>
      </div>
      {hasTaxes &&
        priced.taxLines.map(({ rate, vat }) => (
          <Row key={rate} name={taxLineName(rate)} value={price(vat)} isQuiet />
        ))}
    </dl>
  );
}

function Row({ name, value, isQuiet = false }: { name: string; value: string; isQuiet?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isQuiet ? 'text-muted text-sm' : ''}`}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The amount still missing for the minimum order value (R25): why there is no way on. The reason stands at the button, above it what helps. */
export function MinimumHint({
  priced,
  area,
  title,
  children,
}: HintProps & { title?: string; children?: ReactNode }) {
  const { currency } = useShop().shop.config;
  const missing = area && minimumMissing(area, priced.gross);
  if (missing === null || !area?.minimumOrderValue) return null;
  return (
    <NoticeBox tone="warning" icon="info" {...(title ? { title } : {})}>
      {children}
      <div className={title ? 'text-sm leading-snug' : ''}>
        <p>{texts.belowMinimum({ minimum: formatMoney(area.minimumOrderValue, currency) })}</p>
        <p>{texts.addToMinimum({ missing: formatMoney(missing, currency) })}</p>
      </div>
    </NoticeBox>
  );
}

/** From which amount on delivery is free (R24). */
export function FreeDeliveryHint({ priced, area }: HintProps) {
  const { currency } = useShop().shop.config;
  if (!area?.freeFromOrderValue || freeFromMissing(area, priced.gross) === null) return null;
  return (
    <p className="text-muted text-sm">
      {texts.freeFrom({ value: formatMoney(area.freeFromOrderValue, currency) })}
    </p>
  );
}

/** The delivery area: only for delivery, and only when there is a choice. */
export function DeliveryAreaSelect({ branch, area }: { branch: Branch; area: DeliveryArea | null }) {
  const { currency } = useShop().shop.config;
  if (!area) return null;
  return (
    <SelectField
      label={texts.deliveryArea}
      value={area.area}
      onChange={(event) => cartActions(branch.identifier).setDraft({ deliveryArea: event.target.value })}
    >
      {branch.deliveryAreas.map(({ area: name, label = name, price, free }) => (
        <option key={name} value={name}>
          {label} ({free || price === 0 ? texts.freeOfCharge : formatMoney(price, currency)})
        </option>
      ))}
    </SelectField>
  );
}
