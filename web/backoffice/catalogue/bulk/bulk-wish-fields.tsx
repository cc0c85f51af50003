import { product } from '#entities/product.ts';
import { WordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { CheckboxField, SelectField } from '#web/ui/field.tsx';
import { NumberPart } from '../inputs/part-inputs.tsx';
import type { BulkWish, PriceWish } from './bulk-plan.ts';

interface BulkWishFieldsProps {
  wish: BulkWish;
  onChange: (wish: BulkWish) => void;
}

const KINDS = {
  '': 'Nicht ändern',
  'percent-up': 'Um Prozent anheben',
  'percent-down': 'Um Prozent senken',
  'amount-up': 'Um einen Betrag anheben',
  'amount-down': 'Um einen Betrag senken',
} as const;

const ROUNDINGS: Readonly<Record<PriceWish['roundTo'], string>> = {
  1: 'Auf den Cent',
  5: 'Auf 5 Cent',
  10: 'Auf 10 Cent',
};

const TAXES = ['tax', 'takeawayTax', 'dineInTax'] as const;
const SWITCHES = ['isEnabled', 'isPublic'] as const;

/** What shall change: prices, taxes, switches. What is left empty stays as it is. */
export function BulkWishFields({ wish, onChange }: BulkWishFieldsProps) {
  return (
    <>
      <PriceFields wish={wish} onChange={onChange} />
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-3">
        <legend className="mb-2 font-semibold">Steuersätze (leer: nicht ändern)</legend>
        {TAXES.map((name) => (
          <NumberPart
            key={name}
            id={`bulk-${name}`}
            label={`${product.fields[name].label} (%)`}
            value={wish[name]}
            error={isPercent(wish[name]) ? undefined : 'Bitte geben Sie eine Zahl von 0 bis 100 an.'}
            isDisabled={false}
            onChange={(value) => onChange({ ...wish, [name]: value })}
          />
        ))}
      </fieldset>
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-3">
        <legend className="mb-2 font-semibold">Anzeige</legend>
        {SWITCHES.map((name) => (
          <SelectField
            key={name}
            label={product.fields[name].label}
            value={wish[name] === null ? '' : String(wish[name])}
            onChange={({ target }) =>
              onChange({ ...wish, [name]: target.value === '' ? null : target.value === 'true' })
            }
          >
            <option value="">Nicht ändern</option>
            <option value="true">Ja</option>
            <option value="false">Nein</option>
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
      <legend className="mb-2 font-semibold">Preise</legend>
      <SelectField
        label="Preis"
        value={kindOf(price)}
        onChange={({ target }) => onChange({ ...wish, price: ofKind(target.value, price) })}
      >
        <WordOptions words={KINDS} />
      </SelectField>
      {price && (
        <>
          <NumberPart
            id="bulk-price"
            label={isPercentage ? 'Wie viel (%)' : 'Wie viel (Betrag)'}
            value={price.value}
            error={Number.isNaN(price.value) ? 'Bitte geben Sie eine Zahl an.' : undefined}
            isDisabled={false}
            onChange={(value) => change({ value: Math.abs(value ?? 0) })}
          />
          <SelectField
            label="Runden"
            value={price.roundTo}
            onChange={({ target }) => change({ roundTo: Number(target.value) as PriceWish['roundTo'] })}
          >
            <WordOptions words={ROUNDINGS} />
          </SelectField>
          <CheckboxField
            className="col-span-full -mt-2"
            label={
              isPercentage
                ? 'Auch Aufpreise, Abzüge und Preise von Optionen ändern'
                : 'Auch Optionen ändern, die den Preis ersetzen'
            }
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
