import { TAX_RATES } from '#domain/setup/tax-rates.ts';
import { decimalText } from '#web/backoffice/crud/inputs/decimal.ts';
import type { InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { PercentInput } from '#web/backoffice/crud/inputs/plain-inputs.tsx';
import { useCountry } from '#web/backoffice/session/use-country.ts';
import * as texts from './texts.ts';

/** A tax rate with those of the country to pick from; a new product has none until somebody chooses. */
export function TaxInput(props: InputProps<number | null>) {
  const { field, id, value, onChange, isDisabled } = props;
  const rates = TAX_RATES[useCountry()];
  const isOptional = field.default === null;
  return (
    <div className="flex flex-col gap-2">
      <PercentInput {...props} isRequired={!isOptional} />
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that fill in a field are no fields. */}
      <div role="group" aria-label={texts.ratesOf({ field: field.label })} className="flex flex-wrap gap-2">
        {rates.map(({ rate, use }) => (
          <button
            key={rate}
            id={`${id}-${rate}`}
            type="button"
            disabled={isDisabled}
            aria-pressed={value === rate}
            onClick={() => onChange(rate)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-card px-4 text-sm hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            <span className="font-semibold tabular-nums">{texts.percent({ rate: decimalText(rate) })}</span>
            {use}
          </button>
        ))}
      </div>
      {value === 0 && !isOptional && <p className="text-sm">{texts.noTax}</p>}
    </div>
  );
}
