import {
  COUNTRY_BOUNDS,
  INVOICE_YEARS,
  type PeriodBounds,
  RETENTION_COUNTRIES,
  type RetentionPeriods,
  SHOP_BOUNDS,
  SHOP_KINDS,
  STAGES,
} from '#domain/privacy/retention.ts';
import { COUNTRY_NAMES } from '#text/state-texts.ts';
import { MonthsField } from './months-field.tsx';
import * as texts from './texts.ts';

interface PeriodFieldsProps {
  periods: RetentionPeriods;
  /** By path: 'countries.AT.words'. */
  errors: ReadonlyMap<string, string>;
  onChange: (periods: RetentionPeriods) => void;
}

/** A card for each country, and one for what belongs to the whole shop. */
export function PeriodFields({ periods, errors, onChange }: PeriodFieldsProps) {
  const setMonths =
    (country: (typeof RETENTION_COUNTRIES)[number], stage: (typeof STAGES)[number]) => (months: number) =>
      onChange({
        ...periods,
        countries: { ...periods.countries, [country]: { ...periods.countries[country], [stage]: months } },
      });
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {RETENTION_COUNTRIES.map((country) => (
        <fieldset key={country} className="rounded-card border border-line bg-card p-5">
          <legend className="float-left mb-3 w-full font-display text-lg">{COUNTRY_NAMES[country]}</legend>
          <div className="clear-both flex flex-col gap-4">
            {STAGES.map((stage) => (
              <MonthsField
                key={stage}
                id={`${country}-${stage}`}
                label={texts.monthsOf({ what: texts.stages[stage], where: COUNTRY_NAMES[country] })}
                bounds={COUNTRY_BOUNDS[country][stage]}
                value={periods.countries[country][stage]}
                error={errors.get(`countries.${country}.${stage}`)}
                onChange={setMonths(country, stage)}
              />
            ))}
            <p className="text-muted text-sm">
              <span className="font-semibold">{texts.invoices}</span>
              {': '}
              {texts.invoiceYears(INVOICE_YEARS[country])}
            </p>
          </div>
        </fieldset>
      ))}
      <fieldset className="rounded-card border border-line bg-card p-5 md:col-span-2">
        <legend className="float-left mb-3 w-full font-display text-lg">{texts.wholeShop}</legend>
        {/* Label, control, hint and error share their rows, whichever of them wraps. */}
        <div className="clear-both grid gap-4 md:grid-cols-3 md:gap-y-1.5 md:*:row-span-4 md:*:grid md:*:grid-rows-subgrid">
          {SHOP_KINDS.map((kind) => (
            <MonthsField
              key={kind}
              id={`shop-${kind}`}
              label={texts.monthsOf({ what: texts.shopKinds[kind], where: texts.wholeShop })}
              bounds={SHOP_BOUNDS[kind]}
              value={periods.shop[kind]}
              error={errors.get(`shop.${kind}`)}
              onChange={(months) => onChange({ ...periods, shop: { ...periods.shop, [kind]: months } })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** Where the bounds come from, and what goes by itself. */
export function Sources() {
  const entries: [string, PeriodBounds][] = [
    ...RETENTION_COUNTRIES.map((country): [string, PeriodBounds] => [
      `${texts.stages.person}, ${COUNTRY_NAMES[country]}`,
      COUNTRY_BOUNDS[country].person,
    ]),
    [texts.stages.place, COUNTRY_BOUNDS.AT.place],
    [texts.stages.words, COUNTRY_BOUNDS.AT.words],
    ...SHOP_KINDS.map((kind): [string, PeriodBounds] => [texts.shopKinds[kind], SHOP_BOUNDS[kind]]),
  ];
  return (
    <details className="rounded-card border border-line bg-card p-5">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{texts.sources}</summary>
      <dl className="mt-2 flex flex-col gap-2 text-sm">
        {entries.map(([name, { source }]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{source}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-sm">{texts.fixedNote}</p>
    </details>
  );
}
