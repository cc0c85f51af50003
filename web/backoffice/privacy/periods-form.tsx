import { useState } from 'react';
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
import { formatDate } from '#text/calendar/calendar.ts';
import { COUNTRY_NAMES } from '#text/state-texts.ts';
import { notify } from '#web/lib/notices.ts';
import { faultsOf, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '../crud/confirm-dialog.tsx';
import { useSession } from '../session/session.tsx';
import { MonthsField } from './months-field.tsx';
import { type Preview, PreviewTable } from './preview-table.tsx';
import * as texts from './texts.ts';

interface Stored {
  periods: RetentionPeriods;
  startsAt: string;
  isStarted: boolean;
  preview: Preview;
}

/** The periods by country. What another period would take with it is shown before it can be saved. */
export function PeriodsForm({ stored }: { stored: Stored }) {
  const utils = trpc.useUtils();
  const { zoneOf, branches } = useSession();
  const [periods, setPeriods] = useState(stored.periods);
  const [shown, setShown] = useState<RetentionPeriods | null>(null);
  const [isAsking, setAsking] = useState(false);
  const preview = trpc.retention.preview.useMutation({
    meta: { failure: { id: 'retention.preview', text: texts.previewFailed } },
  });
  const save = trpc.retention.save.useMutation({
    meta: { failure: { id: 'retention.save', text: texts.saveFailed } },
    onSuccess: async () => {
      notify({ text: texts.saved, tone: 'success' });
      setAsking(false);
      await utils.retention.invalidate();
    },
  });
  const isChanged = JSON.stringify(periods) !== JSON.stringify(stored.periods);
  const isShown = shown !== null && JSON.stringify(shown) === JSON.stringify(periods);
  const errors = new Map(
    [...faultsOf(preview.error), ...faultsOf(save.error)].map(({ field = '', message }) => [
      field.replace(/^periods\./, ''),
      message,
    ]),
  );
  const look = async () => {
    await preview.mutateAsync({ periods }).then(
      () => setShown(periods),
      () => setShown(null),
    );
  };
  const setMonths =
    (country: (typeof RETENTION_COUNTRIES)[number], stage: (typeof STAGES)[number]) => (months: number) =>
      setPeriods({
        ...periods,
        countries: { ...periods.countries, [country]: { ...periods.countries[country], [stage]: months } },
      });
  const startsOn = formatDate(new Date(stored.startsAt), zoneOf(branches[0]?.id ?? 0));
  return (
    <section aria-labelledby="periods" className="flex flex-col gap-5">
      {!stored.isStarted && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-warning bg-warning-soft p-4">
          <p>{texts.startsLater({ day: startsOn })}</p>
          <Button look="secondary" onClick={() => setAsking(true)}>
            {texts.startNow}
          </Button>
        </div>
      )}
      <div>
        <h2 id="periods" className="font-display text-2xl">
          {texts.periods}
        </h2>
        <p className="mt-1 max-w-prose text-muted">{texts.periodsNote}</p>
      </div>
      <div className="grid gap-4 tablet:grid-cols-2">
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
        <fieldset className="rounded-card border border-line bg-card p-5 tablet:col-span-2">
          <legend className="float-left mb-3 w-full font-display text-lg">{texts.wholeShop}</legend>
          <div className="clear-both grid gap-4 tablet:grid-cols-3">
            {SHOP_KINDS.map((kind) => (
              <MonthsField
                key={kind}
                id={`shop-${kind}`}
                label={texts.monthsOf({ what: texts.shopKinds[kind], where: texts.wholeShop })}
                bounds={SHOP_BOUNDS[kind]}
                value={periods.shop[kind]}
                error={errors.get(`shop.${kind}`)}
                onChange={(months) => setPeriods({ ...periods, shop: { ...periods.shop, [kind]: months } })}
              />
            ))}
          </div>
        </fieldset>
      </div>
      <Sources />
      {isChanged && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            look={isShown ? 'secondary' : 'primary'}
            disabled={preview.isPending}
            onClick={() => void look()}
          >
            {preview.isPending ? texts.previewing : texts.showPreview}
          </Button>
          <Button
            disabled={!isShown || save.isPending}
            onClick={() => save.mutate({ periods, startsNow: false })}
          >
            {save.isPending ? texts.saving : texts.save}
          </Button>
          {!isShown && <p className="text-muted text-sm">{texts.previewFirst}</p>}
        </div>
      )}
      {isShown && preview.data ? (
        <PreviewTable title={texts.previewOfNew} preview={preview.data} />
      ) : (
        <PreviewTable title={texts.preview} preview={stored.preview} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.startTitle}
        text={texts.startText}
        confirm={texts.startNow}
        isDanger
        isBusy={save.isPending}
        onConfirm={() => save.mutate({ periods: stored.periods, startsNow: true })}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}

function Sources() {
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
