import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { proposedTax } from '#domain/setup/tax-rates.ts';
import { category } from '#entities/category.ts';
import { menu } from '#entities/menu.ts';
import { product } from '#entities/product.ts';
import { BackLink } from '#web/backoffice/layout/back-link.tsx';
import { ScrollPage } from '#web/backoffice/layout/scroll-region.tsx';
import { useCountry } from '#web/backoffice/session/use-country.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DropZone } from '#web/ui/drop-zone.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { type Cell, COLUMNS, type ListedProduct } from './columns.ts';
import { everyListedProduct } from './every-product.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportOutcome, ImportProgress, UndoButton } from './import-progress.tsx';
import {
  isActive,
  type ServerImport,
  startImport,
  startOver,
  useImportRun,
  watchImport,
} from './import-run.ts';
import { headingsOf, importPlan, type PlannedRow } from './plan.ts';
import { readTable } from './read-file.ts';
import * as texts from './texts.ts';

/** The chosen file, and what it is compared with. */
interface ReadFile {
  table: readonly (readonly Cell[])[];
  products: readonly ListedProduct[];
  categories: readonly string[];
  taxes: ReadonlyMap<string, number | null>;
  mapping: Readonly<Record<string, string>>;
}

/** Imports products from a table: first previews what every row would do, then the server writes what was confirmed. */
export function ImportPage() {
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const country = useCountry();
  const { file, plan, latest, isWitnessed } = useImportRun();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [readFile, setRead] = useState<ReadFile | null>(null);
  useEffect(() => {
    const refresh = async () => {
      for (const { name } of [product, menu, category]) await queries.invalidateQueries({ queryKey: [name] });
    };
    return watchImport({ client, refresh });
  }, [client, queries]);

  const taxOf = (taxes: ReadonlyMap<string, number | null>) => (category: string) =>
    taxes.has(category) ? (taxes.get(category) ?? null) : proposedTax(country, category);
  /** Judges the file anew: read just now, or with another use of its columns. */
  const show = (file: ReadFile) => {
    const found = importPlan(file.table, file.products, { ...file, taxOf: taxOf(file.taxes) });
    setRead(file);
    setFailure(found.refusal);
    useImportRun.setState({ plan: found.refusal ? null : found });
  };
  const read = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    setBusy(true);
    setFailure(null);
    setRead(null);
    startOver();
    useImportRun.setState({ file: chosen.name });
    try {
      const table = await readTable(chosen);
      show({ table, mapping: {}, ...(await everyListedProduct(client, serverNow())) });
    } catch (error) {
      const { message } = problemOf(error);
      setFailure(message ?? (error instanceof Error ? error.message : texts.unreadable));
    }
    setBusy(false);
  };
  const write = async (rows: readonly PlannedRow[]) => {
    setBusy(true);
    const refused = await startImport(file ?? '', rows, readFile?.categories ?? []);
    setFailure(refused);
    if (refused === null) setRead(null);
    setBusy(false);
  };

  const isRunning = isActive(latest);
  const isShowingEnd = isWitnessed && !isRunning;
  const isChoosing = !isRunning && !isShowingEnd;
  const ready = plan?.rows.filter(({ kind }) => kind === 'created' || kind === 'changed') ?? [];
  return (
    <ScrollPage label={texts.importTitle} className="max-w-5xl gap-6">
      <div>
        <BackLink to="/products">{texts.products}</BackLink>
        <h1 className="font-display text-3xl">{texts.importTitle}</h1>
        <p className="mt-1 max-w-prose text-muted">{texts.importHint}</p>
      </div>
      {isChoosing && (
        <DropZone
          id="import-file"
          accept=".csv,.xlsx,.txt,text/csv"
          hint={texts.fileHint}
          hintId="import-file-hint"
          isMultiple={false}
          hasError={failure !== null}
          errorId={failure === null ? undefined : 'import-failure'}
          onFiles={(files) => void read(files)}
        >
          {file === null ? texts.chooseFile : texts.chooseOtherFile}
        </DropZone>
      )}
      {isBusy && !plan && (
        <p role="status" className="text-muted">
          {texts.reading({ file: file ?? '' })}
        </p>
      )}
      {failure !== null && (
        <div id="import-failure">
          <NoticeBox tone="error" role="alert" title={texts.refused({ file: file ?? '' })}>
            {failure}
          </NoticeBox>
        </div>
      )}
      {readFile && isChoosing && (
        <ColumnMapping
          headings={headingsOf(readFile.table)}
          mapping={readFile.mapping}
          onChange={(mapping) => show({ ...readFile, mapping })}
        />
      )}
      {isChoosing && !plan && !isBusy && (
        <>
          {latest && <LastImport run={latest} />}
          <Guide />
        </>
      )}
      {isChoosing && plan && (
        <>
          <ImportPreview file={file ?? ''} plan={plan} />
          <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-paper py-4">
            <ButtonLink look="secondary" to="/products">
              {texts.cancel}
            </ButtonLink>
            <Button disabled={isBusy || ready.length === 0} onClick={() => void write(ready)}>
              {texts.importProducts({ count: ready.length })}
            </Button>
          </div>
        </>
      )}
      {latest && isRunning && <ImportProgress run={latest} />}
      {latest && isShowingEnd && <ImportEnd run={latest} />}
    </ScrollPage>
  );
}

/** What became of the import that this window has seen. */
function ImportEnd({ run }: { run: ServerImport }) {
  return (
    <>
      <ImportOutcome run={run} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/products">{texts.toProducts}</ButtonLink>
        <Button look="secondary" onClick={startOver}>
          {texts.importAnother}
        </Button>
        <UndoButton run={run} />
      </div>
    </>
  );
}

/** The import that this window has not seen: from before a reload, or a colleague's. */
function LastImport({ run }: { run: ServerImport }) {
  return (
    <section
      aria-labelledby="last-import"
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <h2 id="last-import" className="font-display text-xl">
        {texts.lastImport}
      </h2>
      <ImportOutcome run={run} />
      <UndoButton run={run} />
    </section>
  );
}

/** What the file has to look like. */
function Guide() {
  return (
    <div className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 className="font-display text-xl">{texts.guideTitle}</h2>
      <ol className="mt-3 flex max-w-prose list-decimal flex-col gap-1.5 pl-5">
        <li>{texts.guideExport}</li>
        <li>{texts.guideEdit}</li>
        <li>{texts.guideChoose}</li>
      </ol>
      <p className="mt-4 max-w-prose text-muted text-sm">{texts.guideKey}</p>
      <details className="group mt-3">
        <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-theme font-medium text-sm underline-offset-4 hover:underline">
          <StaffIcon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
          {texts.possibleColumns}
        </summary>
        <p className="max-w-prose text-muted text-sm">{COLUMNS.map(({ header }) => header).join(', ')}</p>
      </details>
    </div>
  );
}
