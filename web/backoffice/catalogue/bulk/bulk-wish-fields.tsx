import { product } from '#entities/product.ts';
import { WordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { CheckboxField, SelectField } from '#web/ui/field.tsx';
import { NumberPart } from '../inputs/part-inputs.tsx';
import type { BulkWish, PriceWish } from './bulk-plan.ts';
import * as texts from './texts.ts';

interface BulkWishFieldsProps {
  wish: BulkWish;
  onChange: (wish: BulkWish) => void;
}

const TAXES = ['tax', 'takeawayTax', 'dineInTax'] as const;
const SWITCHES = ['isEnabled', 'isPublic'] as const;

/** What to change: prices, taxes, switches. Empty fields leave things as they are. */
export function BulkWishFields({ wish, onChange }: BulkWishFieldsProps) {
  return (
    <>
      <PriceFields wish={wish} onChange={onChange} />
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-3">
        <legend className="mb-2 font-semibold">{texts.taxes}</legend>
        {TAXES.map((name) => (
          <NumberPart
            key={name}
            id={`bulk-${name}`}
            label={`${product.fields[name].label} (%)`}
            value={wish[name]}
            error={isPercent(wish[name]) ? undefined : texts.percentError}
            isDisabled={false}
            onChange={(value) => onChange({ ...wish, [name]: value })}
          />
        ))}
      </fieldset>
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-3">
        <legend className="mb-2 font-semibold">{texts.visibility}</legend>
        {SWITCHES.map((name) => (
          <SelectField
            key={name}
            label={product.fields[name].label}
            value={wish[name] === null ? '' : String(wish[name])}
            onChange={({ target }) =>
              onChange({ ...wish, [name]: target.value === '' ? null : target.value === 'true' })
            }
          >
            <option value="">{texts.keep}</option>
            <option value="true">{texts.yes}</option>
            <option value="false">{texts.no}</option>
          </SelectField>
        ))}
      </fieldset>
    </>
  );
}

function isPercent(value: number | null): boolean {
  return value === null || (value >= 0 && value <= 100);
}

function PriceFields({ wish, onChange }: BulkWishFieldsProps) {
  const { price } = wish;
  const isPercentage = price?.kind === 'percent';
  const change = (part: Partial<PriceWish>) => price && onChange({ ...wish, price: { ...price, ...part } });
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-3">
      <legend className="mb-2 font-semibold">{texts.prices}</legend>
      <SelectField
        label={texts.price}
        value={kindOf(price)}
        onChange={({ target }) => onChange({ ...wish, price: ofKind(target.value, price) })}
      >
        <WordOptions words={texts.PRICE_CHANGES} />
      </SelectField>
      {price && (
        <>
          <NumberPart
            id="bulk-price"
            label={isPercentage ? texts.byPercent : texts.byAmount}
            value={price.value}
            error={Number.isNaN(price.value) ? texts.numberError : undefined}
            isDisabled={false}
            onChange={(value) => change({ value: Math.abs(value ?? 0) })}
          />
          <SelectField
            label={texts.rounding}
            value={price.roundTo}
            onChange={({ target }) => change({ roundTo: Number(target.value) as PriceWish['roundTo'] })}
          >
            <WordOptions words={texts.ROUNDINGS} />
          </SelectField>
          <CheckboxField
            className="col-span-full -mt-2"
            label={isPercentage ? texts.withOptionPrices : texts.withReplacingOptions}
            checked={wish.withOptions}
            onChange={({ target }) => onChange({ ...wish, withOptions: target.checked })}
          />
        </>
      )}
    </fieldset>
  );
}

function kindOf(price: PriceWish | null): string {
  return price ? `${price.kind}-${price.isLess ? 'down' : 'up'}` : '';
}

function ofKind(name: string, price: PriceWish | null): PriceWish | null {
  const [kind, direction] = name.split('-');
  if (kind !== 'percent' && kind !== 'amount') return null;
  return {
    roundTo: 5,
    ...price,
    kind,
    isLess: direction === 'down',
    value: price?.kind === kind ? price.value : 0,
  };
}
