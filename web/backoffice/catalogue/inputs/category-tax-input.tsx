import { useEffect, useRef } from 'react';
import { proposedTax } from '#domain/setup/tax-rates.ts';
import type { InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { useCountry } from '#web/backoffice/session/use-country.ts';
import { TaxInput } from './tax-input.tsx';
import * as texts from './texts.ts';

/** The rate of a category's new products. In a new category it follows the name until it is chosen by hand (R190). */
export function CategoryTaxInput(props: InputProps<number | null>) {
  const { value, onChange, record } = props;
  const country = useCountry();
  const name = String(record.name ?? '').trim();
  const proposal = name === '' ? null : proposedTax(country, name);
  // What was proposed last; undefined once the rate is somebody's choice.
  const last = useRef<number | null | undefined>(name === '' && value === null ? null : undefined);
  useEffect(() => {
    if (last.current === undefined || last.current === proposal) return;
    last.current = proposal;
    onChange(proposal);
  }, [proposal, onChange]);
  return (
    <div className="flex flex-col gap-2">
      <TaxInput
        {...props}
        onChange={(rate) => {
          last.current = undefined;
          onChange(rate);
        }}
      />
      <p className="text-muted text-sm">{texts.categoryTaxHint}</p>
    </div>
  );
}
