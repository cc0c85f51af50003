import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FormPage } from '#web/backoffice/crud/form/form-page.tsx';
import { editableFields } from '#web/backoffice/crud/form/use-record-form.ts';
import { callsOf, type RecordRow, type RecordValues } from '#web/backoffice/crud/record.ts';
import { BackLink } from '#web/backoffice/layout/back-link.tsx';
import { ScrollPage } from '#web/backoffice/layout/scroll-region.tsx';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { PAGE_STARTS } from './page-starts.ts';
import { SITE_SCREEN } from './site-screen.ts';
import * as texts from './texts.ts';

/** The form of a page; a new one starts with a choice, or as a copy of another one. */
export function SiteForm({ id }: { id: number | null }) {
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState<RecordValues | null>(null);
  const linked = PAGE_STARTS.find(({ id = null }) => id !== null && id === query.get('start'));
  const start = chosen ?? linked?.values;
  const copied = Number(query.get('copy')) || null;
  if (id !== null) return <FormPage screen={SITE_SCREEN} id={id} />;
  if (copied !== null) return <CopiedSite id={copied} />;
  if (start) return <FormPage screen={SITE_SCREEN} id={null} start={start} />;
  return <StartChoice onChoose={setChosen} />;
}

function StartChoice({ onChoose }: { onChoose: (start: RecordValues) => void }) {
  return (
    <ScrollPage label={texts.newPage} className="max-w-5xl gap-5">
      <div>
        <BackLink to="/sites">{texts.pages}</BackLink>
        <h1 className="font-display text-2xl">{texts.newPage}</h1>
        <p className="mt-1 max-w-prose text-muted">{texts.startHint}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {PAGE_STARTS.map(({ name, description, values }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onChoose(values)}
              className="flex h-full w-full flex-col gap-1 rounded-card border border-line-strong bg-card px-5 py-4 text-left hover:border-ink hover:bg-paper"
            >
              <span className="font-semibold text-lg">{name}</span>
              <span className="text-muted text-sm">{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </ScrollPage>
  );
}

function CopiedSite({ id }: { id: number }) {
  const { entity } = SITE_SCREEN;
  const { client } = trpc.useUtils();
  const original = useQuery(entityQueries<RecordRow, unknown>(entity, callsOf(client, entity)).one(id));
  if (original.isPending) return <div className="skeleton m-6 h-96" />;
  const start = original.data ? copyOf(original.data) : {};
  return <FormPage screen={SITE_SCREEN} id={null} start={start} />;
}

/** The same page as a draft under an address of its own. */
function copyOf(row: RecordRow): RecordValues {
  const values = Object.fromEntries(editableFields(SITE_SCREEN.entity).map((name) => [name, row[name]]));
  const path = String(row.path).replace(/\/$/, '');
  return {
    ...values,
    name: texts.copyName({ name: String(row.name) }),
    path: path === '' ? '/kopie' : `${path}-kopie`,
    isPublic: false,
  };
}
