import { formatAmount, parseAmount, unitsOf } from '#domain/catalogue/amount.ts';
import { type ConfigPart, stepsOf } from '#domain/catalogue/product.ts';
import { formatMoney } from '#domain/money/money.ts';
import { unitName } from '#domain/money/units.ts';
import type { CartItem, PartValue } from '#domain/ordering/item.ts';
import { lineOf } from '#domain/ordering/pricing.ts';
import type { Service } from '#domain/shop/branch.ts';
import { isOptionGone, type Shortage } from '#domain/shop/shortage.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';
import { hidden } from '#web/ui/hidden.tsx';
import * as texts from './texts.ts';

interface ItemRowProps {
  item: CartItem;
  service: Service;
  currency: string;
  shortages: readonly Shortage[] | undefined;
  onChange: (item: CartItem) => void;
  onRemove: () => void;
}

/** One item of the order: how much of it, and what is asked of a guest who puts it together. */
export function ItemRow({ item, service, currency, shortages, onChange, onRemove }: ItemRowProps) {
  const { product, amount, unit, parts } = item;
  const units = unitsOf(product);
  const answer = (index: number, value: PartValue) =>
    onChange({ ...item, parts: parts.map((part, at) => (at === index ? value : part)) });
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <input
          aria-label={texts.amountOf({ name: product.name, unit: unitName(unit) })}
          inputMode="decimal"
          defaultValue={formatAmount(amount)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onChange({ ...item, amount: parseAmount(event.target.value) })}
          className="min-h-11 w-20 rounded-theme border border-line-strong bg-card px-2 text-right font-semibold tabular-nums"
        />
        {units.length > 1 ? (
          <select
            aria-label={texts.amountOf({ name: product.name, unit: unitName(unit) })}
            value={unit}
            onChange={(event) =>
              onChange({ ...item, unit: units.find((one) => one === event.target.value) ?? unit })
            }
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
        <span className="min-w-0 flex-1 break-words font-semibold">{product.name}</span>
        <span className="tabular-nums">{formatMoney(lineOf(item, service).gross, currency)}</span>
        <Button look="quiet" size="small" className="underline" onClick={onRemove}>
          {texts.removeAloud({ name: product.name, hidden })}
        </Button>
      </div>
      {stepsOf(product).map((step, index) => (
        <Step
          key={step.name}
          step={step}
          value={parts[index] ?? null}
          isGone={(name) => isOptionGone(shortages, name)}
          onChange={(value) => answer(index, value)}
        />
      ))}
    </li>
  );
}

interface StepProps {
  step: ConfigPart;
  value: PartValue;
  isGone: (option: string) => boolean;
  onChange: (value: PartValue) => void;
}

/** What takes files has no place on the phone. */
function Step({ step, value, isGone, onChange }: StepProps) {
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  switch (step.type) {
    case 'select':
      return (
        <SelectField
          label={step.name}
          required={step.optional === false}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value || null)}
        >
          <option value="">{step.optional === false ? texts.choose : texts.noChoice}</option>
          {step.options.map(({ name }) => (
            <option key={name} value={name} disabled={isGone(name)}>
              {name}
            </option>
          ))}
        </SelectField>
      );
    case 'multiselect':
      return (
        <fieldset className="flex flex-wrap gap-x-5" aria-label={texts.options({ step: step.name })}>
          {step.options.map(({ name }) => (
            <CheckboxField
              key={name}
              label={name}
              checked={chosen.includes(name)}
              disabled={isGone(name)}
              onChange={() =>
                onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])
              }
            />
          ))}
        </fieldset>
      );
    case 'text':
    case 'textarea':
      return (
        <TextField
          label={step.name}
          required={step.optional === false}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    default:
      return null;
  }
}
