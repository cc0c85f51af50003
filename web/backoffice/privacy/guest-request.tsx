import { type FormEvent, useState } from 'react';
import { download } from '#web/lib/download.ts';
import { notify } from '#web/lib/notices.ts';
import { faultsOf, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { type Found, FoundList } from './found-list.tsx';
import { htmlFile } from './html-file.ts';
import * as texts from './texts.ts';

type Way = keyof typeof texts.ways;
const WAYS = Object.entries(texts.ways) as [Way, string][];

/** A guest asks what is stored, or to be erased: they are found by order, e-mail or phone, looked at, and then served. */
export function GuestRequest() {
  const utils = trpc.useUtils();
  const [by, setBy] = useState<Way>('order');
  const [value, setValue] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isErasing, setErasing] = useState(false);
  const find = trpc.guests.find.useMutation({
    // What is wrong with the words stands at their field.
    meta: {
      failure: { id: 'guests.find', text: texts.searchFailed, isShown: ({ status }) => status === 422 },
    },
  });
  const collect = trpc.guests.collect.useMutation({
    meta: { failure: { id: 'guests.collect', text: texts.collectFailed } },
    onSuccess: ({ json, html }) => {
      download(htmlFile(html), `${texts.collectFile}.html`);
      download(new Blob([json], { type: 'application/json' }), `${texts.collectFile}.json`);
      notify({ text: texts.collected, tone: 'success' });
    },
  });
  const erase = trpc.guests.erase.useMutation({
    meta: { failure: { id: 'guests.erase', text: texts.eraseFailed } },
    onSuccess: async ({ id }) => {
      setErasing(false);
      find.reset();
      notify({ text: texts.erased({ id }), tone: 'success' });
      await Promise.all([utils.guests.erasures.invalidate(), utils.retention.invalidate()]);
    },
  });
  const search = (event: FormEvent) => {
    event.preventDefault();
    setLeft(new Set());
    find.mutate({ by, value });
  };
  const found: Found | undefined = find.data;
  const chosen = {
    orders: (found?.orders ?? []).flatMap(({ id }) => (left.has(`order ${id}`) ? [] : [id])),
    forms: (found?.forms ?? []).flatMap(({ id }) => (left.has(`form ${id}`) ? [] : [id])),
  };
  const isNone = chosen.orders.length + chosen.forms.length === 0;
  const isEmpty = found && found.orders.length + found.forms.length === 0;
  return (
    <section aria-labelledby="guest-request" className="flex flex-col gap-4">
      <div>
        <h2 id="guest-request" className="font-display text-2xl">
          {texts.guest}
        </h2>
        <p className="mt-1 max-w-prose text-muted">{texts.guestNote}</p>
      </div>
      <form
        onSubmit={search}
        className="grid items-start gap-4 rounded-card border border-line bg-card p-5 md:grid-cols-[12rem_minmax(0,1fr)_auto]"
      >
        <SelectField label={texts.by} value={by} onChange={({ target }) => setBy(target.value as Way)}>
          {WAYS.map(([way, name]) => (
            <option key={way} value={way}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.value}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          error={faultsOf(find.error)[0]?.message}
          autoComplete="off"
        />
        <Button type="submit" className="md:mt-7" disabled={find.isPending || value.trim() === ''}>
          {find.isPending ? texts.searching : texts.search}
        </Button>
      </form>
      <div role="status" className="flex flex-col gap-3">
        {isEmpty && <p>{texts.nothingFound}</p>}
        {found && !isEmpty && (
          <>
            <p className="font-semibold">
              {texts.found({ orders: found.orders.length, forms: found.forms.length })}
            </p>
            <FoundList found={found} left={left} onLeft={setLeft} />
            <div className="flex flex-wrap gap-3">
              <Button
                look="secondary"
                disabled={isNone || collect.isPending}
                onClick={() => collect.mutate(chosen)}
              >
                <StaffIcon name="download" />
                {collect.isPending ? texts.collecting : texts.collect}
              </Button>
              <Button look="danger" disabled={isNone} onClick={() => setErasing(true)}>
                {texts.erase}
              </Button>
            </div>
          </>
        )}
      </div>
      {isErasing && (
        <EraseDialog
          orders={chosen.orders.length}
          forms={chosen.forms.length}
          isBusy={erase.isPending}
          onErase={(note) => erase.mutate({ ...chosen, note })}
          onCancel={() => setErasing(false)}
        />
      )}
    </section>
  );
}
