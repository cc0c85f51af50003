import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { table as tableEntity } from '#entities/table.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { RecordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { BackLink } from '#web/backoffice/layout/back-link.tsx';
import { EmptyBox } from '#web/backoffice/layout/empty-box.tsx';
import { ScrollPage } from '#web/backoffice/layout/scroll-region.tsx';
import { useShownBranch } from '#web/backoffice/session/chosen-branch.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { compareNumbered } from '#web/lib/by-name.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { pagesOf, QR_FORMATS, QrPages } from './qr-sheet.tsx';
import { SelectionNotice } from './selection-notice.tsx';
import { tableAddress } from './table-address.ts';
import * as texts from './texts.ts';

type FormatName = keyof typeof QR_FORMATS;

/** #/tables/qr-codes: the codes of the selected tables (?ids=1,2) or of a whole branch, for printing on A4. */
export function QrCodesPage() {
  const { branches, businessName, shopName } = useSession();
  const { client } = trpc.useUtils();
  const [query, setQuery] = useSearchParams();
  const [format, setFormat] = useState<FormatName>('medium');
  const [title, setTitle] = useState(shopName || businessName);
  const [words, setWords] = useState(texts.usualWords);
  const found = useQuery(entityQueries(tableEntity, client.tables).list());
  const ids = (query.get('ids') ?? '').split(',').map(Number).filter(Boolean);
  const branchId = useShownBranch().branch ?? branches[0]?.id ?? 0;
  const rows = (found.data?.data ?? [])
    .filter(({ id, branch }) => (ids.length > 0 ? ids.includes(id) : branch === branchId))
    .toSorted((a, b) => compareNumbered(a.identifier, b.identifier));
  const tables = rows.flatMap(({ id, identifier, branch: of }) => {
    const branch = branches.find((one) => one.id === of);
    if (!branch) return [];
    return [{ id, identifier, address: tableAddress(window.location.origin, branch.identifier, identifier) }];
  });
  const pages = pagesOf(tables, QR_FORMATS[format]);
  const own = branches.filter((branch) => rows.some((row) => row.branch === branch.id));
  const sheet = { format: QR_FORMATS[format], shopName: title, words };
  return (
    <ScrollPage label={texts.qrCodes} className="max-w-5xl gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <BackLink to="/tables">{texts.tables}</BackLink>
          <h1 className="font-display text-3xl">{texts.qrCodes}</h1>
          <p className="mt-1 max-w-prose text-muted">{texts.qrCodesPurpose}</p>
        </div>
        <Button disabled={tables.length === 0} onClick={() => window.print()}>
          <StaffIcon name="printer" />
          {pages.length > 1 ? texts.printPages({ pages: pages.length }) : texts.print}
        </Button>
      </div>
      <div className="grid gap-4 rounded-card border border-line bg-card p-5 sm:grid-cols-2 sm:p-6">
        {ids.length > 0 ? (
          <div className="flex flex-col gap-1.5">
            <p className="font-medium text-sm">{texts.tables}</p>
            <p className="flex min-h-12 flex-wrap items-center gap-3">
              {texts.chosenTables({ count: tables.length })}
              <Button look="quiet" size="small" onClick={() => setQuery({})}>
                {texts.allOfBranch}
              </Button>
            </p>
          </div>
        ) : (
          <BranchField
            branches={branches}
            value={branchId}
            onChange={(id) => setQuery({ branch: String(id) })}
          />
        )}
        <SelectField
          label={texts.size}
          value={format}
          onChange={({ target }) => setFormat(target.value as FormatName)}
        >
          {Object.entries(QR_FORMATS).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField label={texts.aboveCode} value={title} onChange={({ target }) => setTitle(target.value)} />
        <TextField label={texts.belowCode} value={words} onChange={({ target }) => setWords(target.value)} />
      </div>
      <SelectionNotice branches={own} />
      {found.isPending && <div className="skeleton h-96" aria-hidden="true" />}
      {found.isError && (
        <p className="flex flex-wrap items-center gap-4">
          {recordFailure(tableEntity, 'list')}
          <Button look="secondary" onClick={() => void found.refetch()}>
            {texts.retry}
          </Button>
        </p>
      )}
      {found.isSuccess && tables.length === 0 && (
        <EmptyBox text={texts.noTables}>
          <ButtonLink to="/tables">{texts.createFirst}</ButtonLink>
        </EmptyBox>
      )}
      {pages.length > 0 && (
        <div className="grid gap-6 sm:grid-cols-2">
          {pages.map((page, index) => (
            <figure key={page[0]?.id}>
              <div className="overflow-hidden rounded-theme border border-line shadow-card">
                <QrPages pages={[page]} {...sheet} />
              </div>
              <figcaption className="mt-2 text-muted text-sm">
                {texts.pageOf({ page: index + 1, pages: pages.length })}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      {createPortal(
        <div className="qr-print" aria-hidden="true">
          <QrPages pages={pages} {...sheet} />
        </div>,
        document.body,
      )}
    </ScrollPage>
  );
}

interface BranchFieldProps {
  branches: readonly Branch[];
  value: number;
  onChange: (id: number) => void;
}

function BranchField({ branches, value, onChange }: BranchFieldProps) {
  return (
    <SelectField
      label={texts.allTablesOf}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      <RecordOptions records={branches} />
    </SelectField>
  );
}
