import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { COUNTRIES, type Country, DEFAULT_COUNTRY } from '#domain/contact/country.ts';
import { TRADES } from '#text/setup/trade-texts.ts';
import { COUNTRY_NAMES } from '#text/state-texts.ts';
import { notify } from '#web/lib/notices.ts';
import { change } from '#web/lib/query.ts';
import { faultsOf, trpc } from '#web/lib/trpc.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';
import * as texts from './texts.ts';

type Trade = keyof typeof TRADES;

const LINES = [
  { name: 'street', label: texts.street, isWide: true },
  { name: 'zipCode', label: texts.zipCode, isWide: false },
  { name: 'city', label: texts.city, isWide: false },
  { name: 'phone', label: texts.phone, isWide: false },
  { name: 'email', label: texts.email, isWide: false },
] as const;
const BLANK = { street: '', zipCode: '', city: '', phone: '', email: '' };

/** Sets up the empty shop by trade, in one call. */
export function TemplateCard() {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const [trade, setTrade] = useState<Trade>('imbiss');
  const [hasSamples, setSamples] = useState(true);
  const [name, setName] = useState('');
  const [country, setCountry] = useState<Country>(DEFAULT_COUNTRY);
  const [lines, setLines] = useState(BLANK);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') {
      setErrors({ name: texts.nameMissing });
      document.getElementById('setup-name')?.focus();
      return;
    }
    setBusy(true);
    try {
      await change(queries, { id: 'setup.template', text: texts.templateFailed }, () =>
        client.setup.applyTemplate.mutate({ trade, hasSamples, name, country, ...lines }),
      );
      notify({ text: texts.created, tone: 'success' });
      // Nearly every list has changed.
      await queries.invalidateQueries();
    } catch (error) {
      const faults = faultsOf(error);
      setErrors(Object.fromEntries(faults.map(({ field, message }) => [field ?? 'name', message])));
      document.getElementById(`setup-${faults[0]?.field ?? 'name'}`)?.focus();
    }
    setBusy(false);
  };

  return (
    <form
      noValidate
      aria-label={texts.templateTitle}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5 rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <div>
        <h2 className="font-display text-2xl">{texts.templateTitle}</h2>
        <p className="mt-1 max-w-prose text-muted text-sm">{texts.templateHint}</p>
      </div>
      <fieldset>
        <legend className="font-medium text-sm">{texts.trade}</legend>
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          {(Object.keys(TRADES) as Trade[]).map((id) => (
            <label
              key={id}
              className="flex cursor-pointer items-start gap-3 rounded-card border border-line-strong p-3 has-checked:border-ink has-checked:bg-paper"
            >
              <input
                type="radio"
                name="trade"
                className="tick tick-round mt-0.5 shrink-0"
                checked={trade === id}
                onChange={() => setTrade(id)}
              />
              <span>
                <span className="font-semibold">{TRADES[id].name}</span>
                <span className="block text-muted text-sm">{TRADES[id].hint}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="setup-name"
          label={texts.name}
          required
          error={errors.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          id="setup-country"
          label={texts.country}
          value={country}
          onChange={({ target }) => setCountry(target.value as Country)}
        >
          {COUNTRIES.map((code) => (
            <option key={code} value={code}>
              {COUNTRY_NAMES[code]}
            </option>
          ))}
        </SelectField>
        {LINES.map(({ name: line, label, isWide }) => (
          <div key={line} className={isWide ? 'sm:col-span-2' : ''}>
            <TextField
              id={`setup-${line}`}
              label={label}
              error={errors[line]}
              value={lines[line]}
              onChange={({ target }) => setLines({ ...lines, [line]: target.value })}
            />
          </div>
        ))}
      </div>
      <CheckboxField
        label={texts.withSamples}
        checked={hasSamples}
        onChange={({ target }) => setSamples(target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {texts.create}
        </Button>
        <ButtonLink look="quiet" to="/branches/new">
          {texts.withoutTemplate}
        </ButtonLink>
      </div>
    </form>
  );
}
