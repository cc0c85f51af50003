import { useState } from 'react';
import type { Comparison } from '#domain/insights/comparison.ts';
import { notify } from '#web/lib/notices.ts';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { ChosenPeriod } from '../use-period.ts';
import { addressOf, keptAs } from './own-comparison.ts';
import * as texts from './texts.ts';

const CONTROL = 'min-h-11 rounded-theme border border-line-strong bg-card px-3 text-base';

/** What the period is compared with, and the comparisons that this person keeps. */
export function ComparisonBar({ chosen }: { chosen: ChosenPeriod }) {
  const { own, change } = chosen;
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <label className="flex items-center gap-2">
        {texts.compareWith}
        <select
          value={own ? 'own' : 'before'}
          onChange={({ target }) =>
            change(
              target.value === 'own'
                ? { vsFrom: chosen.compared.from, vsTo: chosen.compared.to }
                : { vsFrom: '', vsTo: '' },
            )
          }
          className={CONTROL}
        >
          <option value="before">{texts.before}</option>
          <option value="own">{texts.own}</option>
        </select>
      </label>
      {own && (
        <>
          <input
            type="date"
            aria-label={texts.from}
            value={own.from}
            onChange={({ target }) => change({ vsFrom: target.value })}
            className={CONTROL}
          />
          <input
            type="date"
            aria-label={texts.until}
            value={own.to}
            onChange={({ target }) => change({ vsTo: target.value })}
            className={CONTROL}
          />
          {!own.isValid && (
            <p role="alert" className="font-medium text-error">
              {texts.invalid}
            </p>
          )}
        </>
      )}
      <KeptComparisons chosen={chosen} />
    </div>
  );
}

function KeptComparisons({ chosen }: { chosen: ChosenPeriod }) {
  const utils = trpc.useUtils();
  const kept = trpc.account.comparisons.useQuery(undefined, { staleTime: 60_000 });
  const save = trpc.account.keepComparisons.useMutation({
    onSuccess: (list) => utils.account.comparisons.setData(undefined, list),
    onError: (error) => notify({ text: problemOf(error).message ?? texts.notSaved, tone: 'error' }),
  });
  const [name, setName] = useState<string | null>(null);
  const list = kept.data ?? [];
  const keep = (comparisons: Comparison[]) => save.mutate({ comparisons });
  return (
    <>
      {list.length > 0 && (
        <ul aria-label={texts.kept} className="flex flex-wrap gap-2">
          {list.map((one) => (
            <li
              key={JSON.stringify(one)}
              className="flex items-center rounded-full border border-line-strong bg-card"
            >
              <button
                type="button"
                onClick={() => chosen.change(addressOf(one))}
                className="min-h-11 max-w-60 truncate rounded-full pr-1 pl-4 font-medium hover:underline"
              >
                {one.name}
              </button>
              <IconButton
                label={texts.forget({ name: one.name })}
                onClick={() => keep(list.filter((other) => other !== one))}
              >
                <StaffIcon name="close" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {name === null && kept.data && (
        <Button look="secondary" size="small" onClick={() => setName('')}>
          {texts.keep}
        </Button>
      )}
      {name !== null && (
        <form
          className="flex flex-wrap items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            keep([...list, keptAs(name.trim(), chosen)]);
            setName(null);
          }}
        >
          <input
            // biome-ignore lint/a11y/noAutofocus: it appears because its button was pressed.
            autoFocus
            required
            maxLength={60}
            aria-label={texts.name}
            placeholder={texts.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
            className={CONTROL}
          />
          <Button size="small" type="submit" disabled={name.trim() === ''}>
            {texts.save}
          </Button>
          <Button look="secondary" size="small" onClick={() => setName(null)}>
            {texts.cancel}
          </Button>
        </form>
      )}
    </>
  );
}
