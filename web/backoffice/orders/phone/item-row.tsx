import { formatAmount, parseAmount, unitsOf } from '#domain/catalogue/amount.ts';
import { stepsOf } from '#domain/catalogue/product.ts';
import { formatMoney } from '#domain/money/money.ts';
import { unitName } from '#domain/money/units.ts';
import type { CartItem, PartValue } from '#domain/ordering/item.ts';
import { lineOf } from '#domain/ordering/pricing.ts';
import type { Service } from '#domain/shop/branch.ts';
import { isOptionGone, type Shortage } from '#domain/shop/shortage.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { hidden } from '#web/ui/hidden.tsx';
import { placeOfField } from './fault-places.ts';
import { StepField } from './step-field.tsx';
import * as texts from './texts.ts';
import type { PhoneOrder } from './use-phone-order.ts';

interface ItemRowProps {
  item: CartItem;
  /** Its place in the order. */
  index: number;
  service: Service;
  currency: string;
  shortages: readonly Shortage[] | undefined;
  onChange: (change: (item: CartItem) => CartItem) => void;
  onRemove: () => void;
  errorOf: PhoneOrder['errorOf'];
  /** Files for a step are under way, or no longer. */
  onBusy: (step: number, isBusy: boolean) => void;
}

/** One item of the order: how much of it, and what is asked of a guest who puts it together. */
export function ItemRow(props: ItemRowProps) {
  const { item, index, service, currency, shortages, errorOf, onChange, onRemove, onBusy } = props;
  const { product, amount, unit, parts } = item;
  const id = placeOfField(`items.${index}`);
  const error = ['amount', 'unit', 'product', 'parts']
    .map((name) => errorOf(`items.${index}.${name}`))
    .find(Boolean);
  const units = unitsOf(product);
  const answer = (step: number, value: PartValue) =>
    onChange((now) => ({ ...now, parts: now.parts.map((part, at) => (at === step ? value : part)) }));
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 break-words font-semibold">{product.name}</span>
        <span className="shrink-0 tabular-nums">{formatMoney(lineOf(item, service).gross, currency)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <input
          id={id}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
          aria-label={texts.amountOf({ name: product.name, unit: unitName(unit) })}
          inputMode="decimal"
          defaultValue={formatAmount(amount)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            const typed = parseAmount(event.target.value);
            onChange((now) => ({ ...now, amount: typed }));
          }}
          className="min-h-11 w-20 rounded-theme border border-line-strong bg-card px-2 text-right font-semibold tabular-nums aria-invalid:border-2 aria-invalid:border-error"
        />
        {units.length > 1 ? (
          <select
            aria-label={texts.amountOf({ name: product.name, unit: unitName(unit) })}
            value={unit}
            onChange={(event) => {
              const chosen = units.find((one) => one === event.target.value) ?? unit;
              onChange((now) => ({ ...now, unit: chosen }));
            }}
            className="min-h-11 rounded-theme border border-line-strong bg-card px-2"
          >
            {units.map((one) => (
              <option key={one} value={one}>
                {unitName(one)}
              </option>
            ))}
          </select>
        ) : (
          <span className="text-muted text-sm">{unitName(unit)}</span>
        )}
        <Button look="quiet" size="small" className="-mr-3 ml-auto underline" onClick={onRemove}>
          {texts.removeAloud({ name: product.name, hidden })}
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {stepsOf(product).map((step, at) => (
        <StepField
          key={step.name}
          id={placeOfField(`items.${index}.parts.${at}`)}
          step={step}
          value={parts[at] ?? null}
          error={errorOf(`items.${index}.parts.${at}`)}
          isGone={(name) => isOptionGone(shortages, name)}
          onChange={(value) => answer(at, value)}
          onBusy={(isBusy) => onBusy(at, isBusy)}
        />
      ))}
    </li>
  );
}
